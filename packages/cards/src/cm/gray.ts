import { type CardDefinition, includeOnlyIf, plot, teamIsAll } from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  plot({
    code: '12104',
    title: 'Spectre Cell',
    color: 'gray',
    affiliation: 'hero',
    rarity: 'uncommon',
    points: [-1],
    abilities: [includeOnlyIf(teamIsAll({ subtype: 'spectre' }))],
  }),
];
