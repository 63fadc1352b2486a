import {
  type CardDefinition,
  after,
  anOpponent,
  character,
  choose,
  event,
  eventCard,
  forbidSameAction,
  keyword,
  may,
  mustPlayNext,
  pay,
  revealHand,
  sequence,
  setThisAside,
  spot,
  spotting,
  support,
  youTakeAction,
} from '@dejarik/engine/language';

export const yellow: readonly CardDefinition[] = [
  character({ code: '03019', title: 'Gamorrean Guard', color: 'yellow', affiliation: 'villain', rarity: 'rare', subtypes: ['guard'], points: [10], health: 11, die: '1MD 3MD1 +2MD 1Dr - -', abilities: [keyword('guardian')] }),
  eventCard({ code: '03081', title: 'Coercion', color: 'yellow', affiliation: 'villain', rarity: 'uncommon', cost: 1, abilities: [event(spotting(spot({ color: 'yellow', type: 'character' }), sequence(revealHand(anOpponent), mustPlayNext(choose({ whose: 'opponent', in: 'hand', type: 'event' })))))] }),
  support({ code: '03115', title: 'Running Interference', color: 'yellow', affiliation: 'hero', rarity: 'uncommon', cost: 0, abilities: [after(youTakeAction, may(pay(setThisAside, forbidSameAction(anOpponent))))] }),
];
