import type { Right } from './position.js';
import { RIGHT_SAVES } from './right-saves.js';
import { RIGHT_TEMPO } from './right-tempo.js';

/** Positions with the one right thing to do. */
export const RIGHT: readonly Right[] = [...RIGHT_SAVES, ...RIGHT_TEMPO];

export { WINNING } from './winning.js';
