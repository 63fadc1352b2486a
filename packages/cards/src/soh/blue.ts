import { type CardDefinition, mayHaveOnly, mayMix, mayNotInclude, plot } from '@dejarik/engine/language';

export const blue: readonly CardDefinition[] = [
  plot({
    code: '11119',
    title: 'Temporary Truce',
    color: 'blue',
    affiliation: 'neutral',
    rarity: 'uncommon',
    points: [0],
    abilities: [mayHaveOnly('Kylo Ren', 'Rey'), mayMix, mayNotInclude({ color: 'gray' })],
  }),
];
