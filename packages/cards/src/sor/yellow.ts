import {
  type CardDefinition,
  after,
  anOpponent,
  attachOnlyTo,
  attached,
  chooseDice,
  give,
  may,
  pay,
  remove,
  resolve,
  rollsThisDie,
  theyMay,
  thisCardsController,
  thisDie,
  upgrade,
  youActivate,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  upgrade({
    code: '02023',
    title: 'Blackmail',
    color: 'yellow',
    affiliation: 'villain',
    rarity: 'legendary',
    cost: 3,
    die: '2Dc 3Dc 2Dr 3Dr 3Sh -',
    abilities: [after(rollsThisDie, theyMay(anOpponent, pay(give(1, thisCardsController), remove(thisDie))))],
  }),
  upgrade({
    code: '02150',
    title: 'Fast Hands',
    color: 'yellow',
    affiliation: 'neutral',
    rarity: 'uncommon',
    subtypes: ['ability'],
    cost: 0,
    abilities: [
      attachOnlyTo({ color: 'yellow' }),
      after(
        youActivate('attached'),
        may(resolve(chooseDice({ whose: 'you', kind: ['character', 'upgrade'], of: attached }))),
      ),
    ],
  }),
];
