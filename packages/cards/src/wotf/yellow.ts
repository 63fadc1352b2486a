import {
  type CardDefinition,
  character,
  choose,
  damage,
  insteadIf,
  mayInclude,
  self,
  special,
  youHave,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  character({
    code: '07089',
    title: 'Bo-Katan Kryze',
    subtitle: 'Deathwatch Lieutenant',
    unique: true,
    color: 'yellow',
    affiliation: 'hero',
    rarity: 'rare',
    subtypes: ['trooper'],
    points: [15, 20],
    health: 12,
    die: '3RD 2MD 1Sh 1R Sp -',
    abilities: [
      mayInclude({ type: 'upgrade', color: 'yellow', affiliation: 'villain' }),
      special(
        damage(
          insteadIf(2, 3, youHave({ type: 'upgrade', affiliation: 'villain', on: self })),
          choose({ type: 'character' }),
        ),
      ),
    ],
  }),
];
