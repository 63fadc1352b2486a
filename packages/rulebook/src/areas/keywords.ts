import type { RuleData } from '../rule.js';

/** Keywords. */
export const keywords: readonly RuleData[] = [
  {
    id: 'keyword.binary',
    statement: 'A card either has a keyword or has not; gaining it twice changes nothing.',
    sources: { reference: 'p.18 Keywords' },
  },
  {
    id: 'keyword.lose',
    statement: 'A card that loses a keyword is without it, however many effects would give it.',
    sources: { reference: 'p.18 Keywords' },
  },
  {
    id: 'keyword.shorthand',
    statement: 'Keywords stand for fixed rule texts, which override the reminder text on cards.',
    sources: {
      reference: 'p.18 Keywords',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.ambush',
    statement: 'Ambush: after a card with Ambush has been played and has resolved, its player may take another action.',
    differs: {
      awakenings: '"immediately" take one additional action',
      rr15: 'take another action, following the additional-action rules',
      legacies: 'may take one additional action',
      convergence: 'may gain one action',
    },
    sources: { reference: 'p.18 Ambush', rey: 'Keywords', luke: 'Keywords', obiWan: 'Keywords', grievous: 'Keywords' },
    note: 'Same result under every wording: the action is taken at once or declined.',
  },
  {
    id: 'keyword.ambush.off-turn',
    statement: "If Ambush is used outside the player's own turn, that action is taken immediately.",
    sources: { reference: 'p.18 Ambush' },
  },
  {
    id: 'keyword.guardian',
    statement:
      "Guardian: when one of a player's Guardian characters is activated, the player may have it take the damage shown on one damage die in an opponent's pool, and that die is removed.",
    differs: {
      awakenings:
        "before activation; melee or ranged; the die's result is applied to the Guardian, then the die is removed",
      rr15: 'before activation; melee or ranged; the die is removed to deal damage equal to its value',
      legacies: 'before activation; melee, ranged or indirect; damage, then removal',
      convergence: 'AFTER activation; melee, ranged or indirect; damage, then removal',
    },
    sources: {
      reference: 'p.18 Guardian',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.guardian.timing',
    statement:
      'Guardian happens before the activation: dice are not rolled yet, and a Guardian it defeats is not activated at all.',
    editions: ['awakenings', 'rr15', 'legacies'],
    differs: {
      awakenings: 'before',
      rr15: 'before',
      legacies: 'before',
      convergence:
        "after: the Guardian's dice are already in the pool when it takes the damage, and leave with it if it is defeated",
    },
    sources: { reference: 'p.18 Guardian, p.17 Queue example 2', rey: 'Keywords', luke: 'Keywords' },
  },
  {
    id: 'keyword.guardian.timing.after',
    statement:
      'Under the Convergence starters Guardian is an after ability of the activation, so it goes through the queue.',
    editions: ['convergence', 'current'],
    sources: { obiWan: 'Keywords', grievous: 'Keywords' },
  },
  {
    id: 'keyword.guardian.symbols',
    statement: 'Only melee and ranged dice can be taken by Guardian.',
    editions: ['awakenings', 'rr15'],
    differs: {
      awakenings: 'melee, ranged',
      rr15: 'melee, ranged',
      legacies: 'melee, ranged, indirect',
      convergence: 'melee, ranged, indirect',
    },
    sources: { reference: 'p.18 Guardian', rey: 'Keywords' },
  },
  {
    id: 'keyword.guardian.symbols.indirect',
    statement: 'Melee, ranged and indirect dice can be taken by Guardian.',
    editions: ['legacies', 'convergence', 'current'],
    sources: { luke: 'Keywords', obiWan: 'Keywords', grievous: 'Keywords' },
  },
  {
    id: 'keyword.guardian.one-die',
    statement: 'Guardian takes one die per activation, and using it is optional.',
    sources: {
      reference: 'p.18 Guardian',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.guardian.unusable-dice',
    statement:
      'A modifier side or a side with a resource cost can be taken by Guardian although it could not be resolved; the damage is the value shown and no cost is paid.',
    sources: { reference: 'p.21 Removing Dice, p.18 Guardian' },
  },
  {
    id: 'keyword.guardian.shields',
    statement: "Guardian damage is ordinary damage that the character's shields block.",
    sources: { reference: 'p.18 Guardian, p.16 Shields' },
    note: 'It is dealt by Guardian, not by the die, so it is untyped under damage.untyped-default; the Awakenings wording ("apply the result") would make it melee or ranged.',
  },
  {
    id: 'keyword.redeploy',
    statement:
      "Redeploy (upgrades only): when its character is defeated, the upgrade may be moved to another of its controller's characters rather than being discarded.",
    differs: {
      awakenings: 'called Redistribute; after the defeat; to any other own character',
      rr15: 'before the upgrade would be discarded because of the defeat; moved instead; to another own character',
      legacies: 'called Reassign; after the defeat; to any own character',
      convergence: 'called Redistribute; upon the defeat but before it happens; to any other own character',
    },
    sources: {
      reference: 'p.18 Redeploy',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.redeploy.die',
    statement: "The upgrade's die goes with it and ends up on the new character, out of the pool if it was there.",
    differs: {
      awakenings: 'die goes along, in the pool or not',
      rr15: 'die goes along onto the new character card, in the pool or not',
      legacies: 'die goes along onto the new character card, in the pool or not',
      convergence: 'a die in the pool returns to its card',
    },
    sources: {
      reference: 'p.18 Redeploy, p.20 Move',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
    note: 'The same board state results under every wording: the die lies on the upgrade, unrolled.',
  },
  {
    id: 'keyword.redeploy.ignores-restrictions',
    statement: 'Redeploy ignores play restrictions of the upgrade.',
    sources: { reference: 'p.18 Redeploy, p.20 Move' },
  },
  {
    id: 'keyword.redeploy.full-character',
    statement: 'Redeploying onto a character with three upgrades is allowed; one of its upgrades is then discarded.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'keyword.redeploy.optional',
    statement: 'Redeploy is optional; otherwise the upgrade is discarded as usual.',
    sources: {
      reference: 'p.18 Redeploy',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.redeploy.not-from-discard-effects',
    statement:
      'Redeploy works only when the defeat of its character is the reason for leaving, not when a card effect or replacing discards the upgrade.',
    sources: {
      reference: 'p.18 Redeploy',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.redeploy.needs-target',
    statement: 'Without another own character in play Redeploy cannot be used.',
    sources: {
      reference: 'p.20 Move, p.18 Redeploy',
      rey: 'Keywords',
      luke: 'Keywords',
      obiWan: 'Keywords',
      grievous: 'Keywords',
    },
  },
  {
    id: 'keyword.redeploy.after-steal',
    statement: 'An effect that takes the upgrade before the defeat (General Grievous AW 3) comes ahead of Redeploy.',
    sources: { reference: 'p.25 General Grievous' },
  },
];
