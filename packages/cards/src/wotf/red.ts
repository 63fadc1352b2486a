import { after, anOpponent, type CardDefinition, lose, plot, setup } from '@dejarik/engine/language';

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
];
