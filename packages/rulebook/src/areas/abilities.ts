import type { RuleData } from '../rule.js';

/** Abilities. */
export const abilities: readonly RuleData[] = [
  {
    id: 'abilities.five-kinds',
    statement:
      'Abilities are of five kinds: action, claim, ongoing, special and triggered; keywords are short names for abilities.',
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.paragraph',
    statement: "Each paragraph of a card's text is a separate ability.",
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.active-while-in-play',
    statement: 'An ability works from the moment its card enters play until the card leaves play.',
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.event-on-play',
    statement: "An event's ability resolves when the event is played.",
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.mandatory',
    statement: 'An ability must be carried out as far as possible, unless it says "may" or offers a choice.',
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.special-mandatory',
    statement: 'Once a special side is being resolved its special ability is mandatory.',
    sources: { reference: 'p.17 Part 7' },
  },
  {
    id: 'abilities.action',
    statement: 'An ability headed "Action" is used by spending the turn\'s action on it and following the text.',
    sources: { reference: 'p.17 Action Abilities, p.14 Use a Card Action' },
  },
  {
    id: 'abilities.claim',
    statement: 'An ability headed "Claim" is at the disposal of whoever claims that battlefield.',
    sources: { reference: 'p.17 Claim Abilities' },
  },
  {
    id: 'abilities.ongoing',
    statement:
      'A non-keyword ability with neither a trigger condition nor a bold heading is ongoing and applies continuously.',
    sources: { reference: 'p.17 Ongoing Abilities' },
  },
  {
    id: 'abilities.inherent',
    statement:
      'Some ongoing abilities belong to the die itself and apply however the die is resolved, even while its card is not in play.',
    sources: { reference: 'p.17 Inherent Dice Abilities' },
  },
  {
    id: 'abilities.inherent.wording',
    statement: 'Apart from specials, an inherent die ability never contains "before", "after" or "while".',
    sources: { reference: 'p.17 Inherent Dice Abilities' },
  },
  {
    id: 'abilities.inherent.list',
    statement:
      'The non-special inherent die abilities are those of Diplomatic Immunity (AW 50), Launch Bay (AW 31), Lure of Power (SoR 16), ID9 Seeker Droid (EaW 13) and Training Remote (EaW 35).',
    sources: { reference: 'p.17 Inherent Dice Abilities, p.27 ID-9 Seeker Droid' },
    note: 'Vibroknife (SoR 57, as corrected) fits the definition but is missing from the list; it is one here.',
  },
  {
    id: 'abilities.special.inherent',
    statement:
      'Special abilities are inherent to their die, so they can be resolved even when the card is not in play.',
    sources: { reference: 'p.17 Special Abilities, p.29 FAQ' },
  },
  {
    id: 'abilities.special.several',
    statement: 'With several special abilities on one card, whoever resolves the die picks one.',
    sources: { reference: 'p.17 Special Abilities' },
  },
  {
    id: 'abilities.special.own-card',
    statement: "A special is never used for another card's special ability.",
    sources: { reference: 'p.17 Special Abilities, p.9 Special' },
  },
  {
    id: 'abilities.special.exhausted-card',
    statement: 'A special may be used although its card is exhausted, unless using it requires exhausting that card.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'abilities.triggered',
    statement: 'Triggered abilities combine a condition with an effect and come in two sorts, before and after.',
    sources: { reference: 'p.18 Triggered Abilities' },
  },
  {
    id: 'abilities.triggered.independent',
    statement: 'Once triggered, an ability resolves in full even if its card has left play meanwhile.',
    sources: { reference: 'p.18 Triggered Abilities' },
  },
  {
    id: 'abilities.trigger-condition',
    statement: 'The trigger condition is the occurrence named behind the word "before" or "after".',
    sources: { reference: 'p.18 Trigger Condition' },
  },
  {
    id: 'abilities.before',
    statement:
      'A before ability resolves at once when its condition is about to be met, ahead of the rest of the effect that meets it.',
    sources: {
      reference: 'p.18 Before Abilities',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'abilities.after',
    statement: 'An after ability resolves once the thing it names has finished, and waits in the queue for that.',
    sources: {
      reference: 'p.18 After Abilities',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'abilities.after.part-of-ability',
    statement:
      'If the triggering occurrence was one part of a larger ability, the whole of that ability finishes first.',
    sources: { reference: 'p.18 After Abilities' },
  },
  {
    id: 'abilities.after.needs-card-in-time',
    statement:
      'A card that comes into play only while something resolves does not react to what triggered before it was in play.',
    sources: { reference: 'p.30 FAQ Outmaneuver' },
  },
  {
    id: 'abilities.effect',
    statement: 'An effect is whatever results from an ability and lasts as long as the ability says.',
    sources: { reference: 'p.19 Effects' },
  },
  {
    id: 'abilities.delayed',
    statement: 'A delayed effect happens at a later moment or condition that the ability names.',
    sources: { reference: 'p.19 Delayed Effects' },
  },
  {
    id: 'abilities.delayed.event-not-limbo',
    statement: 'An event that creates a delayed effect is discarded right away and does not wait in limbo.',
    sources: { reference: 'p.19 Delayed Effects' },
  },
  {
    id: 'abilities.delayed.source-gone',
    statement: 'A delayed effect still happens when the card that made it has left play.',
    sources: { reference: 'p.25 Crime Lord' },
  },
  {
    id: 'abilities.self-reference',
    statement: '"This upgrade", "this character" and the like mean that very card, not other copies.',
    sources: { reference: 'p.19 Self-Referential Effects' },
  },
  {
    id: 'abilities.negative-wins',
    statement: 'An effect that says something cannot be done beats one that says it can.',
    sources: { reference: 'p.19 Negative Effects' },
  },
  {
    id: 'abilities.then',
    statement: 'What follows "then" is attempted only if everything before it on the card was carried out completely.',
    sources: { reference: 'p.19 "Then" Effects' },
  },
  {
    id: 'abilities.reminder-text',
    statement: "Italic reminder text explaining a keyword has no force; the keyword's full rule applies.",
    sources: { reference: 'p.18 Keywords' },
  },
];
