import {
  type CardDefinition,
  action,
  after,
  anOpponent,
  bringsAside,
  character,
  differentDice,
  gain,
  includeOnlyIf,
  joinTeam,
  keyword,
  noOpponentControls,
  pay,
  plot,
  remove,
  sequence,
  setThisAside,
  setup,
  when,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  character({
    code: '12040',
    title: 'Pyke Sentinel',
    color: 'yellow',
    affiliation: 'villain',
    rarity: 'uncommon',
    subtypes: ['guard', 'scoundrel'],
    points: [6],
    health: 7,
    abilities: [keyword('guardian')],
  }),
  plot({
    code: '12139',
    title: 'Coaxium Heist',
    color: 'yellow',
    affiliation: 'neutral',
    rarity: 'uncommon',
    subtypes: ['mission'],
    points: [0],
    abilities: [
      includeOnlyIf(bringsAside({ title: 'Pyke Sentinel' })),
      after(setup, joinTeam('Pyke Sentinel', anOpponent)),
      action(
        when(
          noOpponentControls({ title: 'Pyke Sentinel' }),
          pay(sequence(setThisAside, remove(differentDice({ whose: 'you' }, 4))), gain(10)),
        ),
      ),
    ],
  }),
];
