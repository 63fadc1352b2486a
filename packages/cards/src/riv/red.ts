import {
  type CardDefinition,
  character,
  chooseDice,
  givesKeyword,
  ongoing,
  resolve,
  special,
  youControlBattlefield,
} from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  character({
    code: '06002',
    title: 'Lobot',
    subtitle: 'Cyborg Aide',
    unique: true,
    color: 'red',
    affiliation: 'neutral',
    rarity: 'starter',
    subtypes: ['advisor'],
    points: [10, 13],
    health: 9,
    die: '1RD 1F 1Sh 1R Sp -',
    abilities: [
      ongoing(givesKeyword('guardian', 'this', youControlBattlefield)),
      special(resolve(chooseDice({ whose: 'you' }), { more: 2 })),
    ],
  }),
];
