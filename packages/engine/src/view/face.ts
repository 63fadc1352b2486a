import { type CardDefinition, TYPE_NAMES } from '../definitions/card.js';
import { SYMBOL_NAMES, X } from '../definitions/symbols.js';
import { CardType } from '../state/state.js';
import { cardText } from '../text/card-text.js';
import type { CardFace, SideView } from './types.js';

/** Letters of the sets by their number, the first two digits of a card code. */
export const SET_CODES: Readonly<Record<string, string>> = {
  '01': 'AW',
  '02': 'SoR',
  '03': 'EaW',
  '04': 'TPG',
  '05': 'LEG',
  '06': 'RIV',
  '07': 'WotF',
  '08': 'AtG',
  '09': 'CONV',
  '10': 'AoN',
  '11': 'SoH',
  '12': 'CM',
};

const faces = new WeakMap<CardDefinition, CardFace>();

/** Facts and generated text of a card, ready to show. The same object for the same card. */
export function cardFace(card: CardDefinition): CardFace {
  const known = faces.get(card);
  if (known !== undefined) return known;
  const face = makeFace(card);
  faces.set(card, face);
  return face;
}

function makeFace(card: CardDefinition): CardFace {
  const paid =
    card.type === CardType.event ||
    card.type === CardType.upgrade ||
    card.type === CardType.support ||
    card.type === CardType.downgrade;
  return {
    code: card.code,
    title: card.title,
    subtitle: card.subtitle,
    set: SET_CODES[card.code.slice(0, -3)] ?? card.code.slice(0, -3),
    number: Number(card.code.slice(-3)),
    type: TYPE_NAMES[card.type],
    color: card.color,
    affiliation: card.affiliation,
    rarity: card.rarity,
    unique: card.unique,
    cost: paid ? card.cost : null,
    points: card.points.length === 0 ? null : card.points,
    health: card.type === CardType.character ? card.health : null,
    sides:
      card.sides?.map((side): SideView => ({
        symbol: SYMBOL_NAMES[side.symbol],
        value: side.value === X ? 'X' : side.value,
        modifier: side.modifier,
        cost: side.cost,
      })) ?? null,
    subtypes: card.subtypes,
    text: cardText(card),
  };
}
