import type { RuleData } from '../rule.js';

/** Errata. */
export const errata: readonly RuleData[] = [
  {
    id: 'errata.override',
    statement: 'The corrected wordings of the errata section replace the printed ones.',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
    note: 'The cards carry all eight corrected texts, in every edition.',
  },
  {
    id: 'errata.hyperspace-jump',
    statement:
      'Hyperspace Jump (AW 129): ends the action phase; the battlefield may be switched with one not in use; the card sets itself aside rather than going to the discard pile.',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.its-a-trap',
    statement:
      "It's a Trap! (AW 107): has no Ambush; name a symbol shown by one of an opponent's dice; at most two own red dice are turned to that symbol.",
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.ammo-belt',
    statement:
      "Ammo Belt (SoR 141): before a card effect would discard a weapon on its character, it may be discarded in the weapon's place.",
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.fast-hands',
    statement:
      "Fast Hands (SoR 150): yellow character only; after its character is activated, one of that character's character or upgrade dice may be resolved.",
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.imperial-inspection',
    statement:
      "Imperial Inspection (SoR 70): once an own die has rolled a disrupt, it may be set aside; an upgrade in play costing at most 2 then goes back to its owner's hand.",
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.outer-rim-smuggler',
    statement:
      'Outer Rim Smuggler (SoR 46): the first time in a round that its controller plays the last card of the hand, that player gains 1 resource.',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.vibroknife',
    statement: 'Vibroknife (SoR 57): Ambush; damage from its die, and from dice that it modifies, is unblockable.',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
  {
    id: 'errata.heat-of-battle',
    statement:
      'Heat of Battle (EaW 123): a chosen opponent turns up to two own dice to melee or ranged damage sides; its player also turns up to two own dice to damage sides (not conditional on the first part).',
    editions: ['rr15', 'current'],
    sources: { reference: 'p.24 Errata' },
  },
];
