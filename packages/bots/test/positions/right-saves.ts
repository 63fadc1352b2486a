import type { Right } from './position.js';

/** Positions in which the opponent threatens to defeat somebody, and one thing saves him. */
export const RIGHT_SAVES: readonly Right[] = [
  {
    title: 'Dodge against the lethal shot',
    position: {
      me: { characters: [{ card: 'Rey', damage: 7 }], hand: ['Dodge', 'Lightsaber'], resources: 3 },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    },
    right: ['Play Dodge'],
  },
  {
    title: 'shields that outlast the lethal die',
    position: {
      me: { characters: [{ card: 'Luke Skywalker', elite: true, exhausted: true, damage: 9, pool: ['1Sh', '2RD'] }] },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }] },
    },
    right: ['Resolve shield'],
  },
  {
    title: 'a staff that strikes the lethal die away',
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
      },
      opponent: {
        characters: [{ card: 'Kylo Ren', elite: true, exhausted: true, pool: ['2MD1', '1MD'] }],
        resources: 1,
      },
    },
    right: ['Resolve special > Kylo Ren: 2 melee for 1'],
  },
  {
    title: 'Heroism by the one who bears it',
    position: {
      me: { characters: [{ card: 'Rey', damage: 8 }, 'Finn'], hand: ['Heroism'] },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }], resources: 1 },
    },
    right: ['Play Heroism > Finn'],
  },
  {
    title: 'the removal on the die that defeats, not on the other',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', damage: 8 }],
        hand: ['Superior Position'],
        resources: 1,
      },
      opponent: { characters: [{ card: '09057', elite: true, exhausted: true, pool: ['3MD1', '2Sh'] }], resources: 1 },
      controller: 'me',
    },
    right: ['Play Superior Position > Obi-Wan Kenobi: 3 melee for 1'],
  },
  {
    title: 'the resource taken that the lethal die needs',
    position: {
      me: {
        characters: [
          {
            card: 'Boba Fett',
            exhausted: true,
            damage: 8,
            pool: ['2RD'],
            upgrades: [{ card: 'Hunting Rifle', pool: ['1Dr'] }],
          },
        ],
      },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    },
    right: ['Resolve disrupt'],
  },
  {
    title: 'an armor that outlasts the lethal die',
    position: {
      me: {
        characters: [{ card: '09057', damage: 9 }],
        hand: ['Republic Jedi Armor', 'Punch Dagger'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }] },
    },
    right: ['Play Republic Jedi Armor'],
  },
  {
    title: 'a robe with its shield for the one who would fall',
    position: {
      me: {
        characters: [
          { card: 'Rey', damage: 8 },
          { card: 'Finn', exhausted: true },
        ],
        hand: ['Jedi Robes'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }] },
    },
    right: ['Play Jedi Robes > Rey'],
  },
  {
    title: 'damage moved away from who would fall',
    position: {
      me: { characters: [{ card: 'Rey', damage: 8 }, 'Finn'], hand: ['Draw Attention'] },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2MD'] }] },
    },
    right: ['Play Draw Attention > Rey'],
  },
  {
    title: 'healing out of reach',
    position: {
      me: { characters: [{ card: '04024', exhausted: true, damage: 8, upgrades: ['Ancient Lightsaber'] }] },
      opponent: { characters: [{ card: '09057', exhausted: true, pool: ['3MD1'] }], resources: 1 },
    },
    right: ['Use Ancient Lightsaber'],
  },
  {
    title: 'a pulse on the tank',
    position: {
      me: { characters: [{ card: '09057', damage: 7 }], hand: ['Electromagnetic Pulse', 'Punch Dagger'], resources: 1 },
      opponent: {
        characters: [{ card: '09021', exhausted: true, pool: ['1Sh'] }],
        supports: [{ card: 'Defoliator Tank', exhausted: true, pool: ['4ID'] }],
      },
    },
    right: ['Play Electromagnetic Pulse'],
  },
  {
    title: 'the claim that gives the shield',
    position: {
      me: { characters: [{ card: '04024', exhausted: true, damage: 9 }] },
      opponent: { characters: [{ card: '04002', exhausted: true, pool: ['2RD'] }] },
      battlefield: "Obi-Wan's Hut",
    },
    right: ['Claim the battlefield'],
  },
  {
    title: 'the claim that removes the lethal die',
    position: {
      me: { characters: [{ card: 'Rey', exhausted: true, damage: 8 }] },
      opponent: { characters: [{ card: 'Boba Fett', elite: true, exhausted: true, pool: ['1R', '2RD'] }] },
      battlefield: 'Frozen Wastes',
    },
    right: ['Claim the battlefield > Yes > Boba Fett: 2 ranged'],
  },
  {
    title: 'Guardian for the one who would fall',
    position: {
      me: { characters: ['Rebel Trooper', { card: '01028', damage: 8 }] },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    },
    right: ['Activate Rebel Trooper > Yes'],
  },
  {
    title: 'Guardian by an attached guard',
    position: {
      me: {
        characters: [
          { card: '04002', upgrades: ['Praetorian Guard'] },
          { card: '04001', exhausted: true, damage: 10 },
        ],
      },
      opponent: { characters: [{ card: '04024', exhausted: true, pool: ['2MD'] }] },
    },
    right: ['Activate Captain Phasma > Yes'],
  },
  {
    title: 'indirect damage spread so that nobody falls',
    position: {
      me: {
        characters: [
          { card: 'Luke Skywalker', damage: 8 },
          { card: '05046', damage: 8 },
        ],
      },
      opponent: {
        characters: ['Boba Fett'],
        supports: [{ card: '05025', exhausted: true, pool: ['3ID1'] }],
        resources: 1,
      },
      turn: 'opponent',
    },
    before: ['Resolve indirect'],
    right: ['Luke Skywalker > Luke Skywalker', 'Luke Skywalker > Han Solo'],
  },
  {
    title: 'the guard given up for the lethal die',
    position: {
      me: {
        characters: [{ card: '04025', exhausted: true, damage: 9 }],
        supports: ['Honor Guard'],
        hand: ['Teamwork'],
        resources: 2,
      },
      opponent: { characters: [{ card: '04001', exhausted: true, pool: ['2MD'] }] },
    },
    right: ['Use Honor Guard'],
  },
  {
    title: 'the removal that fits the lethal die',
    position: {
      me: { characters: [{ card: 'Boba Fett', damage: 8 }], hand: ['Parry', 'Evade'], resources: 1 },
      opponent: {
        characters: [
          { card: '01029', exhausted: true, pool: ['3RD1'] },
          { card: 'Rey', exhausted: true, pool: ['1MD'] },
        ],
        resources: 1,
      },
    },
    right: ['Play Evade'],
  },
  {
    title: 'a lethal die turned to blank by Clash',
    position: {
      me: { characters: [{ card: '04001', damage: 10 }], hand: ['Clash', 'Jedi Rival'], resources: 1 },
      opponent: { characters: [{ card: '04024', exhausted: true, pool: ['2MD'] }] },
    },
    right: ['Play Clash'],
  },
  {
    title: 'the lethal die turned by the Force',
    position: {
      me: { characters: [{ card: 'Rey', damage: 7 }], hand: ['Use The Force'], resources: 1 },
      opponent: { characters: [{ card: '01029', exhausted: true, pool: ['3RD1'] }], resources: 1 },
    },
    right: ['Play Use The Force > Blank'],
  },
  {
    title: 'the plot used up against the lethal die',
    position: {
      me: { characters: [{ card: '09057', exhausted: true, damage: 9 }], plots: ['Force Flow'] },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }] },
    },
    right: ['Use Force Flow > Blank'],
  },
  {
    title: 'a card of shields for the one who would fall',
    position: {
      me: {
        characters: [{ card: '04024', damage: 9 }, '04025'],
        hand: ['Defensive Stance'],
        resources: 1,
      },
      opponent: { characters: [{ card: '04002', exhausted: true, pool: ['2RD'] }] },
    },
    right: ['Play Defensive Stance > Rey'],
  },
  {
    title: 'damage drawn onto who bears it',
    position: {
      me: {
        characters: [
          { card: 'Finn', upgrades: ['Decoy'] },
          { card: 'Rey', damage: 8 },
        ],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }] },
      turn: 'opponent',
    },
    before: ['Resolve ranged', 'Rey'],
    right: ['Use Decoy'],
  },
  {
    title: 'a card for the shield that saves',
    position: {
      me: { characters: [{ card: 'Count Dooku', damage: 8 }], hand: ['Aim', 'Aim'] },
      opponent: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }] },
      turn: 'opponent',
    },
    before: ['Resolve ranged', 'Count Dooku'],
    right: ['Use Count Dooku'],
  },
  {
    title: 'dice given up rather than the last health',
    position: {
      me: {
        characters: [{ card: 'Kylo Ren', elite: true, exhausted: true, damage: 9, pool: ['2MD1', '1MD'] }],
        resources: 1,
      },
      opponent: { characters: ['Rey'], hand: ['Let The Wookiee Win'], resources: 1 },
      turn: 'opponent',
    },
    before: ['Play Let The Wookiee Win'],
    right: ['Remove 2 of your dice'],
  },
  {
    title: 'the character defeated whose dice are lethal, not the other',
    position: {
      me: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, damage: 4, pool: ['2RD'] }] },
      opponent: {
        characters: [
          { card: 'Finn', exhausted: true, damage: 8, pool: ['-'] },
          { card: 'Rey', elite: true, exhausted: true, damage: 8, pool: ['1MD', '+2MD'] },
        ],
      },
    },
    right: ['Resolve ranged > Rey'],
  },
];
