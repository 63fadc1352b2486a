import {
  type CardDefinition,
  after,
  allHold,
  changesHealth,
  charactersShareColor,
  choose,
  damage,
  includeOnlyIf,
  may,
  ongoing,
  opponentRemovesCharacterDice,
  plot,
  singleCopies,
  teamHas,
  teamIsAll,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  plot({
    code: '08054',
    title: 'Retribution',
    color: 'gray',
    affiliation: 'villain',
    rarity: 'uncommon',
    points: [1],
    abilities: [
      includeOnlyIf(teamHas({}, { worth: 20 })),
      after(opponentRemovesCharacterDice, may(damage(1, choose({ type: 'character' })))),
    ],
  }),
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
