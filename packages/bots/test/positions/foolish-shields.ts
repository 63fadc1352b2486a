import type { Foolish } from './position.js';

/** Shields and healing: over the limit, to the wrong side, for nothing. */
export const FOOLISH_SHIELDS: readonly Foolish[] = [
  {
    title: 'a resource paid for shields that nobody can take',
    position: {
      me: {
        characters: [
          {
            card: '09057',
            exhausted: true,
            shields: 3,
            pool: ['2MD'],
            upgrades: [{ card: 'Republic Jedi Armor', pool: ['2Sh1'] }],
          },
        ],
        resources: 1,
      },
      opponent: { characters: ['09021'] },
    },
    never: ['Resolve shield'],
    forBeginners: true,
  },
  {
    title: 'shields over three while another has none',
    position: {
      me: {
        characters: [
          { card: 'Rey', shields: 3, damage: 5 },
          { card: 'Finn', exhausted: true, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    before: ['Resolve shield'],
    never: ['Rey'],
    forBeginners: true,
  },
  {
    title: 'two shields where only one has room, while as good a character takes both',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', shields: 2 }, '04024'],
        hand: ['Defensive Stance'],
        resources: 1,
      },
      opponent: { characters: ['Boba Fett'] },
    },
    before: ['Play Defensive Stance'],
    never: ['Luke Skywalker'],
  },
  {
    title: 'a card for shields that nobody can take',
    position: {
      me: {
        characters: [{ card: 'Luke Skywalker', exhausted: true, shields: 3 }],
        hand: ['Heightened Awareness', 'Take Cover'],
        resources: 3,
      },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Play Heightened Awareness', 'Play Take Cover'],
    forBeginners: true,
  },
  {
    title: 'a support put back for a shield over three',
    position: {
      me: {
        characters: [
          { card: '04024', exhausted: true, shields: 3 },
          { card: '04025', exhausted: true },
        ],
        supports: ["Luke's Protection"],
      },
      opponent: { characters: ['04001'] },
    },
    never: ["Use Luke's Protection"],
    forBeginners: true,
  },
  {
    title: 'the own shields intimidated away',
    position: {
      me: { characters: [{ card: 'Kylo Ren', exhausted: true, shields: 2 }], hand: ['Intimidate'] },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Intimidate'],
    forBeginners: true,
  },
  {
    title: 'an Ice Storm that takes only own shields',
    position: {
      me: {
        characters: [
          { card: 'Boba Fett', exhausted: true, shields: 2 },
          { card: 'Veteran Stormtrooper', exhausted: true, shields: 1 },
        ],
        hand: ['Ice Storm'],
      },
      opponent: { characters: ['Luke Skywalker', '05046'] },
    },
    never: ['Play Ice Storm'],
    forBeginners: true,
  },
  {
    title: 'a shield taken from an own character where nobody else has any',
    position: {
      me: {
        characters: [
          { card: '04001', upgrades: ['Jedi Rival'] },
          { card: '04002', exhausted: true, shields: 2 },
        ],
      },
      opponent: { characters: ['04024'] },
    },
    never: ['Activate Kylo Ren > ** > Captain Phasma'],
    forBeginners: true,
  },
  {
    title: 'the own shield under the played blaster',
    position: {
      me: { characters: [{ card: 'Boba Fett', shields: 2 }], hand: ['Hidden Blaster'], resources: 2 },
      opponent: { characters: ['Luke Skywalker'] },
    },
    never: ['Play Hidden Blaster > ** > Boba Fett'],
    forBeginners: true,
  },
  {
    title: 'a shield on a character that the dice on the table defeat all the same',
    position: {
      me: {
        characters: [
          { card: 'Rey', damage: 9 },
          { card: 'Finn', exhausted: true, damage: 5, pool: ['1Sh'] },
        ],
      },
      opponent: { characters: [{ card: 'Poe Dameron', exhausted: true, pool: ['3RD1'] }], resources: 3 },
    },
    before: ['Resolve shield'],
    never: ['Rey'],
  },
  {
    title: 'an undamaged character healed, or the opponent’s',
    position: {
      me: {
        characters: [
          { card: '04024', exhausted: true },
          { card: '04025', exhausted: true, damage: 8 },
        ],
        supports: [{ card: 'Medical Droid', exhausted: true, pool: ['Sp'] }],
      },
      opponent: { characters: [{ card: '04001', damage: 6 }] },
    },
    never: ['Resolve special > Rey', 'Resolve special > Kylo Ren'],
    forBeginners: true,
  },
  {
    title: 'a healing card where only the opponent is damaged',
    position: {
      me: { characters: [{ card: 'Luke Skywalker', exhausted: true }], hand: ['Rejuvenate'] },
      opponent: { characters: [{ card: 'Boba Fett', damage: 6 }] },
    },
    never: ['Play Rejuvenate'],
    forBeginners: true,
  },
  {
    title: 'a healing card where nobody is damaged',
    position: {
      me: {
        characters: [
          { card: 'Luke Skywalker', exhausted: true },
          { card: '05046', exhausted: true },
        ],
        hand: ['Invigorate'],
        resources: 1,
      },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Play Invigorate'],
    forBeginners: true,
  },
  {
    title: 'an upgrade put back for healing nothing',
    position: {
      me: { characters: [{ card: '04024', exhausted: true, upgrades: ['Ancient Lightsaber'] }] },
      opponent: { characters: ['04001'] },
    },
    never: ['Use Ancient Lightsaber'],
    forBeginners: true,
  },
  {
    title: 'a card that heals two and deals two to the only character',
    position: {
      me: { characters: [{ card: '05046', exhausted: true, damage: 4 }], hand: ['Dangerous Maneuver'] },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Play Dangerous Maneuver'],
    forBeginners: true,
  },
];
