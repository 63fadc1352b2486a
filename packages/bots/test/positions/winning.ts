import type { Winning } from './position.js';

/** Positions in which one action defeats the last character: whatever else could be done, this is it. */
export const WINNING: readonly Winning[] = [
  {
    title: 'a die, though there is much else to do',
    position: {
      me: {
        characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }, 'Kylo Ren'],
        hand: ['Lightsaber'],
        resources: 3,
      },
      opponent: { characters: [{ card: 'Rey', damage: 8 }], hand: ['Aim', 'Aim'], resources: 2 },
    },
    wins: true,
  },
  {
    title: 'a die with its plus',
    position: {
      me: { characters: [{ card: 'Rey', elite: true, exhausted: true, pool: ['1MD', '+2MD'] }, 'Finn'] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
    },
    wins: true,
  },
  {
    title: 'two dice of one symbol on one character',
    position: {
      me: {
        characters: [
          { card: '04002', exhausted: true, pool: ['2RD'] },
          { card: 'First Order Stormtrooper', exhausted: true, pool: ['1RD'] },
        ],
      },
      opponent: { characters: [{ card: '04025', damage: 8 }] },
    },
    wins: true,
  },
  {
    title: 'the only resource paid for the die, not for a card',
    position: {
      me: {
        characters: [{ card: 'Rey', upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] }],
        hand: ['Awakening', 'Aim'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
    },
    wins: true,
  },
  {
    title: 'unblockable damage past three shields',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9, shields: 3 }] },
    },
    wins: true,
  },
  {
    title: 'a special that takes the value of the opponent’s own die',
    position: {
      me: { characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['Sp', '2RD'] }] },
      opponent: {
        characters: [
          { card: '04024', exhausted: true, damage: 8, upgrades: [{ card: "Rey's Lightsaber", pool: ['3MD1'] }] },
        ],
      },
    },
    wins: true,
  },
  {
    title: 'Force Throw with the largest die',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: [{ card: '01029', exhausted: true, damage: 9, pool: ['3RD1'] }] },
    },
    wins: true,
  },
  {
    title: 'a card that adds two',
    position: {
      me: {
        characters: [{ card: '04025', exhausted: true, pool: ['2RD'] }, '04024'],
        hand: ['Direct Hit'],
        resources: 2,
      },
      opponent: { characters: [{ card: '04002', damage: 6 }] },
    },
    wins: true,
  },
  {
    title: 'melee dice made unblockable',
    position: {
      me: {
        characters: [{ card: '09057', elite: true, exhausted: true, pool: ['2MD', '2MD'] }],
        hand: ['Twin Strike'],
      },
      opponent: { characters: [{ card: '09021', damage: 6, shields: 3 }] },
    },
    wins: true,
  },
  {
    title: 'a die against everybody at once',
    position: {
      me: {
        characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }, 'Captain Phasma'],
        hand: ['Salvo'],
        resources: 2,
      },
      opponent: {
        characters: [
          { card: 'Rey', damage: 8 },
          { card: 'Finn', damage: 9 },
        ],
      },
    },
    wins: true,
  },
  {
    title: 'three dice with one more each',
    position: {
      me: {
        characters: [
          { card: 'Commando Droid', exhausted: true, pool: ['1RD'] },
          { card: 'Commando Droid', exhausted: true, pool: ['2ID'] },
          { card: '09021', exhausted: true, pool: ['1RD'] },
        ],
        hand: ['Pulverize'],
        resources: 2,
      },
      opponent: { characters: [{ card: '09057', damage: 4 }] },
    },
    wins: true,
  },
  {
    title: 'an action that defeats whom it finds weak',
    position: {
      me: { characters: [{ card: 'Mace Windu', exhausted: true, pool: ['2MD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9, shields: 3 }] },
    },
    wins: true,
  },
  {
    title: 'shields turned into damage',
    position: {
      me: { characters: [{ card: 'Luke Skywalker', shields: 3 }], hand: ['Riposte'] },
      opponent: { characters: [{ card: 'Boba Fett', damage: 8 }] },
    },
    wins: true,
  },
  {
    title: 'the opponent’s die as damage',
    position: {
      me: { characters: ['04001'], hand: ['First Strike', 'Mobilize'], resources: 3 },
      opponent: { characters: [{ card: '04025', exhausted: true, damage: 9, pool: ['2RD'] }] },
    },
    wins: true,
  },
  {
    title: 'a deflected shot',
    position: {
      me: { characters: ['Luke Skywalker'], hand: ['Deflect'], resources: 1 },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, damage: 10, pool: ['2RD'] }] },
    },
    wins: true,
  },
  {
    title: 'a special that does more to who is badly hurt',
    position: {
      me: {
        characters: [
          { card: '04002', exhausted: true, pool: ['Sp'] },
          { card: '04001', exhausted: true, pool: ['2MD'] },
        ],
      },
      opponent: { characters: [{ card: '04024', damage: 8 }] },
    },
    wins: true,
  },
  {
    title: 'a power action paid with the last resources',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', exhausted: true, pool: ['2RD'] }, '05046'],
        hand: ['Hunting Rifle'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Boba Fett', damage: 7 }] },
    },
    wins: true,
  },
  {
    title: 'a power action that adds the one that is missing',
    position: {
      me: { characters: [{ card: '09057', exhausted: true, pool: ['2MD'] }, 'Satine Kryze'] },
      opponent: { characters: [{ card: '09021', damage: 6 }] },
    },
    wins: true,
  },
  {
    title: 'indirect damage where only one is left to take it',
    position: {
      me: { characters: [{ card: 'Commando Droid', exhausted: true, pool: ['2ID'] }, '09021'] },
      opponent: { characters: [{ card: '09057', damage: 10, shields: 1 }] },
    },
    wins: true,
  },
  {
    title: 'a weapon that does damage as it is played',
    position: {
      me: { characters: ['09021', 'Commando Droid'], hand: ['Grievance Striker', 'Punch Dagger'], resources: 2 },
      opponent: { characters: [{ card: '09057', damage: 10 }] },
    },
    wins: true,
  },
  {
    title: 'a lightsaber that does damage as it is played on Kylo Ren',
    position: {
      me: { characters: ['04002', '04001'], hand: ['Crossguard Lightsaber', "Captain Phasma's Blaster"], resources: 3 },
      opponent: { characters: [{ card: '04024', damage: 10 }] },
    },
    wins: true,
  },
  {
    title: 'the claim that defeats',
    position: {
      me: { characters: ['Commando Droid', { card: '09021', exhausted: true }], hand: ['Punch Dagger'], resources: 1 },
      opponent: { characters: [{ card: '09057', damage: 10 }] },
      battlefield: 'Lair of General Grievous',
    },
    wins: true,
  },
  {
    title: 'all damage of the battlefield',
    position: {
      me: { characters: ['Rey'], hand: ['Awakening'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
      battlefield: { card: 'Main Plaza', damage: 3 },
    },
    wins: true,
  },
  {
    title: 'an activation that does damage under a shield',
    position: {
      me: { characters: [{ card: '04024', shields: 1 }, '04025'], hand: ['Teamwork'], resources: 2 },
      opponent: { characters: [{ card: '04001', damage: 11 }] },
    },
    wins: true,
  },
  {
    title: 'a die that cannot be rolled for',
    position: {
      me: {
        characters: ['Commando Droid', '09021'],
        supports: ['Assassin Droid'],
        hand: ['Punch Dagger'],
        resources: 1,
      },
      opponent: { characters: [{ card: '09057', damage: 10 }] },
    },
    wins: true,
  },
  {
    title: 'removal that deals the last damage',
    position: {
      me: { characters: ['Luke Skywalker', '05046'], hand: ['Bravado', 'Heirloom Lightsaber'], resources: 3 },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, damage: 9, pool: ['2RD'] }] },
    },
    wins: true,
  },
  {
    title: 'a special that removes the die and deals the last damage',
    position: {
      me: {
        characters: [{ card: '04001', exhausted: true, upgrades: [{ card: 'Force Stasis', pool: ['Sp'] }] }, '04002'],
      },
      opponent: { characters: [{ card: '04025', exhausted: true, damage: 10, pool: ['2RD'] }] },
    },
    wins: true,
  },
  {
    title: 'the own damage moved over',
    position: {
      me: {
        characters: [
          { card: '04024', damage: 3, exhausted: true, upgrades: [{ card: 'Inner Strength', pool: ['Sp'] }] },
          '04025',
        ],
      },
      opponent: { characters: [{ card: '04001', damage: 11 }] },
    },
    wins: true,
  },
  {
    title: 'a plus resolved by itself',
    position: {
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['+2MD'] }, 'Finn'], supports: ['Awakening'] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    },
    wins: true,
  },
  {
    title: 'both grenades’ victims',
    position: {
      me: {
        characters: [
          { card: 'Finn', exhausted: true, pool: ['2RD'], upgrades: [{ card: 'Thermal Detonator', pool: ['Sp'] }] },
        ],
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', damage: 9 },
          { card: 'First Order Stormtrooper', damage: 4 },
        ],
      },
    },
    wins: true,
  },
  {
    title: 'a special paid for a second shot',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', exhausted: true, upgrades: [{ card: 'Wrist Rockets', pool: ['Sp'] }] }],
        hand: ['Hunting Rifle'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Luke Skywalker', damage: 7 }] },
    },
    wins: true,
  },
  {
    title: 'dice of two symbols through a speeder',
    position: {
      me: {
        characters: [
          { card: '04002', exhausted: true, pool: ['1RD'], upgrades: [{ card: '74-Z Speeder Bike', pool: ['2RD1'] }] },
        ],
        resources: 1,
      },
      opponent: { characters: [{ card: '04024', damage: 8 }] },
    },
    wins: true,
  },
];
