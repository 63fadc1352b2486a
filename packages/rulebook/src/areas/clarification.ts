import type { RuleData } from '../rule.js';

/** Clarifications of cards. */
export const clarification: readonly RuleData[] = [
  {
    id: 'clarification.abandon-all-hope',
    statement:
      'Abandon All Hope (AW 79): the opponent may pick either loss, whatever resources or hand that player has.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.ace-in-the-hole.inherent',
    statement: 'Ace in the Hole (AW 92): inherent die abilities, specials included, of the die rolled in still work.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.ace-in-the-hole.non-inherent',
    statement: 'Ace in the Hole (AW 92): any other ability of the discarded card does not apply to its die.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.boundless-ambition',
    statement: 'Boundless Ambition (AW 80): draws only until the hand reaches the hand size.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.count-dooku.one-source',
    statement:
      'Count Dooku (AW 9): a die resolved with modifiers is one source, so he can gain at most 1 shield for it.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.count-dooku.each-die',
    statement:
      'Count Dooku (AW 9): against several unmodified dice resolved in one action he may react to each, since each is resolved by itself.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.crime-lord.source-gone',
    statement:
      'Crime Lord (AW 23): the marked character is defeated when the round is over, no matter whether Crime Lord is still in play.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.crime-lord.deck-out-first',
    statement: 'Crime Lord (AW 23): losing through an empty hand and deck is checked before its defeat happens.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.daring-escape',
    statement:
      "Daring Escape (AW 126): after the rerolls all of that opponent's blank dice are removed, including those that were not rerolled.",
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.force-training',
    statement: 'Force Training (AW 58): its special must use two different options out of the three.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.general-grievous',
    statement: 'General Grievous (AW 3): takes the upgrade before Redeploy could move it.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.hunker-down',
    statement:
      'Hunker Down (AW 164): stays attached when shields block all of the melee damage, because none was taken.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.hyperspace-jump.control',
    statement:
      'Hyperspace Jump (AW 129): who controls the battlefield does not change even when the battlefield card is switched.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.hyperspace-jump.no-claim',
    statement: 'Hyperspace Jump (AW 129): no claim ability is used.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.let-the-wookiee-win',
    statement:
      'Let the Wookiee Win (AW 130): the opponent may pick either option even with fewer than two dice in the pool or without an exhausted character.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.nightsister',
    statement:
      'Nightsister (AW 12): her action may be used although the 1 damage defeats her; the reroll still happens.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.one-with-the-force',
    statement: 'One With The Force (AW 42): when it turns into a support its die goes to the support card.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.padawan',
    statement:
      'Padawan (AW 36): an upgrade that is being replaced stays until the new weapon is in play, so the discount for having no upgrade does not apply.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.poe-dameron',
    statement:
      'Poe Dameron (AW 29): if the discarded card\'s special is what gets resolved, it is resolved completely before the "then" part of Poe\'s special.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.qui-gon-jinn',
    statement:
      'Qui-Gon Jinn (AW 37): with three shields his ability still works: one is removed before the new one arrives.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.retreat',
    statement: 'Retreat (AW 110): the battlefield keeps its controller.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.rey',
    statement: 'Rey (AW 38): playing an Ambush upgrade on her gives two additional actions in that turn.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.second-chance.one-copy',
    statement: 'Second Chance (AW 137): with two copies on a character only one resolves; the other stays attached.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.second-chance.health',
    statement:
      'Second Chance (AW 137): excess damage is ignored first, so the character always ends at its health minus 5 damage.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.sith-holocron.color',
    statement:
      'Sith Holocron (AW 16): may bring in an upgrade restricted to blue characters even on a character that is not blue.',
    sources: { reference: 'p.25' },
  },
  {
    id: 'clarification.sith-holocron.free',
    statement: 'Sith Holocron (AW 16): nothing is paid for the card switched in.',
    sources: { reference: 'p.25' },
    note: 'The extra resource in its text is only for rolling the new die.',
  },
  {
    id: 'clarification.surgical-strike',
    statement:
      "Surgical Strike (AW 112): at least one die must be removed, since otherwise there is no value to compare a support's cost with.",
    sources: { reference: 'p.26' },
    note: 'Matters for supports that cost 0.',
  },
  {
    id: 'clarification.asajj-ventress',
    statement: 'Asajj Ventress (SoR 9): the opponent discards a further card of own choice; the first discard stands.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.ascension-gun',
    statement:
      "Ascension Gun (SoR 59): only battlefields brought with a player's deck that lie in a set-aside zone can be used.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.blackmail',
    statement: 'Blackmail (SoR 23): the opponent may pay 1 resource each time the die is rolled in or rerolled.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.c-3po.cost-and-modifier',
    statement: 'C-3PO (SoR 30): the resource cost must still be paid and a modifier side remains a modifier.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.c-3po.special',
    statement:
      "C-3PO (SoR 30): a die may be resolved as a special; its value is then 0 despite the card's reminder that the value is kept.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.carbon-freezing-chamber',
    statement: 'Carbon-Freezing Chamber (SoR 151): a character die on its card may be chosen, not only one in a pool.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.cargo-hold.full',
    statement:
      'Cargo Hold (SoR 152): an upgrade may be moved to a character with three upgrades; one of them is then discarded.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.cargo-hold.restrictions',
    statement: 'Cargo Hold (SoR 152): the move ignores play restrictions.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.director-krennic.set-aside',
    statement:
      'Director Krennic (SoR 3): the Death Trooper die comes from the set-aside zone; without one there the ability does nothing.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.director-krennic.extra-dice',
    statement:
      'Director Krennic (SoR 3): with Death Troopers on the team, further Death Trooper dice beyond theirs are needed.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.destiny',
    statement:
      'Destiny (SoR 101): before effects that lower a cost cannot be used to fit a more expensive card under the combined value.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.fn-2199',
    statement: 'FN-2199 (SoR 2): a weapon die rolled in but not resolved at once stays in the pool as usual.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.force-illusion.all-or-nothing',
    statement:
      'Force Illusion (SoR 135): if the deck holds fewer cards than the damage, none of the damage is blocked.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.force-illusion.order',
    statement: 'Force Illusion (SoR 135): its controller decides whether it or the shields block first.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.force-lightning',
    statement: "Force Lightning (SoR 14): the blank die it removes may be an opponent's.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.momentum-shift',
    statement: "Momentum Shift (SoR 129): no shield can be moved if all of the player's characters already have three.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.my-ally-is-the-force',
    statement: 'My Ally Is The Force (SoR 105): a focus die resolved with it may turn itself to another side.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.premonitions.opponents-copy',
    statement:
      "Premonitions (SoR 131): the card stacked on an opponent's set-aside copy may be played for free, unseen until then; the opponent's copy then goes to the opponent's discard pile.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.premonitions.restriction',
    statement:
      "Premonitions (SoR 131): if a play restriction prevents playing the stacked card, it is discarded to its owner's pile.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.salvo',
    statement: 'Salvo (SoR 121): a resource cost on the die is paid once, the damage is dealt to each character.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.training.set-aside',
    statement: 'Training (SoR 125): the second die is taken from the set-aside zone; without one nothing happens.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.training.second-copy',
    statement: 'Training (SoR 125): a second copy on the same character does nothing, since it is elite already.',
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.training.leaves',
    statement:
      "Training (SoR 125): its die is one of the character's dice; if Training leaves play, the character's controller picks which of that character's dice is set aside.",
    sources: { reference: 'p.26' },
  },
  {
    id: 'clarification.ahsoka-tano',
    statement: 'Ahsoka Tano (EaW 31): the price counts the upgrade dice she rolled as well.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.ancient-lightsaber',
    statement: "Ancient Lightsaber (EaW 49): using its action puts it at the bottom of its owner's deck.",
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.coercion.cannot-pay',
    statement:
      'Coercion (EaW 81): a player who cannot pay for the event or fulfil its restrictions need not play it and may act freely.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.coercion.no-effect',
    statement:
      'Coercion (EaW 81): the event must be played even if it accomplishes nothing, and resolved as far as possible.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.coercion.pass',
    statement:
      'Coercion (EaW 81): passing is allowed, since it is no action; the obligation then applies to the next action that player takes in the round.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.general-hux',
    statement: 'General Hux (EaW 2): counts only characters in play, not defeated ones.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.grand-inquisitors-lightsaber',
    statement:
      "Grand Inquisitor's Lightsaber (EaW 15): its die may be rerolled even when no character die was turned to a blank.",
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.hutt-ties',
    statement: 'Hutt Ties (EaW 85): the opponent may pick either option even with no resources or no dice.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.id9-seeker-droid.inherent',
    statement: 'ID9 Seeker Droid (EaW 13): its X ability is inherent to the die.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.id9-seeker-droid.recount',
    statement: 'ID9 Seeker Droid (EaW 13): X is recounted constantly and drops as each ID9 die leaves the pool.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.kanan-jarrus',
    statement: 'Kanan Jarrus (EaW 33): the action must be declared before his ability is used.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.mace-windu',
    statement: 'Mace Windu (EaW 34): shields do not count toward remaining health.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.magnaguard.healed',
    statement: 'MagnaGuard (EaW 3): once its ability has applied, healing does not save it at the end of the round.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.magnaguard.more-damage',
    statement: 'MagnaGuard (EaW 3): it can still be dealt damage at 8 damage; the excess is ignored.',
    sources: { reference: 'p.27' },
  },
  {
    id: 'clarification.port-district',
    statement:
      'Port District (EaW 159): an upgrade whose cost was lowered below 3, or that is played for free, gains no Ambush.',
    sources: { reference: 'p.27' },
    note: "The battlefield's text speaks of any card, the clarification of upgrades; apply it to every card.",
  },
  {
    id: 'clarification.running-interference',
    statement:
      'Running Interference (EaW 115): two copies used on one opponent after the same action still stop that action only on the next turn.',
    sources: { reference: 'p.27' },
  },
];
