import {
  type CardDefinition,
  after,
  anOpponent,
  character,
  includeOnlyIf,
  indirectDamage,
  may,
  teamHas,
  youActivate,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  character({
    code: '11095',
    title: 'Ewok Warrior',
    color: 'yellow',
    affiliation: 'hero',
    rarity: 'common',
    subtypes: ['ewok'],
    points: [4],
    health: 4,
    abilities: [
      includeOnlyIf(teamHas({ subtype: 'ewok', unique: true })),
      after(youActivate('this'), may(indirectDamage(1, anOpponent))),
    ],
  }),
];
