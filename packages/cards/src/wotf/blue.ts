import { type CardDefinition, character, hasAbilitiesOf, ongoing } from '@dejarik/engine/language';

export const blue: readonly CardDefinition[] = [
  character({
    code: '07057',
    title: 'Plo Koon',
    subtitle: 'Jedi Protector',
    unique: true,
    color: 'blue',
    affiliation: 'hero',
    rarity: 'rare',
    subtypes: ['jedi'],
    points: [11, 14],
    health: 10,
    die: '1MD 2MD 1F 1Sh 1R -',
    abilities: [ongoing(hasAbilitiesOf({ type: 'character', unique: false }))],
  }),
];
