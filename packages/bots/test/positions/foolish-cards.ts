import type { Foolish } from './position.js';

/** Cards: played for nothing, on the wrong character, or thrown away. */
export const FOOLISH_CARDS: readonly Foolish[] = [
  {
    title: 'an upgrade on a character that is about to fall, while another can bear it',
    position: {
      me: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'], hand: ['Hunting Rifle'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }], resources: 1 },
    },
    never: ['Play Hunting Rifle > Rey'],
  },
  {
    title: 'an upgrade on an exhausted character while a ready one can bear it',
    position: {
      me: {
        characters: [{ card: 'Commando Droid', exhausted: true }, '09021'],
        hand: ['Punch Dagger'],
        resources: 1,
      },
      opponent: { characters: ['09057'] },
    },
    never: ['Play Punch Dagger > Commando Droid'],
  },
  {
    title: 'a good upgrade replaced by a worse one where both can stay',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', upgrades: ['Heirloom Lightsaber'] }],
        hand: ['Hunting Rifle'],
        resources: 3,
      },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Play Hunting Rifle > Heirloom Lightsaber'],
    forBeginners: true,
  },
  {
    title: 'the opponent freed of a downgrade',
    position: {
      me: { characters: [{ card: '09057', exhausted: true }], hand: ['Unshackle'], resources: 1 },
      opponent: { characters: [{ card: '09021', downgrades: ['Shock Collar'] }] },
    },
    never: ['Play Unshackle'],
    forBeginners: true,
  },
  {
    title: 'an upgrade on whom it cannot stay on',
    position: {
      me: {
        characters: ['Commando Droid', 'Veteran Stormtrooper'],
        hand: ['Modular Frame'],
      },
      opponent: { characters: ['09057'] },
    },
    never: ['Play Modular Frame > Veteran Stormtrooper'],
    forBeginners: true,
  },
  {
    title: 'the own support discarded by its own special',
    position: {
      me: { characters: ['General Veers'], supports: [{ card: 'AT-ST', exhausted: true, pool: ['Sp'] }] },
      opponent: { characters: ['Rey'] },
    },
    never: ['Resolve special'],
    forBeginners: true,
  },
  {
    title: 'the own support exhausted, or the opponent’s readied',
    position: {
      me: {
        characters: [{ card: '04025', exhausted: true }],
        supports: ['Backup Specialist'],
        hand: ['04037'],
        resources: 1,
      },
      opponent: {
        characters: [{ card: '04001', exhausted: true }],
        supports: [{ card: 'Droid Commandos', exhausted: true }],
      },
    },
    never: ['Play Strategic Planning'],
    forBeginners: true,
  },
  {
    title: 'own dice given to discard an own support',
    position: {
      me: {
        characters: [{ card: '04025', exhausted: true, pool: ['2RD'] }],
        supports: [{ card: 'BB-8', exhausted: true }],
        hand: ['Surgical Strike'],
        resources: 1,
      },
      opponent: { characters: ['04001'] },
    },
    never: ['Play Surgical Strike'],
    forBeginners: true,
  },
  {
    title: 'cards that discard from an empty hand',
    position: {
      me: {
        characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }],
        hand: ['Close Quarters Assault', 'Probe'],
        resources: 1,
      },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Close Quarters Assault', 'Play Probe'],
    forBeginners: true,
  },
  {
    title: 'Rumors where the only card is the one that is kept back',
    position: {
      me: { characters: [{ card: 'Boba Fett', exhausted: true }], hand: ['Rumors'], resources: 1 },
      opponent: { characters: ['Luke Skywalker'], hand: ['Aim'] },
    },
    never: ['Play Rumors'],
    forBeginners: true,
  },
  {
    title: 'everything abandoned by who has nothing',
    position: {
      me: { characters: [{ card: 'Kylo Ren', exhausted: true }], hand: ['Abandon All Hope'], resources: 2 },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Abandon All Hope'],
    forBeginners: true,
  },
  {
    title: 'the last cards of the deck thrown away by a card',
    position: {
      me: { characters: [{ card: 'Finn', exhausted: true }], hand: ['Scavenge'], deck: ['Aim', 'Aim', 'Dodge'] },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Play Scavenge'],
    forBeginners: true,
  },
  {
    title: 'the last card of hand and deck',
    position: {
      me: {
        characters: [{ card: 'Finn', exhausted: true, pool: ['1R'] }],
        hand: ['Take Cover'],
        deck: [],
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Discard Take Cover to reroll', 'Play Take Cover'],
    forBeginners: true,
  },
  {
    title: 'a resource for everybody where the opponent lacks one for the lethal die',
    position: {
      me: { characters: [{ card: '09057', damage: 8 }], hand: ['Truce'] },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }] },
    },
    never: ['Play Truce'],
  },
  {
    title: 'the round ended while the last character can be defeated',
    position: {
      me: { characters: [{ card: '04025', exhausted: true, pool: ['2RD'] }], hand: ['Retreat'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    },
    never: ['Play Retreat'],
    forBeginners: true,
  },
  {
    title: 'a jump out of the round while the last character can be defeated',
    position: {
      me: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }], hand: ['Hyperspace Jump'], resources: 3 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    },
    never: ['Play Hyperspace Jump'],
    forBeginners: true,
  },
  {
    title: 'a character exhausted to ready one that is ready',
    position: {
      me: { characters: ['Captain Phasma', 'First Order Stormtrooper'], hand: ['Leadership'], resources: 1 },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Leadership'],
    forBeginners: true,
  },
  {
    title: 'additional actions without anything to do',
    position: {
      me: {
        characters: [
          { card: '04001', exhausted: true },
          { card: '04002', exhausted: true },
        ],
        hand: ['04015'],
        resources: 1,
      },
      opponent: { characters: ['04024'] },
    },
    never: ['Play Tactical Mastery'],
    forBeginners: true,
  },
  {
    title: 'supports exhausted for dice that are not there',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', exhausted: true }],
        supports: ['Backup Specialist', 'Power of the Dark Side'],
      },
      opponent: { characters: ['Luke Skywalker'] },
    },
    never: ['Use Backup Specialist', 'Use Power of the Dark Side'],
    forBeginners: true,
  },
  {
    title: 'supports exhausted for dice that are not there, late in the round',
    position: {
      me: {
        characters: [{ card: '09021', exhausted: true }],
        supports: ['Press the Advantage', 'Armored Support', 'Perseverance'],
      },
      opponent: { characters: [{ card: '09057', exhausted: true }] },
    },
    never: ['Use Press the Advantage', 'Use Armored Support', 'Use Perseverance'],
    forBeginners: true,
  },
  {
    title: 'power actions without dice',
    position: {
      me: {
        characters: [
          { card: '09021', exhausted: true },
          { card: 'Boba Fett', exhausted: true },
        ],
        supports: [{ card: '05025', exhausted: true }],
        resources: 2,
      },
      opponent: { characters: [{ card: '09057', exhausted: true }] },
    },
    never: ['Use General Grievous', 'Use Slave I'],
    forBeginners: true,
  },
  {
    title: 'an upgrade discarded to roll blanks again while a card that is never played lies on the hand',
    position: {
      me: {
        characters: [{ card: 'Rey', exhausted: true, elite: true, pool: ['-', '-'], upgrades: ["Rey's Staff"] }],
        hand: ['Lightsaber', "Rey's Staff"],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Discard Lightsaber to reroll'],
  },
  {
    title: 'the own damage moved onto the battlefield for the opponent',
    position: {
      me: { characters: [{ card: 'Rey', exhausted: true, damage: 3 }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 5, exhausted: true }] },
      battlefield: 'Main Plaza',
    },
    never: ['Claim the battlefield > ** > Kylo Ren'],
    forBeginners: true,
  },
  {
    title: 'the damage of the claimed battlefield on an own character',
    position: {
      me: {
        characters: [
          { card: '09021', exhausted: true },
          { card: 'Commando Droid', exhausted: true },
        ],
      },
      opponent: { characters: [{ card: '09057', exhausted: true }] },
      battlefield: 'Lair of General Grievous',
    },
    never: ['Claim the battlefield > ** > General Grievous', 'Claim the battlefield > ** > Commando Droid'],
    forBeginners: true,
  },
];
