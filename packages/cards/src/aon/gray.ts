import {
  type CardDefinition,
  after,
  charactersShareColor,
  choose,
  discardFromHand,
  includeOnlyIf,
  lose,
  plot,
  sequence,
  setup,
  you,
} from '@dejarik/engine/language';

export const gray: readonly CardDefinition[] = [
  plot({
    code: '10016',
    title: 'Allies of Necessity',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    points: [-2],
    abilities: [
      includeOnlyIf(charactersShareColor(2)),
      after(setup, sequence(discardFromHand(choose({ whose: 'you', in: 'hand' })), lose(2, you))),
    ],
  }),
];
