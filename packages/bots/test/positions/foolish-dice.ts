import type { Foolish } from './position.js';

/** Dice: removed, turned and rolled again where that does nothing, or harm to the own side. */
export const FOOLISH_DICE: readonly Foolish[] = [
  {
    title: 'a card that turns dice where none can be turned for the better',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
        hand: ['Use The Force'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['-'] }] },
    },
    never: ['Play Use The Force'],
    forBeginners: true,
  },
  {
    title: 'the opponent’s blank turned to something, or a good die left for it',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
        hand: ['Use The Force'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', elite: true, exhausted: true, pool: ['-', '2MD1'] }], resources: 1 },
    },
    before: ['Play Use The Force'],
    never: ['Kylo Ren: blank', 'Kylo Ren: 2 melee for 1 > 1 melee', 'Finn: 2 ranged'],
    forBeginners: true,
  },
  {
    title: 'a die turned to discard from an empty hand',
    position: {
      me: {
        characters: [
          { card: '05046', exhausted: true, pool: ['-'], upgrades: [{ card: '74-Z Speeder Bike', pool: ['1F'] }] },
        ],
      },
      opponent: { characters: ['Boba Fett'] },
      claimed: 'opponent',
    },
    before: ['Resolve focus'],
    never: ['** > 1 discard'],
    forBeginners: true,
  },
  {
    title: 'a die turned to take resources from who has none',
    position: {
      me: {
        characters: [
          { card: 'Boba Fett', exhausted: true, pool: ['-'], upgrades: [{ card: 'Hunter Instinct', pool: ['1F'] }] },
        ],
      },
      opponent: { characters: ['Luke Skywalker'] },
      claimed: 'opponent',
    },
    before: ['Resolve focus'],
    never: ['** > 1 disrupt'],
    forBeginners: true,
  },
  {
    title: 'a die turned to a shield that nobody can take',
    position: {
      me: {
        characters: [
          { card: '04002', exhausted: true, shields: 3, pool: ['1F'] },
          { card: '04024', exhausted: true, shields: 3, pool: ['-'] },
        ],
      },
      opponent: { characters: ['04025'] },
      claimed: 'opponent',
    },
    before: ['Resolve focus'],
    never: ['** > 1 shield'],
    forBeginners: true,
  },
  {
    title: 'a good die turned while a blank lies there',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Jedi Robes', pool: ['1F'] }] },
          { card: '01029', exhausted: true, pool: ['-'] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    before: ['Resolve focus'],
    never: ['Finn: 2 ranged'],
    forBeginners: true,
  },
  {
    title: 'a blank removed, or an own die, while a large one lies there',
    position: {
      me: {
        characters: ['04001', { card: '04002', exhausted: true, pool: ['2RD'] }],
        hand: ['Subjugate'],
        resources: 2,
      },
      opponent: {
        characters: [
          { card: '04024', exhausted: true, pool: ['-'], upgrades: [{ card: "Rey's Lightsaber", pool: ['3MD1'] }] },
        ],
        resources: 1,
      },
    },
    before: ['Play Subjugate'],
    never: ['Rey: blank', 'Captain Phasma: 2 ranged'],
    forBeginners: true,
  },
  {
    title: 'a removal wasted on blanks',
    position: {
      me: {
        characters: [
          { card: 'Commando Droid', exhausted: true },
          { card: '09021', exhausted: true },
        ],
        hand: ['Automated Defense'],
        resources: 1,
      },
      opponent: {
        characters: [
          { card: 'Satine Kryze', exhausted: true },
          { card: '04024', exhausted: true, pool: ['-'] },
        ],
      },
    },
    never: ['Play Automated Defense'],
    forBeginners: true,
  },
  {
    title: 'a removal where only own dice lie there',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }],
        hand: ['Superior Position'],
        resources: 1,
      },
      opponent: { characters: ['Luke Skywalker'] },
      controller: 'me',
    },
    never: ['Play Superior Position'],
    forBeginners: true,
  },
  {
    title: 'Dodge where nothing ranged lies there, Block where nothing is melee',
    position: {
      me: { characters: [{ card: 'Rey', exhausted: true }], hand: ['Dodge'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }], resources: 1 },
    },
    never: ['Play Dodge'],
    forBeginners: true,
  },
  {
    title: 'the own droid’s die under an electromagnetic pulse',
    position: {
      me: {
        characters: [{ card: 'Finn', exhausted: true }],
        supports: [{ card: 'BB-8', exhausted: true, pool: ['1F'] }],
        hand: ['Electromagnetic Pulse'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }] },
    },
    never: ['Play Electromagnetic Pulse'],
    forBeginners: true,
  },
  {
    title: 'a blank doubted',
    position: {
      me: { characters: [{ card: '04001', exhausted: true }], hand: ['Doubt'] },
      opponent: { characters: [{ card: '04024', exhausted: true, pool: ['-'] }] },
    },
    never: ['Play Doubt'],
    forBeginners: true,
  },
  {
    title: 'the opponent’s blank rolled again while a large die lies there',
    position: {
      me: { characters: [{ card: '05046', exhausted: true }], hand: ['Bamboozle'] },
      opponent: {
        characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['-', '2RD'] }],
        resources: 1,
      },
    },
    before: ['Play Bamboozle'],
    never: ['Boba Fett: blank'],
  },
  {
    title: 'an own die among two of which the opponent removes one',
    position: {
      me: { characters: [{ card: '04025', exhausted: true, pool: ['2RD'] }], hand: ['Distraction'], resources: 1 },
      opponent: {
        characters: [
          { card: '04001', exhausted: true, pool: ['2MD'] },
          { card: '04002', exhausted: true, pool: ['2RD'] },
        ],
      },
    },
    before: ['Play Distraction'],
    never: ['Poe Dameron: 2 ranged'],
    forBeginners: true,
  },
  {
    title: 'a card that removes what has no value, where that is a blank',
    position: {
      me: { characters: [{ card: '09057', exhausted: true, pool: ['2MD'] }], hand: ['Upper Hand'] },
      opponent: {
        characters: [
          { card: '09021', exhausted: true },
          { card: 'Boba Fett', exhausted: true, pool: ['-'] },
        ],
      },
    },
    never: ['Play Upper Hand'],
    forBeginners: true,
  },
  {
    title: 'good own dice and the opponent’s blanks rolled again together',
    position: {
      me: {
        characters: [
          { card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] },
          { card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] },
        ],
        hand: ['Disturbance in the Force'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Rey', elite: true, exhausted: true, pool: ['-', '-'] }] },
    },
    never: ['Play Disturbance in the Force'],
    forBeginners: true,
  },
  {
    title: 'a card that turns blanks where none lies there',
    position: {
      me: {
        characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['1MD'] }],
        hand: ['Nowhere to Run'],
        resources: 2,
      },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Nowhere to Run'],
    forBeginners: true,
  },
  {
    title: 'a card that turns a die to the side that it shows',
    position: {
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }], hand: ['Aim'], resources: 1 },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Play Aim'],
    forBeginners: true,
  },
  {
    title: 'the Honor Guard given up for an own die',
    position: {
      me: { characters: [{ card: '04025', exhausted: true, pool: ['2RD'] }], supports: ['Honor Guard'] },
      opponent: {
        characters: [
          { card: '04001', exhausted: true },
          { card: 'Boba Fett', exhausted: true, pool: ['1R'] },
        ],
      },
    },
    never: ['Use Honor Guard'],
    forBeginners: true,
  },
  {
    title: 'an own die given up to turn a blank to blank',
    position: {
      me: {
        characters: [
          { card: 'Kylo Ren', exhausted: true, pool: ['2MD1'], upgrades: [{ card: 'Immobilize', pool: ['2Sh'] }] },
        ],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', exhausted: true, pool: ['-'] }] },
    },
    never: ['Use Immobilize'],
    forBeginners: true,
  },
  {
    title: 'an own die given up to turn another that is at its best',
    position: {
      me: {
        characters: [{ card: 'General Veers', exhausted: true, pool: ['2RD'] }],
        supports: [{ card: 'AT-ST', exhausted: true, pool: ['4RD'] }],
      },
      opponent: { characters: ['Rey'] },
    },
    never: ['Use General Veers'],
    forBeginners: true,
  },
  {
    title: 'an own die given up to roll another good one again',
    position: {
      me: {
        characters: [{ card: '01028', elite: true, exhausted: true, pool: ['2RD', '2RD1'] }],
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Use Leia Organa'],
    forBeginners: true,
  },
  {
    title: 'the larger of two dice paid for a fixed effect',
    position: {
      me: {
        characters: [
          { card: 'Tusken Raider', exhausted: true, pool: ['1MD'], upgrades: [{ card: 'Gaffi Stick', pool: ['Sp'] }] },
          { card: 'Tusken Raider', exhausted: true, pool: ['3MD1'] },
        ],
        resources: 1,
      },
      opponent: { characters: ['Rey'] },
    },
    before: ['Resolve special'],
    never: ['Tusken Raider: 3 melee for 1'],
    forBeginners: true,
  },
  {
    title: 'the best die rolled again with the droid while a lesser one lies there',
    position: {
      me: {
        characters: [
          { card: 'Finn', exhausted: true, pool: ['1R'], upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] },
        ],
        supports: [{ card: 'BB-8', exhausted: true, pool: ['Sp'] }],
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ["Resolve special > Rey's Staff: 3 melee for 1"],
    forBeginners: true,
  },
  {
    title: 'good dice among those that a support rolls again',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['2RD', '-'] }],
        supports: ['Backup Specialist'],
      },
      opponent: { characters: ['Luke Skywalker'] },
    },
    never: ['Use Backup Specialist > Boba Fett: 2 ranged', 'Use Backup Specialist > ** > Boba Fett: 2 ranged'],
    forBeginners: true,
  },
  {
    title: 'a card discarded to roll a fine pool again',
    position: {
      me: {
        characters: [
          { card: 'Luke Skywalker', elite: true, exhausted: true, pool: ['2RD', '2RD'] },
          { card: '05046', exhausted: true, pool: ['2RD'] },
        ],
        hand: ['Mislead', 'Heirloom Lightsaber'],
      },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Discard Mislead to reroll', 'Discard Heirloom Lightsaber to reroll'],
    forBeginners: true,
  },
  {
    title: 'a good die among those that are rolled again',
    position: {
      me: {
        characters: [
          {
            card: 'Rey',
            elite: true,
            exhausted: true,
            pool: ['-', '-'],
            upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }],
          },
        ],
        hand: ['Dodge'],
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    before: ['Discard Dodge to reroll'],
    never: ["** > Rey's Staff: 3 melee for 1"],
    forBeginners: true,
  },
  {
    title: 'the best side that a die has, or the opponent’s blank, rolled again after an activation',
    position: {
      me: { characters: [{ card: '05046', elite: true }] },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['-'] }] },
      rolls: [
        ['05046', '2RD'],
        ['05046', '2RD'],
        ['05046', '2RD'],
      ],
    },
    never: ['Activate Han Solo > ** > Han Solo: 2 ranged', 'Activate Han Solo > ** > Boba Fett: blank'],
    forBeginners: true,
  },
  {
    title: 'the best die rolled again since another was activated',
    position: {
      me: { characters: [{ card: '09057', exhausted: true, pool: ['3MD1'] }, 'Satine Kryze'], resources: 1 },
      opponent: { characters: ['09021'] },
      rolls: [
        ['Satine Kryze', '2ID'],
        ['Satine Kryze', '2ID'],
      ],
    },
    never: ['Activate Satine Kryze > ** > Obi-Wan Kenobi: 3 melee for 1'],
    forBeginners: true,
  },
  {
    title: 'good dice rolled again by a power action',
    position: {
      me: {
        characters: [
          { card: '09021', exhausted: true },
          { card: 'Commando Droid', exhausted: true, pool: ['2ID'] },
          {
            card: 'Commando Droid',
            exhausted: true,
            pool: ['+2RD'],
            upgrades: [{ card: 'E-5 Blaster Carbine', pool: ['1RD'] }],
          },
        ],
      },
      opponent: { characters: ['09057'] },
    },
    never: ['Use General Grievous > ** > Commando Droid: 2 indirect'],
    forBeginners: true,
  },
  {
    title: 'the only good die rolled again since a support can',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', exhausted: true, pool: ['2RD'] }],
        supports: ['Perseverance', 'Seeking The Truth'],
      },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Use Perseverance', 'Use Seeking The Truth'],
    forBeginners: true,
  },
  {
    title: 'a health given to roll the best side again',
    position: {
      me: { characters: [{ card: 'Nightsister', exhausted: true, damage: 2, pool: ['2RD'] }] },
      opponent: { characters: ['Rey'] },
    },
    never: ['Use Nightsister'],
    forBeginners: true,
  },
  {
    title: 'a good die rolled again for a value that it cannot roll',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }],
        supports: [{ card: '05025', exhausted: true }],
      },
      opponent: {
        characters: [
          { card: 'Luke Skywalker', exhausted: true, upgrades: [{ card: 'Heirloom Lightsaber', pool: ['3MD'] }] },
        ],
      },
    },
    never: ['Use Slave I'],
    forBeginners: true,
  },
];
