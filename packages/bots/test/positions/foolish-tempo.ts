import type { Foolish } from './position.js';

/** Time: claiming, passing and dawdling where something urgent is there. */
export const FOOLISH_TEMPO: readonly Foolish[] = [
  {
    title: 'to leave the last character alive that one die defeats',
    position: {
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }], hand: ['Aim'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    },
    never: ['Claim the battlefield', 'Pass', 'Discard Aim to reroll', 'Play Aim'],
    forBeginners: true,
  },
  {
    title: 'to leave the last character alive that a die with its plus defeats',
    position: {
      me: { characters: [{ card: 'Rey', elite: true, exhausted: true, pool: ['1MD', '+2MD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
    },
    never: ['Claim the battlefield', 'Pass', 'Resolve melee > ** > Resolve without modifiers'],
    forBeginners: true,
  },
  {
    title: 'to leave the last character alive that a special defeats',
    position: {
      me: {
        characters: [{ card: 'Rey', exhausted: true, pool: ['1R'], upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }],
        hand: ['Take Cover'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9, shields: 3 }] },
    },
    never: ['Claim the battlefield', 'Pass', 'Discard Take Cover to reroll', 'Play Take Cover', 'Resolve resource'],
  },
  {
    title: 'to leave the last character alive that indirect damage defeats',
    position: {
      me: {
        characters: [
          { card: 'Commando Droid', exhausted: true, pool: ['2ID'] },
          { card: '09021', exhausted: true, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: [{ card: '09057', damage: 9 }] },
    },
    never: ['Claim the battlefield', 'Pass', 'Resolve shield'],
    forBeginners: true,
  },
  {
    title: 'to let the opponent act before the last character is defeated',
    position: {
      me: {
        characters: [{ card: '04002', exhausted: true, pool: ['2RD'] }, 'First Order Stormtrooper'],
        hand: ['Crossguard Lightsaber', 'Mobilize'],
        resources: 3,
      },
      opponent: { characters: [{ card: '04025', damage: 9 }], hand: ['Evade', 'Defensive Stance'], resources: 2 },
    },
    never: [
      'Activate First Order Stormtrooper',
      'Play Mobilize',
      'Claim the battlefield',
      'Pass',
      'Discard Mobilize to reroll',
      'Discard Crossguard Lightsaber to reroll',
    ],
  },
  {
    title: 'to claim with good dice in the pool',
    position: {
      me: {
        characters: [
          { card: 'Luke Skywalker', elite: true, exhausted: true, pool: ['2RD', '1R'] },
          { card: '05046', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true }] },
      battlefield: 'Outer Rim Outpost',
    },
    never: ['Claim the battlefield', 'Pass'],
  },
  {
    title: 'to claim with a character to activate',
    position: {
      me: {
        characters: [
          { card: 'Luke Skywalker', elite: true },
          { card: '05046', exhausted: true },
        ],
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true }] },
      battlefield: 'Outer Rim Outpost',
    },
    never: ['Claim the battlefield', 'Pass'],
    forBeginners: true,
  },
  {
    title: 'to pass after the opponent has claimed, with damage in the pool',
    position: {
      me: { characters: [{ card: '04001', exhausted: true, pool: ['2MD'] }] },
      opponent: { characters: ['04024'] },
      claimed: 'opponent',
    },
    never: ['Pass'],
    forBeginners: true,
  },
  {
    title: 'to pass after the opponent has claimed, with a character to activate',
    position: {
      me: { characters: ['09021', { card: 'Commando Droid', exhausted: true }] },
      opponent: { characters: ['09057'] },
      claimed: 'opponent',
    },
    never: ['Pass'],
    forBeginners: true,
  },
  {
    title: 'to pass after a pass, with damage in the pool: that ends the round',
    position: {
      me: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2MD'] }] },
      opponent: { characters: [{ card: 'Luke Skywalker', exhausted: true }] },
      turn: 'opponent',
    },
    before: ['Pass'],
    never: ['Pass'],
    forBeginners: true,
  },
  {
    title: 'to do anything else while a card that stops the lethal die is on the hand',
    position: {
      me: { characters: [{ card: 'Rey', damage: 7 }], hand: ['Dodge', 'Lightsaber'], resources: 3 },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    },
    never: ['Claim the battlefield', 'Pass', 'Activate Rey', 'Play Lightsaber'],
  },
  {
    title: 'to do anything else while a die can remove the lethal one',
    position: {
      me: {
        characters: [
          {
            card: 'Finn',
            exhausted: true,
            damage: 8,
            pool: ['2RD'],
            upgrades: [{ card: "Rey's Staff", pool: ['Sp'] }],
          },
        ],
        hand: ['Aim'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }], resources: 1 },
    },
    never: [
      'Claim the battlefield',
      'Pass',
      'Play Aim',
      'Resolve ranged',
      'Resolve special > Finn: 2 ranged',
      'Discard Aim to reroll',
    ],
  },
  {
    title: 'to take resources while the opponent’s dice defeat the last character that shields save',
    position: {
      me: {
        characters: [{ card: '09057', elite: true, exhausted: true, damage: 9, pool: ['2Sh', '1R'] }],
        hand: ['Punch Dagger'],
        resources: 1,
      },
      opponent: {
        characters: [
          { card: 'Commando Droid', exhausted: true, pool: ['1RD'] },
          { card: 'Commando Droid', exhausted: true, pool: ['1RD'] },
        ],
      },
    },
    never: ['Resolve resource', 'Claim the battlefield', 'Pass', 'Discard Punch Dagger to reroll', 'Play Punch Dagger'],
  },
  {
    title: 'to claim first while the opponent’s dice are lethal and can be turned',
    position: {
      me: { characters: [{ card: '09057', exhausted: true, damage: 9 }], plots: ['Force Flow'] },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }] },
    },
    never: ['Claim the battlefield', 'Pass'],
  },
];
