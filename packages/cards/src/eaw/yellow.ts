import {
  type CardDefinition,
  after,
  anOpponent,
  choose,
  event,
  eventCard,
  forbidSameAction,
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
  eventCard({ code: '03081', title: 'Coercion', color: 'yellow', affiliation: 'villain', rarity: 'uncommon', cost: 1, abilities: [event(spotting(spot({ color: 'yellow', type: 'character' }), sequence(revealHand(anOpponent), mustPlayNext(choose({ whose: 'opponent', in: 'hand', type: 'event' })))))] }),
  support({ code: '03115', title: 'Running Interference', color: 'yellow', affiliation: 'hero', rarity: 'uncommon', cost: 0, abilities: [after(youTakeAction, may(pay(setThisAside, forbidSameAction(anOpponent))))] }),
];
