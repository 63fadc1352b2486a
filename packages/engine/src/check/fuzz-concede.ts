import type { Catalogue } from '../definitions/catalogue.js';
import { isConcession } from '../game/concede.js';
import { definitionsOf, type GameSetup } from '../game/create.js';
import { Match } from '../game/match.js';
import { optionKey } from '../game/options.js';
import type { Seat } from '../state/ids.js';
import { Broken } from './broken.js';
import type { Chance } from './chance.js';
import { difference } from './difference.js';
import { checkPasts } from './hidden.js';
import { checkInvariants } from './invariants.js';
import { playPast } from './past.js';
import { pickBy, type Style } from './picker.js';
import { checkImagined, checkSaved } from './stops.js';

/** One stop in so many somebody concedes, and one in so many is looked at closely. */
const CONCEDES = 70;
const CLOSELY = 15;
const MOST_STOPS = 1500;

/**
 * Plays a random match of three or four in which somebody concedes now and then, at any stop, checks every stop, and plays
 * its replay. Answers how many conceded. Throws Broken.
 */
export function fuzzConcessions(catalogue: Catalogue, setup: GameSetup, style: Style, chance: Chance): number {
  const match = Match.create(catalogue, setup);
  let conceded = 0;
  for (let stops = 0; stops < MOST_STOPS && !match.isOver; stops++) {
    const pick = look(catalogue, match, style, chance);
    const inGame = match.view(null).players.filter(({ eliminated }) => !eliminated);
    if (chance.oneIn(CONCEDES)) {
      match.concede(chance.pick(inGame).seat as Seat);
      conceded++;
    } else {
      match.pick(pick);
    }
  }
  const unlike = difference(Match.fromReplay(catalogue, match.replay()).state, match.state);
  if (unlike !== null) throw new Broken(`the replay file of a match with concessions ends elsewhere: ${unlike}`);
  return conceded;
}

/** Checks the open stop. Returns the key of a pick. */
function look(catalogue: Catalogue, match: Match, style: Style, chance: Chance): string {
  const saved = match.save();
  const { game } = playPast(definitionsOf(catalogue, saved.stable.codes), saved.stable, saved.picks);
  const closely = chance.oneIn(CLOSELY);
  const faults = checkInvariants(game, closely ? 'costly' : 'cheap', chance);
  const fault = (what: string): void => void faults.push(what);
  const stands = difference(game.state, match.state);
  if (stands !== null) fault(`a match with concessions stands elsewhere than its past says: ${stands}`);
  if (closely) {
    checkSaved(catalogue, game, saved, fault);
    checkImagined(game, saved, chance, fault);
    // Secret picks that are told apart by their number are not where somebody conceded among them.
    if (!game.question.secret || !saved.picks.some(isConcession)) checkPasts(catalogue, game, saved, chance, fault);
  }
  if (faults.length > 0) throw new Broken(`with concessions: ${faults.join('\n')}`);
  return optionKey(game.question.options[pickBy(style, game, game.question, chance)] as number);
}
