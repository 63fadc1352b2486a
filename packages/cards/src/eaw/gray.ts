import {
  type CardDefinition,
  event,
  eventCard,
  ownDiceWereRemoved,
  playOnlyIf,
  rollRemovedDie,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  eventCard({
    code: '03147',
    title: 'Endurance',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'uncommon',
    cost: 1,
    abilities: [playOnlyIf(ownDiceWereRemoved), event(rollRemovedDie)],
  }),
];
