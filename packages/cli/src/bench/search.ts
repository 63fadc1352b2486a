import { catalogue } from '@dejarik/cards';
import { createBot } from '@dejarik/bots';
import { Match, type Question } from '@dejarik/engine';
import { benchSetup } from './random-play.js';

/** An action in this round is in the middle of a game of starter decks. */
const ROUND = 2;
/** With so few options there is little to search. */
const FEWEST_OPTIONS = 6;

/** A game of both starter decks that `padawan` played to an action in the middle of it. */
export function midGameMatch(): Match {
  const match = Match.create(catalogue, benchSetup(0));
  const players = match.setup.seats.map((_, seat) => createBot('padawan', `bench ${seat}`));
  for (let { question } = match; question !== null; { question } = match) {
    if (isInTheMiddle(match, question)) return match;
    const at = players[question.seat]?.pick(question, match.seated(question.seat)) ?? 0;
    match.pick(match.options[at] as string);
  }
  throw new Error('the game of the benchmark is over before its middle');
}

function isInTheMiddle(match: Match, { kind, options }: Question): boolean {
  return match.state.round === ROUND && kind === 'action' && options.length >= FEWEST_OPTIONS;
}

/** Searches the open question of the match with that budget; how many iterations were made. */
export function searchOnce(match: Match, iterations: number): number {
  const { question } = match;
  if (question === null) throw new Error('the game is over');
  const thinking = createBot('knight', 'bench', { budget: { iterations } }).think(
    question,
    match.seated(question.seat),
  );
  thinking.work(Infinity);
  return thinking.advice()?.iterations ?? 0;
}
