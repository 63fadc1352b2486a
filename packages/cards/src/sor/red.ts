import {
  type CardDefinition,
  after,
  attachOnlyTo,
  attachedIsElite,
  character,
  keyword,
  may,
  ongoing,
  poolDiceOf,
  protectsDice,
  reroll,
  resolve,
  rollDieOf,
  rollsThisDieIn,
  sequence,
  symbols,
  thatCard,
  thisDie,
  upgrade,
  youPlay,
} from '@dejarik/engine/language';

export const red: readonly CardDefinition[] = [
  character({ code: '02002', title: 'FN-2199', subtitle: 'Loyal Trooper', unique: true, color: 'red', affiliation: 'villain', rarity: 'rare', subtypes: ['trooper'], points: [10, 13], health: 11, die: '1RD 1MD 2MD1 1Sh 1R -', abilities: [after(youPlay({ subtype: 'weapon' }, 'this'), sequence(rollDieOf(thatCard('weapon')), may(resolve(poolDiceOf(thatCard('weapon'))))))] }),
  character({ code: '02004', title: 'TIE Pilot', color: 'red', affiliation: 'villain', rarity: 'rare', subtypes: ['pilot'], points: [8], health: 7, die: '+1RD +2RD +3RD1 1F 1R -', abilities: [ongoing(protectsDice(symbols('ranged')))] }),
  upgrade({ code: '02008', title: 'Z6 Riot Control Baton', color: 'red', affiliation: 'villain', rarity: 'legendary', subtypes: ['weapon'], cost: 3, die: '2MD 2MD 3MD1 1R - -', abilities: [keyword('redeploy'), after(rollsThisDieIn, may(reroll(thisDie)))] }),
  upgrade({ code: '02125', title: 'Training', color: 'red', affiliation: 'neutral', rarity: 'uncommon', subtypes: ['ability'], cost: 2, abilities: [attachOnlyTo({ unique: false, color: 'red' }), ongoing(attachedIsElite)] }),
];
