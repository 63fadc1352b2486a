import { catalogue } from '@dejarik/cards';
import { Match, optionKey, parseReplay, type Seat } from '@dejarik/engine';
import type { ReviewPoint, SeatNumber } from '../contract.ts';
import { JUDGE, type Thought } from './advice.ts';
import { thinkThrough } from './thinking.ts';

/** Imagined games for each turn that is looked back at: by number, so that a game looks the same on every machine. */
const LOOKS = 300;

const conceded = /^concede:(\d)$/;

/**
 * Plays a game again and judges every turn of the seat from what it knew then. Nothing where whoever judges has no
 * notion of chances; null when it does not stand any more.
 */
export async function reviewGame(
  replay: string,
  seat: SeatNumber,
  thought: Thought,
  progress: (part: number) => void,
): Promise<readonly ReviewPoint[] | null> {
  const { setup, picks } = parseReplay(catalogue, replay);
  const match = Match.create(catalogue, setup);
  const judge = thought.makeBot(JUDGE, `${setup.seed} review`, { budget: { iterations: LOOKS }, clock: thought.clock });
  const points: ReviewPoint[] = [];
  for (const [pick, key] of picks.entries()) {
    const point = await pointAt(match, key);
    if (point === 'void') return null;
    if (point === 'no notion') return [];
    if (point !== null) points.push({ ...point, pick });
    const [, who] = conceded.exec(key) ?? [];
    if (who === undefined) match.pick(key);
    else match.concede(Number(who) as Seat);
    progress((pick + 1) / picks.length);
  }
  return points;

  async function pointAt(at: Match, key: string): Promise<Omit<ReviewPoint, 'pick'> | 'void' | 'no notion' | null> {
    const { question } = at;
    if (question === null || question.seat !== seat || conceded.test(key)) return null;
    if (question.kind !== 'action' && question.kind !== 'extra action') return null;
    // Where there is nothing to choose nobody thinks.
    if (question.options.length < 2) return null;
    const view = at.view(seat as Seat);
    const thinking = judge.think(question, at.seated(seat as Seat));
    if (!(await thinkThrough(thinking, thought.rest, thought.stands))) return 'void';
    const advice = thinking.advice();
    if (advice === null) return 'no notion';
    const label = (place: number): string => view.question?.options[place]?.label ?? '';
    const place = question.options.findIndex((option) => optionKey(option) === key);
    const chance = (of: number): number | null => advice.picks.find((each) => each.at === of)?.chance ?? null;
    const best = thinking.choice();
    return {
      round: view.round,
      chances: advice.chances,
      picked: { label: label(place), chance: chance(place) },
      best: { label: label(best), chance: chance(best) ?? advice.chances[seat] ?? 0 },
      line: at.logLength,
    };
  }
}
