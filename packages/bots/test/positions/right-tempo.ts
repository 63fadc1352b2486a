import type { Right } from './position.js';

/** Positions in which it is about the order of things, and about what is worth its price. */
export const RIGHT_TEMPO: readonly Right[] = [
  {
    title: 'a card with Ambush first, since the rest wins before the opponent can act',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', elite: true, exhausted: true, damage: 9, pool: ['2RD', '1MD'] }],
        hand: ['Impulsive'],
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, damage: 8, pool: ['2RD'] }] },
    },
    right: ['Play Impulsive'],
  },
  {
    title: 'additional actions, since the rest wins before the opponent can act',
    position: {
      me: {
        characters: [{ card: 'FN-2199', elite: true, exhausted: true, damage: 9, pool: ['1RD', '1MD'] }],
        hand: ['Tactical Mastery'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', elite: true, exhausted: true, damage: 8, pool: ['1MD', '+2MD'] }] },
    },
    right: ['Play Tactical Mastery'],
  },
  {
    title: 'the shield removed first by a weapon with Ambush',
    position: {
      me: {
        characters: [{ card: '05046', exhausted: true, damage: 8, pool: ['2RD'] }],
        hand: ['Hidden Blaster'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, damage: 9, shields: 1, pool: ['2RD'] }] },
    },
    right: ['Play Hidden Blaster > Yes'],
  },
  {
    title: 'shields removed first where nobody answers',
    position: {
      me: {
        characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }],
        hand: ['Intimidate'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', damage: 8, shields: 2 }] },
      claimed: 'opponent',
    },
    right: ['Play Intimidate'],
  },
  {
    title: 'a blank aimed where nobody answers',
    position: {
      me: {
        characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['-'] }],
        hand: ['Aim', 'Dodge'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Rey', damage: 8 }] },
      claimed: 'opponent',
    },
    right: ['Play Aim > 2 ranged'],
  },
  {
    title: 'focus into the defeat',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Jedi Robes', pool: ['1F'] }] },
          { card: 'Finn', exhausted: true, pool: ['-'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
      claimed: 'opponent',
    },
    right: ['Resolve focus > Finn: blank > 2 ranged'],
  },
  {
    title: 'two dice focused into the defeat',
    position: {
      me: {
        characters: [
          { card: '04025', exhausted: true, pool: ['2F'] },
          { card: '04024', exhausted: true, pool: ['-'], upgrades: [{ card: "Rey's Lightsaber", pool: ['-'] }] },
        ],
      },
      opponent: { characters: [{ card: '04002', damage: 6 }] },
      claimed: 'opponent',
    },
    right: ["Resolve focus > Rey: blank > Rey's Lightsaber: blank > ** > 2 melee > 2 melee"],
  },
  {
    title: 'the resource first that the lethal die needs, where nobody answers',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, pool: ['1R'], upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] },
        ],
        hand: ['Dodge'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 8 }] },
      claimed: 'opponent',
    },
    right: ['Resolve resource'],
  },
  {
    title: 'a last try for the dice that defeat',
    position: {
      me: {
        characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['-'] }],
        hand: ['Block'],
      },
      opponent: { characters: [{ card: 'Rey', damage: 9 }] },
      claimed: 'opponent',
    },
    right: ['Discard Block to reroll'],
  },
  {
    title: 'blanks rolled again by a support, which costs nothing, before a card is discarded for it',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['-', '-'] }],
        supports: ['Backup Specialist'],
        hand: ['Wrist Rockets', 'Hunting Rifle'],
      },
      opponent: { characters: ['Luke Skywalker'] },
      claimed: 'opponent',
    },
    right: ['Use Backup Specialist > Boba Fett: blank'],
  },
  {
    title: 'the blank rolled again after an activation',
    position: {
      me: { characters: [{ card: '05046', elite: true }] },
      opponent: { characters: ['Boba Fett'] },
      rolls: [
        ['05046', '-'],
        ['05046', '2RD'],
        ['05046', '2RD'],
      ],
    },
    right: ['Activate Han Solo > Yes > Han Solo: blank'],
  },
  {
    title: 'to claim when nothing else is left',
    position: {
      me: { characters: [{ card: 'Luke Skywalker', exhausted: true }] },
      opponent: { characters: ['Boba Fett'] },
      battlefield: 'Outer Rim Outpost',
    },
    right: ['Claim the battlefield'],
  },
  {
    title: 'to claim with a die that does nothing',
    position: {
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['1Dc'] }] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Outer Rim Outpost',
    },
    right: ['Claim the battlefield'],
  },
  {
    title: 'an upgrade replaced that pays for a much better one',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', elite: true, upgrades: ['Hunting Rifle'] }],
        hand: ['Heirloom Lightsaber'],
        resources: 2,
      },
      opponent: { characters: ['Boba Fett'] },
    },
    right: ['Play Heirloom Lightsaber'],
  },
  {
    title: 'the worst of three upgrades replaced',
    position: {
      me: {
        characters: [{ card: '04024', upgrades: ['Inner Strength', 'Heirloom Lightsaber', "Rey's Staff"] }],
        hand: ["Rey's Lightsaber"],
        resources: 3,
      },
      opponent: { characters: ['04001'] },
    },
    right: ["Play Rey's Lightsaber > Inner Strength", "Play Rey's Lightsaber > Rey's Staff"],
  },
  {
    title: 'an upgrade on the character that is to roll it',
    position: {
      me: { characters: [{ card: 'Finn', exhausted: true }, 'Rey'], hand: ['Lightsaber'], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
    },
    right: ['Play Lightsaber > Rey'],
  },
  {
    title: 'a support before the round goes by',
    position: {
      me: { characters: [{ card: '09021', exhausted: true }], hand: ['Assassin Droid'], resources: 3 },
      opponent: { characters: ['09057'] },
    },
    right: ['Play Assassin Droid'],
  },
  {
    title: 'of two who can be defeated the one with the weapons',
    position: {
      me: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }, 'Kylo Ren'] },
      opponent: {
        characters: [
          { card: 'Finn', exhausted: true, damage: 8 },
          { card: 'Rey', damage: 8, upgrades: ['Lightsaber', "Rey's Staff"] },
        ],
      },
    },
    right: ['Resolve ranged > Rey'],
  },
  {
    title: 'the wounded who can be defeated, not the whole',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['2MD', '2MD'] }],
      },
      opponent: { characters: ['Luke Skywalker', { card: '05046', damage: 6 }] },
    },
    right: ['Resolve melee > ** > Han Solo > ** > Han Solo'],
  },
  {
    title: 'two dice for two who can be defeated',
    position: {
      me: {
        characters: [
          { card: '04002', exhausted: true, pool: ['2RD'] },
          { card: 'First Order Stormtrooper', exhausted: true, pool: ['1RD'] },
        ],
      },
      opponent: {
        characters: [
          { card: '04025', damage: 10 },
          { card: '04024', damage: 9 },
        ],
      },
    },
    right: [
      'Resolve ranged > Captain Phasma: 2 ranged > Rey > First Order Stormtrooper: 1 ranged > Poe Dameron',
      'Resolve ranged > First Order Stormtrooper: 1 ranged > Poe Dameron > Captain Phasma: 2 ranged > Rey',
    ],
  },
  {
    title: 'a removal while more are ready, before that is over',
    position: {
      me: { characters: ['04024', '04025'], hand: ['04044'], resources: 1 },
      opponent: {
        characters: [
          {
            card: '04001',
            exhausted: true,
            pool: ['1R'],
            upgrades: [{ card: 'Crossguard Lightsaber', pool: ['1Sh'] }],
          },
          { card: '04002', exhausted: true, upgrades: [{ card: "Captain Phasma's Blaster", pool: ['3RD1'] }] },
        ],
        resources: 2,
      },
    },
    right: ["Play Flank > Captain Phasma's Blaster: 3 ranged for 1"],
  },
  {
    title: 'the most shields for who has room before the round is over',
    position: {
      me: {
        characters: [
          { card: '09057', exhausted: true, damage: 3, pool: ['2Sh'] },
          { card: 'Satine Kryze', exhausted: true, shields: 3 },
        ],
      },
      opponent: { characters: ['09021'] },
      claimed: 'opponent',
    },
    right: ['Use Obi-Wan Kenobi > Obi-Wan Kenobi'],
  },
  {
    title: 'the activation that activates another',
    position: {
      me: { characters: ['Commando Droid', 'Commando Droid'] },
      opponent: { characters: ['09057'] },
    },
    right: ['Activate Commando Droid > Yes'],
  },
];
