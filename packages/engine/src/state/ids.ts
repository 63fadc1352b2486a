/** Ids are dense integers; the brands keep a die from being passed for a card. */
declare const brand: unique symbol;
export type CardId = number & { readonly [brand]: 'card' };
export type DieId = number & { readonly [brand]: 'die' };
/** A seat, counted clockwise from 0. */
export type Seat = number & { readonly [brand]: 'seat' };

export const NO_CARD = -1 as CardId;
export const NO_DIE = -1 as DieId;
export const NO_SEAT = -1 as Seat;
