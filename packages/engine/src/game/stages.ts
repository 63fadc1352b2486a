/** Where the game stands between two steps. Setup, then rounds of turns and upkeep. */
export const Stage = {
  shuffle: 0,
  mulligan: 1,
  rollOff: 2,
  battlefield: 3,
  shields: 4,
  roundBegins: 5,
  turn: 6,
  turnEnds: 7,
  actionPhaseEnds: 8,
  ready: 9,
  returnDice: 10,
  resources: 11,
  /** One seat after the other: `active` is the next. */
  discardAndDraw: 12,
  roundEnds: 13,
} as const;
export type Stage = (typeof Stage)[keyof typeof Stage];
