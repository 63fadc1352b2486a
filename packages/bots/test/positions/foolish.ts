import { FOOLISH_CARDS } from './foolish-cards.js';
import { FOOLISH_DAMAGE } from './foolish-damage.js';
import { FOOLISH_DICE } from './foolish-dice.js';
import { FOOLISH_SHIELDS } from './foolish-shields.js';
import { FOOLISH_TEMPO } from './foolish-tempo.js';
import type { Foolish } from './position.js';

/** Positions with the moves that a good player would never make. */
export const FOOLISH: readonly Foolish[] = [
  ...FOOLISH_DAMAGE,
  ...FOOLISH_SHIELDS,
  ...FOOLISH_DICE,
  ...FOOLISH_CARDS,
  ...FOOLISH_TEMPO,
];
