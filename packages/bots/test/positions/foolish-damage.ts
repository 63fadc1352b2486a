import type { Foolish } from './position.js';

/** Damage: whom it is wasted on, and whom it must not hit. */
export const FOOLISH_DAMAGE: readonly Foolish[] = [
  {
    title: 'a large die on a character that a small one defeats',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] },
          { card: 'Finn', exhausted: true, pool: ['1MD'] },
        ],
        resources: 1,
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', damage: 10 },
          { card: 'First Order Stormtrooper', damage: 4 },
        ],
      },
    },
    never: ["Resolve melee > Rey's Staff: 3 melee for 1 > Kylo Ren"],
  },
  {
    title: 'damage on three shields while as good a character stands without',
    position: {
      me: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }] },
      opponent: { characters: [{ card: 'Rey', shields: 3 }, 'Finn'] },
    },
    never: ['Resolve ranged > Rey'],
  },
  {
    title: 'more damage on a character that falls anyway after the round, in the same action',
    position: {
      me: {
        characters: [
          { card: 'First Order Stormtrooper', exhausted: true, pool: ['1RD'] },
          { card: 'Veteran Stormtrooper', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: {
        characters: [
          { card: 'MagnaGuard', damage: 7 },
          { card: 'Kylo Ren', damage: 5 },
        ],
      },
    },
    before: ['Resolve ranged', 'First Order Stormtrooper: 1 ranged', 'MagnaGuard'],
    never: ['** > MagnaGuard'],
    forBeginners: true,
  },
  {
    title: 'more damage on a character that falls anyway after the round, on the next turn',
    position: {
      me: {
        characters: [
          { card: 'First Order Stormtrooper', exhausted: true, pool: ['1RD'] },
          { card: 'Kylo Ren', exhausted: true, pool: ['1MD'] },
        ],
      },
      opponent: {
        characters: [
          { card: 'MagnaGuard', damage: 7, exhausted: true },
          { card: 'Asajj Ventress', damage: 5, exhausted: true },
        ],
      },
    },
    before: ['Resolve ranged', 'MagnaGuard', 'Pass'],
    never: ['Resolve melee > MagnaGuard'],
    forBeginners: true,
  },
  {
    title: 'indirect damage on the own character that it defeats, while another has shields',
    position: {
      me: {
        characters: [
          { card: 'Rey', damage: 9 },
          { card: 'Finn', shields: 2 },
        ],
      },
      opponent: {
        characters: [{ card: 'Kylo Ren', exhausted: true, upgrades: [{ card: 'F-11D Rifle', pool: ['Sp'] }] }],
      },
      turn: 'opponent',
    },
    before: ['Resolve special'],
    never: ['Rey'],
    forBeginners: true,
  },
  {
    title: 'indirect damage together on one who falls by it, while it could be spread',
    position: {
      me: {
        characters: [
          { card: 'Boba Fett', damage: 8 },
          { card: 'Veteran Stormtrooper', damage: 6 },
        ],
      },
      opponent: {
        characters: ['Luke Skywalker'],
        supports: [{ card: '05025', exhausted: true, pool: ['3ID1'] }],
        resources: 1,
      },
      turn: 'opponent',
    },
    before: ['Resolve indirect'],
    never: [
      'Boba Fett > Boba Fett > Boba Fett',
      // Those who come before are not offered again: all three on this one.
      'Veteran Stormtrooper',
    ],
  },
  {
    title: 'damage on an own character',
    position: {
      me: {
        characters: [{ card: 'Rey', exhausted: true, damage: 8, upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }],
      },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Resolve special > Rey'],
    forBeginners: true,
  },
  {
    title:
      'an own die removed by Force Throw while the opponent’s large one lies there, or its damage on an own character',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] },
          { card: 'First Order Stormtrooper', exhausted: true },
        ],
        resources: 1,
      },
    },
    never: ['Resolve special > Finn: 2 ranged', 'Resolve special > * > Finn', 'Resolve special > * > Rey'],
    forBeginners: true,
  },
  {
    title: 'a special that can only remove own dice',
    position: {
      me: {
        characters: [
          { card: 'Rey', exhausted: true, upgrades: [{ card: "Rey's Staff", pool: ['Sp'] }] },
          { card: 'Finn', exhausted: true, pool: ['2RD'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['1Sh'] }] },
    },
    never: ['Resolve special'],
    forBeginners: true,
  },
  {
    title: 'a special that costs the last character its last health',
    position: {
      me: { characters: [{ card: '02010', elite: true, exhausted: true, damage: 10, pool: ['Sp', '2MD'] }] },
      opponent: { characters: ['Rey'] },
    },
    never: ['Resolve special'],
    forBeginners: true,
  },
  {
    title: 'an action that costs the last character its last health',
    position: {
      me: { characters: [{ card: 'Nightsister', exhausted: true, damage: 6, pool: ['-'] }] },
      opponent: { characters: ['Rey'] },
    },
    never: ['Use Nightsister'],
    forBeginners: true,
  },
  {
    title: 'the last health for a resource',
    position: {
      me: { characters: [{ card: 'Kylo Ren', damage: 10 }], hand: ['Enrage', 'Lightsaber'], resources: 2 },
      opponent: { characters: ['Rey'] },
    },
    never: ['Play Enrage'],
    forBeginners: true,
  },
  {
    title: 'the last three health for a die',
    position: {
      me: { characters: [{ card: 'First Order Stormtrooper', damage: 4 }], hand: ['01075'], resources: 1 },
      opponent: { characters: [{ card: 'Rey', exhausted: true, pool: ['1MD'] }] },
    },
    never: ['Play The Best Defense...'],
    forBeginners: true,
  },
  {
    title: 'the last character for the other’s activation',
    position: {
      me: { characters: ['Rey'], hand: ['Noble Sacrifice'] },
      opponent: { characters: ['Kylo Ren'] },
    },
    never: ['Play Noble Sacrifice'],
    forBeginners: true,
  },
  {
    title: 'Heroism by the one whom it defeats, while another bears it',
    position: {
      me: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'], hand: ['Heroism'] },
      opponent: { characters: [{ card: 'Kylo Ren', elite: true, exhausted: true, pool: ['2MD1', '-'] }], resources: 1 },
    },
    never: ['Play Heroism > ** > Rey'],
    forBeginners: true,
  },
  {
    title: 'an own die given up by Crash Landing, and damage taken for it',
    position: {
      me: { characters: [{ card: 'Veteran Stormtrooper', exhausted: true, pool: ['2RD'] }], hand: ['Crash Landing'] },
      opponent: { characters: [{ card: 'Luke Skywalker', exhausted: true, pool: ['1Sh'] }] },
    },
    never: ['Play Crash Landing'],
    forBeginners: true,
  },
  {
    title: 'damage moved to the character whom it defeats',
    position: {
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', damage: 2 },
          { card: 'Satine Kryze', damage: 7 },
        ],
        hand: ['Draw Attention'],
      },
      opponent: { characters: ['09021'] },
    },
    never: ['Play Draw Attention > Obi-Wan Kenobi'],
    forBeginners: true,
  },
  {
    title: 'a card that harms nobody but the own characters',
    position: {
      me: {
        characters: [
          { card: '09057', exhausted: true, damage: 8, pool: ['2MD'] },
          { card: '12055', exhausted: true, damage: 7, pool: ['1MD'] },
        ],
        hand: ['Execute Order 66'],
        resources: 6,
      },
      opponent: { characters: [{ card: 'Boba Fett', exhausted: true, pool: ['2RD'] }] },
    },
    never: ['Play Execute Order 66'],
    forBeginners: true,
  },
  {
    title: 'damage to everybody that hits the own characters alone',
    position: {
      me: {
        characters: [{ card: 'First Order Stormtrooper', damage: 4 }],
        supports: [{ card: 'Defoliator Tank', exhausted: true, pool: ['Sp'] }],
      },
      opponent: { characters: ['Commando Droid', 'Commando Droid'] },
    },
    never: ['Resolve special'],
    forBeginners: true,
  },
  {
    title: 'own characters among those that are to be damaged',
    position: {
      me: {
        characters: [
          { card: '04001', exhausted: true },
          { card: '04002', exhausted: true },
        ],
        supports: [{ card: 'Droid Commandos', exhausted: true, pool: ['Sp'] }],
      },
      opponent: { characters: ['04024', '04025'] },
    },
    never: ['Resolve special > ** > Kylo Ren', 'Resolve special > ** > Captain Phasma'],
    forBeginners: true,
  },
  {
    title: 'damage from a support onto an own character',
    position: {
      me: {
        characters: [{ card: 'Boba Fett', exhausted: true }],
        supports: [{ card: 'Backup Muscle', damage: 3 }],
      },
      opponent: { characters: ['Luke Skywalker'] },
    },
    never: ['Use Backup Muscle > Boba Fett'],
    forBeginners: true,
  },
  {
    title: 'a special that copies the value of a blank while large dice lie there',
    position: {
      me: {
        characters: [
          {
            card: 'Boba Fett',
            elite: true,
            exhausted: true,
            pool: ['Sp', '-'],
            upgrades: [{ card: 'Wrist Rockets', pool: ['2RD'] }],
          },
        ],
      },
      opponent: { characters: [{ card: '05046', exhausted: true, pool: ['2RD'] }, 'Luke Skywalker'] },
    },
    never: ['Resolve special > Boba Fett: blank', 'Resolve special > ** > Boba Fett'],
    forBeginners: true,
  },
  {
    title: 'two resources to resolve a shield that nobody can take',
    position: {
      me: { characters: [{ card: 'Luke Skywalker', exhausted: true, shields: 3, pool: ['1Sh'] }], resources: 2 },
      opponent: { characters: ['Boba Fett'] },
    },
    never: ['Use Luke Skywalker'],
    forBeginners: true,
  },
  {
    title: 'what a played weapon does, to the own side',
    position: {
      me: { characters: ['09021', 'Commando Droid'], hand: ['Grievance Striker'], resources: 2 },
      opponent: { characters: ['09057'] },
    },
    never: [
      'Play Grievance Striker > General Grievous > ** > General Grievous',
      'Play Grievance Striker > General Grievous > ** > Commando Droid',
    ],
    forBeginners: true,
  },
  {
    title: 'what a rolled die does, to the own side',
    position: {
      me: { characters: [{ card: 'Commando Droid', exhausted: true }], supports: ['Assassin Droid'] },
      opponent: { characters: ['09057'] },
      rolls: [['Assassin Droid', '1RD']],
    },
    never: ['Activate Assassin Droid > ** > Commando Droid'],
    forBeginners: true,
  },
  {
    title: 'Guardian by the last character, whom it defeats',
    position: {
      me: { characters: [{ card: 'Rebel Trooper', damage: 6 }] },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['2MD1'] }] },
      rolls: [['Rebel Trooper', '1RD']],
    },
    never: ['Activate Rebel Trooper > Yes'],
    forBeginners: true,
  },
  {
    title: 'damage drawn onto a character whom it defeats from one who bears it',
    position: {
      me: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Decoy'] }, 'Bala-Tik'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', exhausted: true, pool: ['2RD'] }] },
      turn: 'opponent',
    },
    before: ['Resolve ranged', 'Bala-Tik'],
    never: ['Use Decoy'],
    forBeginners: true,
  },
  {
    title: 'a card for a shield beyond three',
    position: {
      me: { characters: [{ card: 'Count Dooku', shields: 3 }], hand: ['Mind Probe', 'Lightsaber'] },
      opponent: { characters: [{ card: 'Finn', exhausted: true, pool: ['2RD'] }] },
      turn: 'opponent',
    },
    before: ['Resolve ranged', 'Count Dooku'],
    never: ['Use Count Dooku'],
    forBeginners: true,
  },
];
