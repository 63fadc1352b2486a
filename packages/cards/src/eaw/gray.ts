import {
  type CardDefinition,
  battlefield,
  choose,
  chooseOne,
  claim,
  event,
  eventCard,
  moveAllDamage,
  moveDamage,
  ongoing,
  ownDiceWereRemoved,
  playOnlyIf,
  playsWithAmbush,
  rollRemovedDie,
  self,
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
  battlefield({
    code: '03157',
    title: 'Main Plaza',
    subtitle: 'Vashka',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'common',
    abilities: [
      claim(
        chooseOne(
          moveDamage(1, choose({ type: 'character' }), self),
          moveAllDamage(self, choose({ type: 'character' })),
        ),
      ),
    ],
  }),
  battlefield({
    code: '03159',
    title: 'Port District',
    subtitle: 'Bespin',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'uncommon',
    abilities: [ongoing(playsWithAmbush(3))],
  }),
];
