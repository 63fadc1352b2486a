import type { RuleData } from '../rule.js';

/** Rounds, turns and winning. */
export const structure: readonly RuleData[] = [
  {
    id: 'structure.rounds',
    statement: 'The game is a series of rounds; each round is an action phase followed by an upkeep phase.',
    sources: {
      reference: 'p.13 Rounds',
      rey: 'Turn Structure',
      luke: 'Playing the Game',
      obiWan: 'Turn Structure',
      grievous: 'Turn Order and Actions',
    },
    note: 'Upkeep is "regroup" in the Russian starters.',
  },
  {
    id: 'structure.first-turn',
    statement: "In every round the battlefield's controller takes the first turn.",
    sources: {
      reference: 'p.13 Action Phase, p.5 Battlefields, p.14 Claim',
      rey: 'Turn Structure',
      luke: 'Playing the Game',
      obiWan: 'Turn Structure',
      grievous: 'Turn Order and Actions',
    },
  },
  {
    id: 'structure.alternate',
    statement: 'Turns alternate between the players throughout the action phase.',
    sources: {
      reference: 'p.13 Action Phase',
      rey: 'Turn Structure',
      luke: 'Playing the Game',
      obiWan: 'Turn Structure',
      grievous: 'Turn Order and Actions',
    },
  },
  {
    id: 'structure.one-action',
    statement: 'On a turn a player takes exactly one action or passes.',
    sources: {
      reference: 'p.13 Actions',
      rey: 'Turn Structure',
      luke: 'Playing the Game',
      obiWan: 'Turn Structure',
      grievous: 'Turn Order and Actions',
    },
  },
  {
    id: 'structure.action-phase-end',
    statement: 'The action phase ends when all players pass one after the other without an action in between.',
    sources: {
      reference: 'p.13 Action Phase, p.15 Passing',
      rey: 'Turn Structure',
      luke: 'Passing',
      obiWan: 'Passing',
      grievous: 'Pass',
    },
  },
  {
    id: 'structure.turn-vs-round',
    statement: "A turn is a single player's opportunity to act; a round is an action phase plus an upkeep phase.",
    sources: { reference: 'p.29 FAQ' },
  },
  {
    id: 'structure.pass',
    statement: 'A player who passes does nothing and may act again on the next own turn if the phase has not ended.',
    sources: { reference: 'p.15 Passing', rey: 'Turn Structure', luke: 'Passing', obiWan: 'Passing', grievous: 'Pass' },
  },
  {
    id: 'structure.pass.null-action',
    statement: 'An action that changes nothing at all counts as a pass.',
    sources: { reference: 'p.15 Passing' },
  },
  {
    id: 'structure.pass.not-null',
    statement:
      'Exhausting a card, playing a card from hand, or rerolling a die (even to the side it already showed) is something: the action is not a pass although nothing further happened.',
    sources: { reference: 'p.15 Passing example 2, p.29 FAQ' },
  },
  {
    id: 'structure.pass.not-decline',
    statement: 'Declining an additional action is not passing.',
    sources: { reference: 'p.15 Extra Actions' },
  },
  {
    id: 'structure.pass.not-action',
    statement: 'Passing is not an action.',
    sources: { reference: 'p.27 Coercion' },
  },
  {
    id: 'structure.extra.immediate',
    statement:
      "An additional action granted during a player's turn must be taken right after the current action has resolved, or declined; it cannot be saved.",
    sources: { reference: 'p.15 Extra Actions', rey: 'Keywords/Ambush' },
  },
  {
    id: 'structure.extra.off-turn',
    statement: "An action granted outside the player's own turn is likewise taken at once or declined.",
    sources: { reference: 'p.15 Extra Actions, p.18 Ambush' },
  },
  {
    id: 'structure.extra.full-resolution',
    statement:
      'An action and everything it triggered must be completely resolved before an additional action is taken.',
    sources: { reference: 'p.15 Extra Actions' },
  },
  {
    id: 'structure.extra.order',
    statement: 'Waiting additional actions are taken in the order in which they were created.',
    sources: { reference: 'p.15 Extra Actions' },
  },
  {
    id: 'structure.extra.not-queued',
    statement:
      'Additional actions never enter the queue, so after abilities triggered by one of them resolve before the next one is taken.',
    sources: { reference: 'p.15 Extra Actions, p.17 Queue' },
  },
  {
    id: 'structure.upkeep.order',
    statement:
      'Upkeep, for each player: (1) ready exhausted cards, (2) return dice left in the pool to their cards, (3) gain two resources, (4) discard any number of hand cards, then draw up to hand size.',
    differs: {
      awakenings: 'three steps (ready and return dice are one step)',
      rr15: 'four steps',
      legacies: 'three steps',
      convergence: 'three steps',
    },
    sources: {
      reference: 'p.13 Upkeep Phase',
      rey: 'Regroup Phase',
      luke: 'Upkeep Phase',
      obiWan: 'Regroup Phase',
      grievous: 'Regroup Phase',
    },
  },
  {
    id: 'structure.upkeep.ready',
    statement: "Upkeep readies all of a player's exhausted cards (characters, supports, upgrades and other cards).",
    sources: {
      reference: 'p.13 Upkeep Phase',
      rey: 'Regroup Phase',
      luke: 'Upkeep Phase',
      obiWan: 'Regroup Phase',
      grievous: 'Regroup Phase',
    },
  },
  {
    id: 'structure.upkeep.dice',
    statement: 'Unused dice in the pool go back to their cards in upkeep without being resolved.',
    sources: {
      reference: 'p.13 Upkeep Phase',
      rey: 'Regroup Phase',
      luke: 'Upkeep Phase',
      obiWan: 'Regroup Phase',
      grievous: 'Regroup Phase',
    },
  },
  {
    id: 'structure.upkeep.resources',
    statement: 'Each player gains two resources in upkeep; unspent resources carry over.',
    sources: {
      reference: 'p.13 Upkeep Phase, p.16 Resources',
      rey: 'Regroup Phase',
      luke: 'Upkeep Phase',
      obiWan: 'Regroup Phase',
      grievous: 'Regroup Phase',
    },
  },
  {
    id: 'structure.upkeep.discard-draw',
    statement:
      'In upkeep a player may discard any number of hand cards (also none) and then draws until the hand reaches the hand size.',
    differs: {
      awakenings: 'draw up to five',
      rr15: "draw up to the player's hand size (default five)",
      legacies: 'draw up to five',
      convergence: 'draw up to five',
    },
    sources: {
      reference: 'p.13 Upkeep Phase',
      rey: 'Regroup Phase',
      luke: 'Upkeep Phase',
      obiWan: 'Regroup Phase',
      grievous: 'Regroup Phase',
    },
  },
  {
    id: 'structure.upkeep.no-draw-when-full',
    statement:
      'A player whose hand after discarding is at or above the hand size draws nothing and is not forced to discard.',
    sources: { reference: 'p.13 Upkeep Phase, p.10 Hand, p.28 FAQ' },
  },
  {
    id: 'structure.upkeep.short-deck',
    statement: 'With too few cards left a player draws all that remain; that alone does not lose the game.',
    sources: { reference: 'p.13 Upkeep Phase, p.16 Draw' },
  },
  {
    id: 'structure.win.defeat',
    statement: 'When every character of one player is defeated the game ends at once and the other player wins.',
    sources: {
      reference: 'p.15 Winning the Game, p.16 Defeated Characters',
      rey: 'Victory Conditions',
      luke: 'Victory',
      obiWan: 'Victory Conditions',
      grievous: 'Victory Conditions',
    },
  },
  {
    id: 'structure.win.deck-out',
    statement: 'Once upkeep has finished, a player left with neither hand cards nor deck cards loses.',
    differs: {
      awakenings: 'worded "hand or deck" in the translation',
      rr15: 'hand and deck',
      legacies: 'worded "hand or their deck"',
      convergence: 'Obi-Wan: "hand or in their deck"; Grievous: "hand and deck"',
    },
    sources: {
      reference: 'p.15 Winning the Game',
      rey: 'Victory Conditions',
      luke: 'Victory',
      obiWan: 'Victory Conditions',
      grievous: 'Victory Conditions',
    },
    note: 'Both must be empty in every edition, whatever the leaflets\' "or" may suggest.',
  },
  {
    id: 'structure.win.deck-out-timing',
    statement:
      'The check is made only after upkeep, so running out during the action phase is harmless if cards come back before then.',
    sources: {
      reference: 'p.15 Winning the Game',
      rey: 'Victory Conditions',
      luke: 'Victory',
      obiWan: 'Victory Conditions',
      grievous: 'Victory Conditions',
    },
  },
  {
    id: 'structure.win.deck-out-tie',
    statement: 'If both players would lose that way in the same round, the one controlling the battlefield then wins.',
    sources: {
      reference: 'p.15 Winning the Game',
      rey: 'Victory Conditions',
      luke: 'Victory',
      obiWan: 'Victory Conditions',
      grievous: 'Victory Conditions',
    },
  },
  {
    id: 'structure.end-of-round.order',
    statement: 'The deck-out check comes before effects that happen after the round ends.',
    sources: { reference: 'p.25 Crime Lord' },
  },
];
