import { type CardDefinition, character, keyword } from '@dejarik/engine/language';

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
];
