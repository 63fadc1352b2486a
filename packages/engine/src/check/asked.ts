import type { Game } from '../game/game.js';
import { DONE, optionKey } from '../game/options.js';

/** The open question can be answered: it has options, each once, and its group can still be completed. */
export function checkQuestion(game: Game, fault: (what: string) => void): void {
  const { question } = game;
  const { options, group } = question;
  if (options.length === 0) fault(`the question (${question.kind}) has no option`);
  if (game.state.seats[question.seat] === undefined) fault(`no seat is asked (${question.kind})`);
  else if (game.seat(question.seat).eliminated)
    fault(`seat ${question.seat}, which is out, is asked (${question.kind})`);
  for (let i = 1; i < options.length; i++) {
    if (options.indexOf(options[i] as number) < i) fault(`the option ${optionKey(options[i] as number)} stands twice`);
  }
  if (group === null) return;
  const chosen = group.chosen.length;
  if (chosen >= group.max) fault(`a group of at most ${group.max} asks for more (${question.kind})`);
  if (options.includes(DONE) && chosen < group.min) fault(`a group of at least ${group.min} may stop at ${chosen}`);
}

/** Keys are made of packed options and must not fall together. */
export function checkKeys(game: Game, fault: (what: string) => void): void {
  const keys = game.question.options.map(optionKey);
  if (new Set(keys).size < keys.length) fault(`options share a key: ${keys.join(', ')}`);
}
