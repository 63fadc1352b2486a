import type { Catalogue } from '../definitions/catalogue.js';
import type { Game } from '../game/game.js';
import { Imagined } from '../game/imagine.js';
import { Match } from '../game/match.js';
import { optionKey } from '../game/options.js';
import type { Question } from '../game/question.js';
import type { SavedMatch } from '../game/replay.js';
import { SUSPENDED } from '../game/signals.js';
import type { Chance } from './chance.js';
import { difference } from './difference.js';

/** Everything that a question says, as plain data of its own: it is filled anew for the next one. */
function plainQuestion(question: Question): unknown {
  const { seat, kind, options, rule, subject, amount, group, secret, posed, call } = question;
  const plain = { seat, kind, options: options.map(optionKey), rule, subject, amount, group, secret, posed, call };
  return JSON.parse(JSON.stringify(plain));
}

/** A match that is written down at the stop and taken up again stands where it stood, and asks the same. */
export function checkSaved(catalogue: Catalogue, game: Game, saved: SavedMatch, fault: (what: string) => void): void {
  const text = JSON.stringify(saved);
  const match = Match.load(catalogue, JSON.parse(text) as SavedMatch);
  const stands = difference(match.state, game.state);
  if (stands !== null) fault(`a saved game is taken up elsewhere: ${stands}`);
  if (match.question === null) {
    fault('a saved game is taken up without a question');
    return;
  }
  const asks = difference(plainQuestion(match.question), plainQuestion(game.question));
  if (asks !== null) fault(`a saved game asks otherwise: ${asks}`);
  const again = difference(JSON.parse(JSON.stringify(match.save())) as unknown, JSON.parse(text) as unknown);
  if (again !== null) fault(`a saved game is saved otherwise: ${again}`);
}

/** Steps that an imagined game is played on. */
const STEPS = 3;

/** The asked seat imagines the game: it begins at the same question, and plays on without an error. */
export function checkImagined(game: Game, saved: SavedMatch, chance: Chance, fault: (what: string) => void): void {
  const { seat } = game.question;
  const imagined = new Imagined(game, { stable: saved.stable, picks: saved.picks }, seat, chance.below(2 ** 31));
  const asked = plainQuestion(game.question);
  let first: unknown = null;
  try {
    imagined.play((_game, question) => {
      first ??= plainQuestion(question);
      return chance.below(question.options.length);
    }, STEPS);
  } catch (error) {
    if (error === SUSPENDED) fault('an imagined game waits for a person');
    else fault(`an imagined game fails: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  const unlike = difference(first, asked);
  if (unlike !== null) fault(`an imagined game begins elsewhere: ${unlike}`);
}
