import type { RuleData } from '../rule.js';

/** Dice. */
export const dice: readonly RuleData[] = [
  {
    id: 'dice.six-sided',
    statement: 'All dice are six-sided; each result is equally likely.',
    sources: { reference: 'p.8 Part 2' },
  },
  {
    id: 'dice.components',
    statement:
      'A die side may have a value, a symbol, a resource cost and a modifier mark; a die has an identification and a rarity.',
    sources: { reference: 'p.8 Part 2' },
  },
  {
    id: 'dice.value',
    statement: "The number above the symbol is the side's value and sets how strong the effect is.",
    sources: {
      reference: 'p.8 Value, p.9',
      rey: 'Apply the Results of Your Dice',
      luke: 'Resolve Dice',
      obiWan: 'Apply the Results of Your Dice',
      grievous: 'Apply the Result of Your Dice',
    },
  },
  {
    id: 'dice.value.zero',
    statement: 'Blank and special sides have a value of 0.',
    differs: { awakenings: 'they "have no value"', rr15: 'value 0', legacies: 'value 0', convergence: 'value 0' },
    sources: {
      reference: 'p.8 Value, p.9 Special, Blank',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
    note: 'Treat as 0 in every edition: Force Throw (AW 57), Electroshock (AW 159) and the roll-off depend on it.',
  },
  {
    id: 'dice.value.zero-fixed',
    statement: 'The value of a special or blank side cannot be raised or lowered.',
    sources: { reference: 'p.9 Special, Blank' },
  },
  {
    id: 'dice.symbol',
    statement: "Each side has a symbol, and resolving the die carries out that symbol's effect.",
    sources: { reference: 'p.8 Symbol' },
  },
  {
    id: 'dice.cost',
    statement:
      'A side with a resource cost (number on yellow) can be resolved only by paying that many resources; who cannot pay cannot resolve it.',
    sources: {
      reference: 'p.8 Cost',
      rey: 'Modifiers and Cost',
      luke: 'Modifiers and Resource Cost',
      obiWan: 'Modifiers and Cost',
      grievous: 'Modifiers and Cost',
    },
  },
  {
    id: 'dice.modifier',
    statement:
      'A plus side (blue) resolves only jointly with a different die showing that symbol and no plus; the two values are summed into one.',
    sources: {
      reference: 'p.8 Modifier',
      rey: 'Modifiers and Cost',
      luke: 'Modifiers and Resource Cost',
      obiWan: 'Modifiers and Cost',
      grievous: 'Modifiers and Cost',
    },
  },
  {
    id: 'dice.modifier.not-alone',
    statement: 'A modifier side can never be resolved on its own, nor with only other modifiers.',
    sources: {
      reference: 'p.8 Modifier',
      rey: 'Modifiers and Cost',
      luke: 'Modifiers and Resource Cost',
      obiWan: 'Modifiers and Cost',
      grievous: 'Modifiers and Cost',
    },
  },
  {
    id: 'dice.modifier.base-spent',
    statement: 'If the unmodified die has already been resolved or is gone, the modifier has nothing to join.',
    sources: { reference: 'p.8 Modifier example' },
  },
  {
    id: 'dice.modifier.many',
    statement: 'Several modifier dice may join the same unmodified die; all of them resolve at that moment as one.',
    sources: { reference: 'p.16 Damage, p.8 Modifier' },
    note: 'Each plus die is used on one base die only. Costs on base and modifiers are all paid.',
  },
  {
    id: 'dice.modifier.count',
    statement: 'A die may have one or more modifier sides.',
    differs: { rr15: '"one or more"', legacies: '"one or two" blue sides' },
    sources: { reference: 'p.8 Modifier', luke: 'Modifiers and Resource Cost' },
    note: 'TIE Pilot (SoR 4) and Lure of Power (SoR 16) have three, Training Remote (EaW 35) four.',
  },
  {
    id: 'dice.modifier.own-pool',
    statement: "The die that a modifier joins must be in the same player's pool.",
    sources: { reference: 'p.8 Modifier', luke: 'Modifiers and Resource Cost' },
  },
  {
    id: 'dice.match-id',
    statement: 'A die belongs to the card with the same set symbol and number.',
    sources: { reference: 'p.8 Identification' },
  },
  {
    id: 'dice.melee',
    statement: 'Melee damage: deal damage equal to the value to one character.',
    sources: {
      reference: 'p.9 Melee Damage',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.ranged',
    statement: 'Ranged damage: deal damage equal to the value to one character.',
    sources: {
      reference: 'p.9 Ranged Damage',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.damage.any-character',
    statement: "Damage dice may target any character, also one's own.",
    sources: {
      reference: 'p.9 Melee Damage',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.damage.no-split',
    statement: 'The damage of one die, with its modifiers, goes to a single character.',
    sources: {
      reference: 'p.9 Melee, Ranged Damage',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'dice.damage.per-die-target',
    statement: 'Different dice resolved in one action may each hit a different character.',
    sources: { reference: 'p.9 Melee, Ranged Damage' },
  },
  {
    id: 'dice.melee-ranged-equivalent',
    statement:
      'Melee and ranged damage work alike; they differ only in which cards refer to them and in not being resolvable in one action together.',
    sources: { reference: 'p.28 FAQ' },
  },
  {
    id: 'dice.indirect',
    statement:
      'Indirect damage: the chosen opponent takes damage equal to the value on own characters, split as that opponent decides.',
    editions: ['legacies', 'convergence', 'current'],
    differs: {
      awakenings: 'symbol does not exist',
      rr15: 'symbol does not exist; the same mechanism appears as "distributed as they wish" on cards',
      legacies: 'introduced',
      convergence: 'kept',
    },
    sources: {
      luke: 'Dice Symbols, Damage, Shields and Defeated Characters',
      obiWan: 'Dice Symbols, Damage, Shields and Defeated Characters',
      grievous: 'Dice Symbols, Damage, Shields and Defeated Characters',
    },
    note: 'The distribution cap of damage.distribute.cap applies.',
  },
  {
    id: 'dice.shield',
    statement: 'Shield: give shields equal to the value to one character.',
    sources: {
      reference: 'p.9 Shield',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.shield.any-character',
    statement: 'Shields may be given to any character the player chooses.',
    sources: {
      reference: 'p.9 Shield',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.shield.no-split',
    statement:
      'The shields of one die, with its modifiers, go to a single character; different dice may shield different characters.',
    sources: { reference: 'p.9 Shield' },
  },
  {
    id: 'dice.shield.max',
    statement: 'Shields beyond three on a character are lost.',
    sources: {
      reference: 'p.9 Shield, p.16 Shields',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.resource',
    statement: 'Resource: gain resources equal to the value.',
    sources: {
      reference: 'p.9 Resource',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.disrupt',
    statement: 'Disrupt: an opponent loses resources equal to the value.',
    sources: {
      reference: 'p.9 Disrupt',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
    note: '"Sabotage" in the Russian starters.',
  },
  {
    id: 'dice.disrupt.floor',
    statement: 'An opponent with fewer resources loses all of them and never drops below zero.',
    sources: { reference: 'p.9 Disrupt' },
  },
  {
    id: 'dice.discard',
    statement: "Discard: cards equal to the value are discarded at random from an opponent's hand.",
    sources: {
      reference: 'p.9 Discard',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.discard.floor',
    statement: 'An opponent with fewer cards discards the whole hand.',
    sources: { reference: 'p.9 Discard' },
  },
  {
    id: 'dice.focus',
    statement: 'Focus: turn up to as many dice of the own pool as the value says, each to a side of choice.',
    differs: {
      awakenings: 'other dice of the pool',
      rr15: 'dice of the pool',
      legacies: 'dice of the pool',
      convergence: 'other dice of the pool (the Grievous translation is garbled)',
    },
    sources: {
      reference: 'p.9 Focus',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
    note: 'Normally moot, since the focus die leaves the pool after resolving; matters with My Ally Is The Force (SoR 105), where RR 1.5 lets the focus die turn itself.',
  },
  {
    id: 'dice.focus.own',
    statement: "Focus never turns an opponent's die.",
    sources: { reference: 'p.9 Focus' },
  },
  {
    id: 'dice.focus.up-to',
    statement: 'Fewer dice than the value, even none, may be turned.',
    sources: { reference: 'p.9 Focus' },
  },
  {
    id: 'dice.special',
    statement: "Special: use the special ability marked on the die's own card.",
    sources: {
      reference: 'p.9 Special',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.special.own-card',
    statement: "A special side can never be used for another card's special ability.",
    sources: { reference: 'p.9 Special, p.17 Special Abilities' },
  },
  {
    id: 'dice.special.many',
    statement:
      "Several specials may be resolved in one action, in the order the player chooses; different cards' specials count as the same symbol.",
    sources: { reference: 'p.9 Special' },
  },
  {
    id: 'dice.special.reroll-once',
    statement: 'A die rerolled by its own special is finished for that action, even when special comes up again.',
    sources: { reference: 'p.9 Special' },
  },
  {
    id: 'dice.blank',
    statement: 'Blank: no effect; a blank cannot be resolved.',
    sources: {
      reference: 'p.9 Blank',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'dice.through-card',
    statement:
      "When a card lets a player resolve a die, the symbol's normal effect is used together with whatever the card adds.",
    sources: { reference: 'p.9 Resolving Dice Through Cards' },
  },
  {
    id: 'dice.through-card.cost',
    statement: "The side's resource cost must still be paid.",
    sources: { reference: 'p.9 Resolving Dice Through Cards' },
  },
  {
    id: 'dice.through-card.no-lone-modifier',
    statement: 'A modifier still cannot be resolved alone that way.',
    sources: { reference: 'p.9 Resolving Dice Through Cards' },
  },
  {
    id: 'dice.through-card.no-modifiers',
    statement:
      'Modifiers cannot be added when a card resolves a die, unless the card allows several dice of one symbol to be resolved.',
    sources: { reference: 'p.9 Resolving Dice Through Cards' },
  },
  {
    id: 'dice.leave-play',
    statement:
      'When a card with a die leaves play, its die goes at once to the set-aside zone, from the pool or from the card; it can come back when the card does.',
    sources: { reference: 'p.9 Dice Leaving Play' },
  },
  {
    id: 'dice.duplicate-upgrades.same-character',
    statement:
      'With two copies of an upgrade on one character the dice need not be told apart unless something requires it (Con Artist does); if both dice are in the pool when an ability affects one of the cards, the player resolving the ability picks which die goes with it.',
    sources: { reference: 'p.9 Dice Leaving Play' },
  },
  {
    id: 'dice.duplicate-upgrades.different-characters',
    statement: 'With copies of an upgrade on different characters, each die must be tracked to its own card.',
    sources: { reference: 'p.9 Dice Leaving Play' },
  },
  {
    id: 'dice.track-per-character',
    statement:
      'With several copies of a non-unique character, each die is tracked to its own character, and only the dice of the defeated one leave.',
    sources: { reference: 'p.28 FAQ' },
  },
];
