/** Players that are programs, and the arena that rates them. */
export { type Advice, atOnce, type Bot, type BotSettings, type Budget, type JudgedPick, type Thinking } from './bot.js';
export { budgetText, type Contestant, contestantText, parseBudget, parseContestant } from './budget.js';
export { ARENA_NAMES, BOT_NAMES, type BotEntry, botNamed, BOTS, createBot, isBotName } from './create-bot.js';
export {
  addCounts,
  NO_GAMES,
  type SeriesCounts,
  seriesCounts,
  type SeriesError,
  type SliceCounts,
} from './arena/counts.js';
export { type MakeBot, playSeries, playSlice, type Progress, type Series } from './arena/series.js';
export { type Rate, wilsonInterval } from './arena/wilson.js';
export { type ArenaTools, type GameRecord, type OfBoth, playArenaGame } from './arena/arena-game.js';
export { checkDifferent, ladderOf, withBudget } from './arena/contestants.js';
export { fingerprint } from './arena/fingerprint.js';
export {
  type ArenaError,
  type ArenaReport,
  arenaReport,
  type Meeting,
  type Result,
  type Standing,
  type ThinkFigures,
} from './arena/report.js';
export { type ArenaDeck, type ArenaGame, type DeckPair, pairsOf, Schedule, type Tournament } from './arena/schedule.js';
