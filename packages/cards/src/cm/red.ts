import {
  type CardDefinition,
  after,
  changesPoints,
  character,
  chooseDice,
  may,
  turnToValue,
  youActivate,
} from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  character({
    code: '12021',
    title: 'Director Krennic',
    subtitle: 'Death Star Mastermind',
    unique: true,
    color: 'red',
    affiliation: 'villain',
    rarity: 'legendary',
    subtypes: ['leader'],
    points: [10, 13],
    health: 10,
    die: '2F 1Dc 2Dc 1R 1R -',
    abilities: [
      changesPoints({ type: 'plot', subtype: 'death-star' }, -1),
      after(youActivate('this'), may(turnToValue(chooseDice({ whose: 'you' }), 1))),
    ],
  }),
];
