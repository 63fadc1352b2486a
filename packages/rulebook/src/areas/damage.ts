import type { RuleData } from '../rule.js';

/** Damage, shields and defeat. */
export const damage: readonly RuleData[] = [
  {
    id: 'damage.deal',
    statement: 'Dealing damage puts that many damage on the character, less whatever is blocked.',
    sources: {
      reference: 'p.16 Damage',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.tokens',
    statement: 'Damage tokens are worth 1 or 3 and may be changed for one another at any time; only the total matters.',
    sources: {
      reference: 'p.16 Damage',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.untyped-default',
    statement: 'Damage is neither melee nor ranged unless its source says so.',
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.that-damage',
    statement: '"That damage" in card text means that amount of damage, not its kind.',
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.one-die-one-time',
    statement:
      'Dice resolved in one action deal their damage one after another; only a die and the modifiers on it deal damage at the same moment.',
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.excess',
    statement: "Damage beyond a character's health is ignored.",
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.unblockable',
    statement:
      'Unblockable damage is not stopped by shields or by card effects, and the shields on the character stay there.',
    differs: {
      awakenings: 'only shields are mentioned',
      rr15: 'shields and card effects',
      legacies: 'only shields are mentioned',
      convergence: 'only shields are mentioned',
    },
    sources: {
      reference: 'p.16 Damage, p.21 Unblockable Damage',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'damage.distribute.by-victim',
    statement: 'When a player is told to distribute damage among own characters, that player assigns all of it first.',
    sources: { reference: 'p.16 Damage', luke: 'Dice Symbols', obiWan: 'Dice Symbols', grievous: 'Dice Symbols' },
  },
  {
    id: 'damage.distribute.cap',
    statement:
      'While assigning, a character may not be given more than its remaining health plus its shields, as long as some other own character could still take the rest.',
    sources: { reference: 'p.16 Damage' },
    note: 'Cap per character = remaining health + shields. For unblockable distributed damage the wording still counts shields.',
  },
  {
    id: 'damage.distribute.overflow',
    statement:
      'When every own character is at its cap and damage is left over, the rest must still be assigned, to any own characters.',
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.distribute.simultaneous',
    statement: 'After all of it has been assigned, distributed damage is dealt to all the characters at once.',
    sources: { reference: 'p.16 Damage' },
  },
  {
    id: 'damage.distribute.opponent-chooses',
    statement:
      'Whether it comes from a die or from card text, indirect damage is distributed by the player whose characters take it.',
    editions: ['legacies', 'convergence', 'current'],
    sources: {
      luke: 'Damage, Shields and Defeated Characters, Dice Symbols',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.shield.block',
    statement: 'Each shield on a character blocks 1 damage dealt to it and is then removed.',
    sources: {
      reference: 'p.16 Shields',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.shield.mandatory',
    statement: 'Shields have to be used whenever they can block; their owner cannot save them.',
    sources: { reference: 'p.16 Shields, p.28 FAQ' },
  },
  {
    id: 'damage.shield.before-taken',
    statement: 'Shields block before damage is taken.',
    sources: { reference: 'p.16 Shields' },
  },
  {
    id: 'damage.block.order',
    statement:
      'Other effects that block damage act at the same time as shields, so their owner decides which is used first.',
    sources: { reference: 'p.16 Shields, p.26 Force Illusion' },
  },
  {
    id: 'damage.shield.max',
    statement: 'A character never has more than three shields; excess shields from any effect are ignored.',
    sources: {
      reference: 'p.16 Shields, p.9 Shield',
      rey: 'Dice Symbols',
      luke: 'Dice Symbols',
      obiWan: 'Dice Symbols',
      grievous: 'Dice Symbols',
    },
  },
  {
    id: 'damage.defeat.immediate',
    statement:
      'A character is defeated the moment the damage on it equals its health, even in the middle of an action.',
    sources: {
      reference: 'p.16 Damage, p.16 Defeated Characters',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.defeat.set-aside',
    statement: "A defeated character's card and its character dice leave play.",
    differs: {
      awakenings: 'removed from the game',
      rr15: 'set aside',
      legacies: 'set aside',
      convergence: 'removed from the game',
    },
    sources: {
      reference: 'p.16 Defeated Characters, p.10 Set-aside zone',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
    note: 'Use the set-aside zone everywhere: it is out of play just the same, and cards such as Endless Ranks (AW 70) bring characters back.',
  },
  {
    id: 'damage.defeat.upgrades',
    statement: 'Every upgrade on a defeated character is discarded and its die set aside.',
    sources: {
      reference: 'p.16 Defeated Characters',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.defeat.dice-in-pool',
    statement:
      'Dice of a defeated character and of its upgrades leave the pool as well; they cannot be resolved any more.',
    sources: {
      reference: 'p.16 Defeated Characters, p.28 FAQ',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.defeat.inert',
    statement: 'A defeated character cannot be activated, targeted or spotted.',
    sources: {
      reference: 'p.16 Defeated Characters, p.20 Choose-Target, p.21 Spotting',
      rey: 'Damage, Shields and Defeated Characters',
      luke: 'Damage, Shields and Defeated Characters',
      obiWan: 'Damage, Shields and Defeated Characters',
      grievous: 'Damage, Shields and Defeated Characters',
    },
  },
  {
    id: 'damage.defeat.last',
    statement: 'A player with no character left has lost.',
    sources: {
      reference: 'p.16 Defeated Characters, p.15 Winning the Game',
      rey: 'Victory Conditions',
      luke: 'Victory',
      obiWan: 'Victory Conditions',
      grievous: 'Victory Conditions',
    },
  },
  {
    id: 'damage.source.die-and-modifiers',
    statement: 'A die with its modifiers is a single source of damage.',
    sources: { reference: 'p.25 Count Dooku, p.16 Damage' },
  },
];
