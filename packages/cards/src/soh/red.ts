import { type CardDefinition, allDice, event, eventCard, removeDealing } from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  eventCard({
    code: '11027',
    title: 'Execute Order 66',
    color: 'red',
    affiliation: 'villain',
    rarity: 'uncommon',
    cost: 2,
    abilities: [event(removeDealing(allDice({ subtype: 'jedi' }), 1))],
  }),
];
