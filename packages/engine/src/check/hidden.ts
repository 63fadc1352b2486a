import type { Catalogue } from '../definitions/catalogue.js';
import type { Game } from '../game/game.js';
import { Match } from '../game/match.js';
import { optionKey } from '../game/options.js';
import type { SavedMatch } from '../game/replay.js';
import { cloneState } from '../state/clone.js';
import type { CardId, Seat } from '../state/ids.js';
import type { GameState } from '../state/state.js';
import { viewGame } from '../view/view.js';
import type { Chance } from './chance.js';
import { difference } from './difference.js';
import { cardOfPick, exchangeDesigns, exchanging, hiddenFrom, isBound, renameCards, renamePick } from './exchange.js';
import { type Past, playPast } from './past.js';

/*
 * What a seat sees never changes with what it cannot know: view, question and log are the same in two situations that
 * differ in hidden cards only.
 */

/** Everybody who looks on: the seats and a spectator. */
const watchers = (state: GameState): (Seat | null)[] => [...state.seats.map((_, seat) => seat as Seat), null];
const owners = (state: GameState): Seat[] => state.seats.map((_, seat) => seat as Seat);

/** At this very moment: hidden designs are exchanged under the open question, looked at, and put back. */
export function checkViews(game: Game, chance: Chance, fault: (what: string) => void): void {
  const { state, question } = game;
  for (const seat of watchers(state)) {
    const before = viewGame(game, seat, { question });
    checkNoHiddenId(state, seat, JSON.stringify({ ...before, faces: {} }), fault);
    const kept = state.cards.map(({ definition, type }) => ({ definition, type }));
    for (const owner of owners(state)) exchangeDesigns(state, hiddenFrom(state, owner, seat), chance);
    const after = viewGame(game, seat, { question });
    state.cards.forEach((card, id) => Object.assign(card, kept[id]));
    const unlike = difference(after, before);
    if (unlike !== null) fault(`${watcher(seat)} sees hidden cards: ${unlike}`);
  }
}

const watcher = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/** A view has no id of a card that its seat does not know. */
function checkNoHiddenId(state: GameState, seat: Seat | null, view: string, fault: (what: string) => void): void {
  for (const owner of owners(state)) {
    for (const id of hiddenFrom(state, owner, seat)) {
      if (new RegExp(`\\bc${id}\\b`).test(view)) fault(`${watcher(seat)} sees the id of a hidden card, c${id}`);
    }
  }
}

/** A situation as a seat saw it and as it would have seen it. */
interface Witness {
  readonly catalogue: Catalogue;
  readonly saved: SavedMatch;
  readonly past: Past;
  readonly seat: Seat | null;
  readonly match: Match;
}

/**
 * From the last stable point on: hidden designs, hidden ids and other people's pending secret picks are exchanged, the
 * step is played again with the same picks, and every watcher must be shown, asked and told the same. Returns how many
 * of those other pasts were possible.
 */
export function checkPasts(
  catalogue: Catalogue,
  game: Game,
  saved: SavedMatch,
  chance: Chance,
  fault: (what: string) => void,
): number {
  const past = playPast(game.definitions, saved.stable, saved.picks);
  const match = Match.load(catalogue, saved);
  let possible = 0;
  for (const seat of watchers(saved.stable)) {
    const witness: Witness = { catalogue, saved, past, seat, match };
    if (checkSecretPicks(witness, game, chance, fault)) possible++;
    if (past.shuffled) continue;
    for (const other of [otherDesigns(witness, chance), otherIds(witness, chance)]) {
      if (other !== null && checkPast(witness, game, other, fault)) possible++;
    }
  }
  return possible;
}

interface Other {
  readonly what: string;
  readonly stable: GameState;
  readonly picks: readonly number[];
}

/** Cards that the seat knew neither at the stable point nor now. */
function hiddenThroughout({ saved, past, seat }: Witness, owner: Seat): CardId[] {
  const before = hiddenFrom(saved.stable, owner, seat);
  const now = hiddenFrom(past.game.state, owner, seat);
  return before.filter((id) => now.includes(id));
}

function otherDesigns(witness: Witness, chance: Chance): Other {
  const { stable, picks } = witness.saved;
  const state = cloneState(stable);
  // What somebody has just picked may show in what he is asked next (a card that is being played, and where to), and
  // what somebody has just looked at in what comes of it.
  const told = new Set([...picks.map(cardOfPick), ...witness.past.seen]);
  for (const owner of owners(stable)) {
    const hidden = hiddenThroughout(witness, owner).filter((id) => !told.has(id));
    exchangeDesigns(state, hidden, chance);
  }
  return { what: 'designs', stable: state, picks };
}

function otherIds(witness: Witness, chance: Chance): Other | null {
  const { stable, picks } = witness.saved;
  const free = hiddenThroughout(witness, chance.pick(owners(stable))).filter((id) => !isBound(stable, id));
  const [a, b] = chance.shuffled(free);
  if (a === undefined || b === undefined) return null;
  const rename = exchanging(a, b);
  return {
    what: `ids c${a} and c${b}`,
    stable: renameCards(stable, rename),
    picks: picks.map((pick) => renamePick(pick, rename)),
  };
}

/** Plays the other past; says whether it was possible at all. */
function checkPast(witness: Witness, game: Game, other: Other, fault: (what: string) => void): boolean {
  const { seat, saved } = witness;
  const { drift } = playPast(game.definitions, other.stable, other.picks);
  if (drift !== null) {
    // Somebody else's choice may depend on cards that only he knows; the own choices may not.
    if (drift.seat === seat)
      fault(`${watcher(seat)} is offered other options with hidden ${other.what} exchanged: ${drift.key}`);
    return false;
  }
  compare(witness, { ...saved, stable: other.stable, picks: other.picks }, `hidden ${other.what}`, fault);
  return true;
}

/** Other people's secret picks of this step, as they might have been. */
function checkSecretPicks(witness: Witness, game: Game, chance: Chance, fault: (what: string) => void): boolean {
  const { saved, past, seat } = witness;
  const { question } = past.game;
  const theirs = past.secret.filter((pick) => pick.seat !== seat);
  // When all are collected they are carried out: nothing is pending any more.
  if (theirs.length === 0 || !question.secret || question.seat !== seat) return false;
  const own = saved.picks.slice(theirs.length);
  const picks = [...secretly(game, saved.stable, seat, chance), ...own];
  const keys = [...saved.keys.slice(0, saved.keys.length - saved.picks.length), ...picks.map(optionKey)];
  compare(witness, { ...saved, picks, keys }, 'secret picks', fault);
  return true;
}

/** Secret picks that the seats ahead of this one might have made, by chance. */
function secretly(game: Game, stable: GameState, seat: Seat, chance: Chance): number[] {
  const picks: number[] = [];
  for (;;) {
    const { question } = playPast(game.definitions, stable, picks).game;
    if (question.seat === seat) return picks;
    picks.push(chance.pick(question.options));
  }
}

function compare(
  { catalogue, seat, match }: Witness,
  saved: SavedMatch,
  what: string,
  fault: (what: string) => void,
): void {
  const other = Match.load(catalogue, saved);
  const seen = difference(other.view(seat), match.view(seat));
  if (seen !== null) fault(`${watcher(seat)} sees ${what}: ${seen}`);
  const told = difference(other.logFor(seat), match.logFor(seat));
  if (told !== null) fault(`the log tells ${watcher(seat)} ${what}: ${told}`);
}
