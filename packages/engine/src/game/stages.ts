/** Where the game stands between two steps. Setup, then rounds of turns and upkeep. */
export const Stage = {
  shuffle: 0,
  mulligan: 1,
  rollOff: 2,
  battlefield: 3,
  shields: 4,
  /** Everything of setup is done: abilities that wait for it. */
  setUp: 5,
  roundBegins: 6,
  turn: 7,
  turnEnds: 8,
  actionPhaseEnds: 9,
  ready: 10,
  returnDice: 11,
  resources: 12,
  /** One seat after the other: `active` is the next. */
  discardAndDraw: 13,
  roundEnds: 14,
} as const;
export type Stage = (typeof Stage)[keyof typeof Stage];
