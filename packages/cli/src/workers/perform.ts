import { playArenaGame, playSlice } from '@dejarik/bots';
import { playLab, seatBots } from '@dejarik/bots/lab';
import { readRecords } from '@dejarik/bots/learning';
import { fuzzSlice } from '../fuzz/slice.js';
import { learningGame } from '../learn/game.js';
import type { Input, JobKind, Output } from './protocol.js';

type Performers = { readonly [Kind in JobKind]: (input: Input<Kind>) => Output<Kind> };

const PERFORMERS: Performers = {
  simulate: ({ series, from, to }) => playSlice(series, from, to),
  arena: (game) => playArenaGame(game, { clock, memory: megabytes }),
  lab: ({ plan, from, to }) => playLab(plan, from, to, seatBots(clock)),
  learningGame,
  readRecords,
  fuzz: fuzzSlice,
};

const clock = (): number => performance.now();

/** The most memory that this process had so far. */
const megabytes = (): number => process.resourceUsage().maxRSS / 1024;

/** Does a job, in whatever thread this is. */
export function perform<Kind extends JobKind>(kind: Kind, input: Input<Kind>): Output<Kind> {
  return PERFORMERS[kind](input);
}
