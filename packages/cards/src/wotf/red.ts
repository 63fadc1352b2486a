import {
  type CardDefinition,
  after,
  anOpponent,
  bringsBattlefields,
  chooseOwnBattlefield,
  lose,
  ownBattlefieldChosen,
  plot,
  setup,
  would,
} from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  plot({
    code: '07029',
    title: 'Blockade',
    color: 'red',
    affiliation: 'villain',
    rarity: 'uncommon',
    points: [3],
    abilities: [after(setup, lose(1, anOpponent))],
  }),
  plot({
    code: '07127',
    title: 'Home Turf Advantage',
    color: 'red',
    affiliation: 'neutral',
    rarity: 'uncommon',
    points: [2],
    abilities: [bringsBattlefields(2), would(ownBattlefieldChosen, chooseOwnBattlefield)],
  }),
];
