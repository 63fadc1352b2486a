import {
  type CardDefinition,
  atRoundEnd,
  character,
  defeat,
  defeatedByDamage,
  self,
  would,
} from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  character({
    code: '03003',
    title: 'MagnaGuard',
    color: 'red',
    affiliation: 'villain',
    rarity: 'rare',
    subtypes: ['droid', 'guard'],
    points: [9],
    health: 8,
    die: '1MD 2MD1 2MD1 1Sh 1R -',
    abilities: [would(defeatedByDamage('this'), atRoundEnd(defeat(self)))],
  }),
];
