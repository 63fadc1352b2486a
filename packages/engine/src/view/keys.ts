import type { CardId, DieId } from '../state/ids.js';

export const cardKey = (id: CardId): string => `c${id}`;
export const dieKey = (id: DieId): string => `d${id}`;
