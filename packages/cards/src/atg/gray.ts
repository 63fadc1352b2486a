import {
  type CardDefinition,
  allHold,
  changesHealth,
  charactersShareColor,
  includeOnlyIf,
  ongoing,
  plot,
  singleCopies,
  teamIsAll,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  plot({
    code: '08155',
    title: 'No Allegiance',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'uncommon',
    points: [-1],
    abilities: [
      includeOnlyIf(teamIsAll({ affiliation: 'neutral' })),
      ongoing(changesHealth(1, { whose: 'you', type: 'character', affiliation: 'neutral' })),
    ],
  }),
  plot({
    code: '08156',
    title: 'Solidarity',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'uncommon',
    points: [-1],
    abilities: [includeOnlyIf(allHold(charactersShareColor('all'), singleCopies))],
  }),
];
