import { TYPE_NAMES } from '../definitions/card.js';
import { withArticle } from '../text/words.js';
import { ActionKind } from '../rules/actions/kinds.js';
import { Happening } from '../events/event.js';
import type { Seat } from '../state/ids.js';
import { EndReason, Zone } from '../state/state.js';
import type { LogEntry, LoggedCard } from './log.js';
import type { LogLine } from './types.js';

/** What a seat (a spectator: null) may read of an entry; null for one that says nothing. */
export function logLine(entry: LogEntry, seat: Seat | null, names: readonly string[]): LogLine | null {
  const reader = new Reader(entry, seat, names);
  const text = SAYS[entry.kind]?.(reader, entry) ?? null;
  return text === null ? null : reader.line(text);
}

class Reader {
  private readonly entry: LogEntry;
  private readonly seat: Seat | null;
  private readonly names: readonly string[];
  constructor(entry: LogEntry, seat: Seat | null, names: readonly string[]) {
    this.entry = entry;
    this.seat = seat;
    this.names = names;
  }

  private knows(card: LoggedCard | null): card is LoggedCard {
    if (card === null) return false;
    return this.seat === null ? card.known === 0xff : ((card.known >> this.seat) & 1) === 1;
  }

  name(seat: number): string {
    return this.names[seat] ?? 'Nobody';
  }
  who(): string {
    return this.name(this.entry.seat);
  }
  by(): string {
    return this.name(this.entry.by);
  }
  card(card: LoggedCard | null = this.entry.card): string {
    return this.knows(card) ? card.title : 'a card';
  }
  /** " (Force Throw)": what brought it about, where a card did. */
  because(): string {
    return this.knows(this.entry.cause) ? ` (${this.entry.cause.title})` : '';
  }

  line(text: string): LogLine {
    const { number, depth, seat, card, target, die, done, rule, cause, kind } = this.entry;
    const cards = [card, target].filter((one) => this.knows(one)).map((one) => `c${one.id}`);
    return {
      number,
      depth,
      event: NAMES[kind] ?? 'event',
      seat: seat < 0 ? null : seat,
      text,
      cards,
      dice: die === null ? [] : [`d${die.id}`],
      amount: done,
      rule,
      cause: this.knows(cause) ? cause.code : null,
    };
  }
}

type Say = (reader: Reader, entry: LogEntry) => string | null;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const PLACES: Readonly<Record<number, string>> = {
  [Zone.deck]: 'the deck',
  [Zone.hand]: 'the hand',
  [Zone.discard]: 'the discard pile',
  [Zone.setAside]: 'the set-aside zone',
};

function damageText(reader: Reader, entry: LogEntry): string {
  const taken = entry.amount - entry.blocked;
  const kind = entry.symbol === null ? '' : `${entry.symbol} `;
  const blocked = entry.blocked > 0 ? `, ${entry.blocked} blocked` : '';
  const unblockable = entry.flag ? 'unblockable ' : '';
  return `${reader.card()} takes ${taken} ${unblockable}${kind}damage${blocked}${reader.because()}`;
}

const ACTION_SAYS: Readonly<Record<number, string>> = {
  [ActionKind.play]: 'plays a card',
  [ActionKind.activate]: 'activates a card',
  [ActionKind.resolve]: 'resolves dice',
  [ActionKind.reroll]: 'discards a card to reroll dice',
  [ActionKind.claim]: 'claims the battlefield',
};

/** An action is named as it is declared; a card that is still hidden then is named when it is played. */
function actionText(reader: Reader, entry: LogEntry): string {
  if (entry.detail === ActionKind.use) return `${reader.who()} uses ${reader.card()}`;
  return `${reader.who()} ${ACTION_SAYS[entry.detail] ?? 'acts'}`;
}

/** Why a player is out. */
const LEAVES: Readonly<Record<number, string>> = {
  [EndReason.defeat]: 'has no character left and is out of the game',
  [EndReason.deckOut]: 'has no card left in hand and deck and is out of the game',
  [EndReason.concession]: 'concedes',
};

/** What each kind of event says; the kinds that are not here say nothing of their own. */
const SAYS: Readonly<Partial<Record<Happening, Say>>> = {
  [Happening.resourcesGained]: (r, e) => `${r.who()} gains ${plural(e.done, 'resource')}${r.because()}`,
  [Happening.resourcesLost]: (r, e) => `${r.who()} loses ${plural(e.done, 'resource')}${r.because()}`,
  [Happening.resourcesSpent]: (r, e) => `${r.who()} spends ${plural(e.done, 'resource')}`,
  [Happening.resourcesGiven]: (r, e) =>
    `${r.name(e.detail)} gives ${r.who()} ${plural(e.done, 'resource')}${r.because()}`,
  [Happening.drawn]: (r, e) => (e.done === 0 ? null : `${r.who()} draws ${plural(e.done, 'card')}`),
  [Happening.discardedFromHand]: (r) => `${r.who()} discards ${r.card()}${r.because()}`,
  [Happening.discardedFromDeck]: (r) => `${r.card()} is discarded from ${r.who()}'s deck${r.because()}`,
  [Happening.cardMoved]: (r, e) =>
    PLACES[e.detail] === undefined ? `${r.card()} is put facedown` : `${r.card()} goes to ${PLACES[e.detail]}`,
  [Happening.shuffled]: (r) => `${r.who()} shuffles`,
  [Happening.played]: (r, e) => `${r.who()} plays ${r.card()}${e.target === null ? '' : ` on ${r.card(e.target)}`}`,
  [Happening.leftPlay]: (r, e) => `${r.card()} leaves play for ${PLACES[e.detail] ?? 'elsewhere'}${r.because()}`,
  [Happening.attached]: (r, e) => `${r.card()} moves to ${r.card(e.target)}${r.because()}`,
  [Happening.activated]: (r) => `${r.by()} activates ${r.card()}`,
  [Happening.exhausted]: (r, e) =>
    e.by === e.seat && e.cause === null ? null : `${r.card()} is exhausted${r.because()}`,
  [Happening.readied]: (r, e) => (e.cause === null ? null : `${r.card()} is readied${r.because()}`),
  [Happening.rolledIn]: (r, e) => `${e.die?.title ?? 'A die'} rolls ${e.die?.side ?? ''}`,
  [Happening.rerolled]: (r, e) => `${e.die?.title ?? 'A die'} is rerolled: ${e.die?.side ?? ''}${r.because()}`,
  [Happening.turned]: (r, e) => `${e.die?.title ?? 'A die'} is turned to ${e.die?.side ?? ''}${r.because()}`,
  [Happening.removed]: (r, e) => `${e.die?.title ?? 'A die'} (${e.die?.side ?? ''}) is removed${r.because()}`,
  [Happening.resolved]: (r, e) => `${r.by()} resolves ${e.die?.title ?? 'a die'}: ${e.die?.side ?? ''}`,
  [Happening.diePlaced]: (r, e) =>
    `${e.die?.title ?? 'A die'} is placed ${e.target === null ? 'aside' : `on ${r.card(e.target)}`}`,
  [Happening.damaged]: damageText,
  [Happening.healed]: (r, e) => (e.done === 0 ? null : `${r.card()} heals ${e.done} damage${r.because()}`),
  [Happening.damageMoved]: (r, e) => `${e.done} damage moves from ${r.card()} to ${r.card(e.target)}${r.because()}`,
  [Happening.damagePlaced]: (r, e) => `${e.done} damage is placed on ${r.card()}${r.because()}`,
  [Happening.shielded]: (r, e) => `${r.card()} gains ${plural(e.done, 'shield')}${r.because()}`,
  [Happening.shieldsRemoved]: (r, e) =>
    e.flag || e.done === 0 ? null : `${r.card()} loses ${plural(e.done, 'shield')}${r.because()}`,
  [Happening.defeated]: (r) => `${r.card()} is defeated`,
  [Happening.actionBegan]: actionText,
  [Happening.passed]: (r) => `${r.who()} passes`,
  [Happening.claimed]: (r) => `${r.who()} claims ${r.card()}`,
  [Happening.controlGained]: (r) => `${r.who()} takes control of ${r.card()}`,
  [Happening.roundBegan]: (_r, e) => `Round ${e.amount}`,
  [Happening.actionPhaseEnded]: () => 'Upkeep',
  [Happening.typeChanged]: (r, e) =>
    `${r.card()} becomes ${withArticle(TYPE_NAMES[e.detail] ?? 'card')}${e.target === null ? '' : ` on ${r.card(e.target)}`}`,
  [Happening.actionsGained]: (r, e) => `${r.who()} may take ${plural(e.done, 'additional action')}${r.because()}`,
  [Happening.seen]: (r, e) =>
    e.flag ? `${r.card()} is revealed${r.because()}` : `${r.by()} looks at ${r.card()}${r.because()}`,
  [Happening.ruled]: (r) => `${r.who()} is bound by ${r.because().trim() || 'a card'}`,
  [Happening.delayed]: (r) => `${r.by()} sets up an effect for the end of the round${r.because()}`,
  [Happening.battlefieldChosen]: (r) => `The battlefield is ${r.card()}, controlled by ${r.who()}`,
  [Happening.battlefieldSwitched]: (r) => `The battlefield is now ${r.card()}${r.because()}`,
  [Happening.actionPhaseEnding]: (r) => `The action phase is to end${r.because()}`,
  [Happening.rolledOff]: (r, e) => `${r.who()} rolls off: ${e.amount}`,
  [Happening.eliminated]: (r, e) => `${r.who()} ${LEAVES[e.detail] ?? 'leaves the game'}`,
};

const NAMES: Readonly<Partial<Record<Happening, string>>> = Object.fromEntries(
  Object.entries(Happening).map(([name, kind]) => [
    kind,
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ]),
);
