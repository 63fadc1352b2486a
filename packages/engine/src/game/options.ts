import { SYMBOL_NAMES } from '../definitions/symbols.js';
import type { CardId, DieId } from '../state/ids.js';
import { COLORS } from '../definitions/card.js';

/**
 * An option inside the engine is one small integer: what kind, and up to two numbers. Keys, the readable names that
 * replays and clients use, are made only when somebody reads them.
 */
export const Pick = {
  done: 0,
  pass: 1,
  decline: 2,
  yes: 3,
  no: 4,
  none: 5,
  claim: 6,
  play: 7,
  activate: 8,
  resolve: 9,
  reroll: 10,
  use: 11,
  card: 12,
  die: 13,
  side: 14,
  seat: 15,
  number: 16,
  symbol: 17,
  color: 18,
  mode: 19,
  ability: 20,
  shields: 21,
  /** Never offered: a seat gives up in the middle of a step. */
  concede: 22,
} as const;
export type Pick = (typeof Pick)[keyof typeof Pick];

const NAMES = Object.keys(Pick) as (keyof typeof Pick)[];

/** Packs an option; `a` and `b` are from 0 to 2047. */
export function option(pick: Pick, a = 0, b = 0): number {
  return (pick << 22) | (a << 11) | b;
}
export const DONE = option(Pick.done);
export const PASS = option(Pick.pass);
export const DECLINE = option(Pick.decline);
export const YES = option(Pick.yes);
export const NO = option(Pick.no);
export const NONE = option(Pick.none);
export const CLAIM = option(Pick.claim);

export const pickOf = (packed: number): Pick => (packed >>> 22) as Pick;
export const firstOf = (packed: number): number => (packed >>> 11) & 2047;
export const secondOf = (packed: number): number => packed & 2047;
export const cardOf = (packed: number): CardId => firstOf(packed) as CardId;
export const dieOf = (packed: number): DieId => firstOf(packed) as DieId;

/** The stable, readable key of an option: `activate:c12`, `resolve:melee`, `die:d7`, `side:d7:3`, `done`. */
export function optionKey(packed: number): string {
  const pick = pickOf(packed);
  const name = NAMES[pick] as string;
  const a = firstOf(packed);
  const b = secondOf(packed);
  switch (pick) {
    case Pick.play:
    case Pick.activate:
    case Pick.reroll:
    case Pick.card:
      return `${name}:c${a}`;
    case Pick.use:
    case Pick.ability:
    case Pick.shields:
      return `${name}:c${a}:${b}`;
    case Pick.die:
      return `${name}:d${a}`;
    case Pick.side:
      return `${name}:d${a}:${b}`;
    case Pick.resolve:
    case Pick.symbol:
      return `${name}:${SYMBOL_NAMES[a]}`;
    case Pick.color:
      return `${name}:${COLORS[a]}`;
    case Pick.seat:
    case Pick.concede:
    case Pick.number:
    case Pick.mode:
      return `${name}:${a}`;
    default:
      return name;
  }
}
