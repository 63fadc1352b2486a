import { type LearningRecord, playLearningGame } from '@dejarik/bots/learning';
import { messageOf } from '../faults.js';

/** A learning game to be played. */
export interface LearningGame {
  readonly number: number;
  readonly iterations: number;
}

/** What became of it: a record, or why there is none. */
export interface PlayedLearningGame {
  readonly number: number;
  readonly record: LearningRecord | null;
  readonly fault: string | null;
}

/** Plays a learning game; one that breaks off stops nothing. */
export function learningGame({ number, iterations }: LearningGame): PlayedLearningGame {
  try {
    return { number, record: playLearningGame(number, iterations), fault: null };
  } catch (error) {
    return { number, record: null, fault: messageOf(error) };
  }
}
