import type { CardDefinition } from '../definitions/card.js';
import type { Catalogue } from '../definitions/catalogue.js';
import { sideNotation } from '../definitions/symbols.js';
import { createGame, type DeckSetup, type GameSetup } from '../game/create.js';
import type { Game } from '../game/game.js';
import type { SavedMatch } from '../game/replay.js';
import { Stage } from '../game/stages.js';
import { type CardId, type DieId, NO_CARD, type Seat } from '../state/ids.js';
import { CardType, DiePlace, Zone } from '../state/state.js';
import { diceOf, moveCard } from '../state/zones.js';

/*
 * A position as a literal: who has what where. For tests that read like the rulebook, and for setting up a table.
 * Cards are named by title or by code.
 */

const SEATS = ['me', 'opponent', 'third', 'fourth'] as const;
/** Who sits there, clockwise. */
export type SeatName = (typeof SEATS)[number];
const NAMES: Readonly<Record<SeatName, string>> = { me: 'Me', opponent: 'Opponent', third: 'Third', fourth: 'Fourth' };

/** A card in play. */
export interface PlacedCard {
  readonly card: string;
  /**
   * Whose card it is: of an upgrade or support that somebody else has taken control of, and of a downgrade, where it was
   * not played by the next player clockwise.
   */
  readonly owner?: SeatName;
  /** Sides that its dice in the pool show (`1MD`); its other dice lie on it. */
  readonly pool?: readonly string[];
  readonly exhausted?: boolean;
  readonly damage?: number;
  readonly shields?: number;
  readonly resources?: number;
}
/** A plot, with what lies face down under it. */
export interface PlacedPlot extends PlacedCard {
  readonly under?: readonly string[];
}
/** A card that others lie on. */
export interface PlacedHost extends PlacedCard {
  readonly upgrades?: readonly (string | PlacedCard)[];
  /** Of the other player. */
  readonly downgrades?: readonly (string | PlacedCard)[];
}
export interface PlacedCharacter extends PlacedHost {
  /** Taken with two dice. */
  readonly elite?: boolean;
}

export interface PlayerPosition {
  readonly characters: readonly (string | PlacedCharacter)[];
  readonly supports?: readonly (string | PlacedHost)[];
  /** Cards lie under the first one only. */
  readonly plots?: readonly (string | PlacedPlot)[];
  readonly hand?: readonly string[];
  /** Top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly setAside?: readonly string[];
  readonly resources?: number;
  /** Dice of these cards that lie set aside beside those of the deck. */
  readonly spareDice?: readonly string[];
}

export interface Position {
  readonly me: PlayerPosition;
  readonly opponent: PlayerPosition;
  readonly third?: PlayerPosition;
  readonly fourth?: PlayerPosition;
  /** The battlefield in use; none where it does not matter. */
  readonly battlefield?: string | PlacedCard;
  /** Whose it is; its controller's when not named. */
  readonly battlefieldOf?: SeatName;
  /** The battlefield of everybody else: it lies set aside. */
  readonly otherBattlefield?: string | PlacedCard;
  readonly controller?: SeatName;
  readonly claimed?: SeatName;
  /** Whose turn it is; mine when not named. */
  readonly turn?: SeatName;
  readonly round?: number;
  readonly edition?: string;
  /** What the dice will roll, in order: the card whose die it is, and the side. One too many or too few is an error. */
  readonly rolls?: readonly (readonly [card: string, side: string])[];
  /** For what chance decides beside dice. */
  readonly seed?: string;
}

/** The position as a game that can be taken up. Throws for a card or a side that does not exist. */
export function savedPosition(catalogue: Catalogue, position: Position): SavedMatch {
  return new Builder(catalogue, position).build();
}

/** The card with that code or title; the first of several with one title. */
export function cardNamed(catalogue: Catalogue, name: string): CardDefinition {
  const found = catalogue.find(name) ?? catalogue.cards.find((card) => card.title === name);
  if (found === undefined) throw new Error(`there is no card "${name}"`);
  return found;
}

type Placed = PlacedCard | string;
const cardOf = (placed: Placed): string => (typeof placed === 'string' ? placed : placed.card);
/** Characters and supports of which more is said than their names. */
const hostsOf = ({ characters, supports = [] }: PlayerPosition): PlacedHost[] =>
  [...characters, ...supports].filter((one) => typeof one !== 'string');
const ownerOf = (placed: Placed, controller: SeatName): SeatName =>
  typeof placed === 'string' ? controller : (placed.owner ?? controller);
const seatOf = (name: SeatName): Seat => SEATS.indexOf(name) as Seat;

class Builder {
  private readonly catalogue: Catalogue;
  private readonly position: Position;
  private readonly game: Game;
  private readonly setup: GameSetup;

  constructor(catalogue: Catalogue, position: Position) {
    this.catalogue = catalogue;
    this.position = position;
    this.setup = {
      seats: this.seated().map(([name, player]) => ({ name: NAMES[name], deck: this.deckOf(name, player) })),
      edition: position.edition ?? 'current',
      seed: position.seed ?? 'position',
    };
    this.game = createGame(catalogue, this.setup);
  }

  private code(name: string): string {
    return cardNamed(this.catalogue, name).code;
  }

  /** Everybody at the table, clockwise. */
  private seated(): [SeatName, PlayerPosition][] {
    return SEATS.flatMap((name) => {
      const player = this.position[name];
      return player === undefined ? [] : [[name, player] as [SeatName, PlayerPosition]];
    });
  }

  /** Who played a downgrade on that player's cards, where it does not say: the next clockwise. */
  private downgraderOf(seat: Seat): Seat {
    return ((seat + 1) % this.seated().length) as Seat;
  }

  /** Cards of the deck of that player that are in play, under whosever control. */
  private placedOf(owner: SeatName): string[] {
    const players = this.seated();
    const of = (placed: readonly Placed[], name: SeatName): string[] =>
      placed.filter((one) => ownerOf(one, name) === owner).map(cardOf);
    const all = (list: (player: PlayerPosition, name: SeatName, seat: Seat) => string[]): string[] =>
      players.flatMap(([name, player], seat) => list(player, name, seat as Seat));
    return [
      ...all((player, name) =>
        of(
          hostsOf(player).flatMap(({ upgrades = [] }) => upgrades),
          name,
        ),
      ),
      ...all((player, _name, seat) =>
        of(
          hostsOf(player).flatMap(({ downgrades = [] }) => downgrades),
          SEATS[this.downgraderOf(seat)] as SeatName,
        ),
      ),
      ...all(({ supports = [] }, name) => of(supports, name)),
    ];
  }

  private deckOf(owner: SeatName, player: PlayerPosition): DeckSetup {
    const names = [
      ...this.placedOf(owner),
      ...(player.hand ?? []),
      ...(player.deck ?? []),
      ...(player.discard ?? []),
      ...(player.setAside ?? []),
    ];
    const { battlefieldOf, controller = 'me' } = this.position;
    const inUse = owner === (battlefieldOf ?? controller);
    const battlefield = inUse ? this.position.battlefield : this.position.otherBattlefield;
    return {
      name: 'position',
      characters: player.characters.map((one) => ({
        code: this.code(cardOf(one)),
        dice: typeof one !== 'string' && (one.elite === true || (one.pool?.length ?? 0) > 1) ? 2 : 1,
      })),
      plots: (player.plots ?? []).map((one) => this.code(cardOf(one))),
      underPlot: this.counts((player.plots ?? []).flatMap((one) => (typeof one === 'string' ? [] : (one.under ?? [])))),
      battlefield: battlefield === undefined ? null : this.code(cardOf(battlefield)),
      deck: this.counts(names),
      spareDice: (player.spareDice ?? []).map((name) => this.code(name)),
    };
  }

  /** Copies by code. */
  private counts(names: readonly string[]): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const name of names) counts[this.code(name)] = (counts[this.code(name)] ?? 0) + 1;
    return counts;
  }

  build(): SavedMatch {
    const { game, position } = this;
    const { state } = game;
    this.seated().forEach(([, player], seat) => this.place(seat as Seat, player));
    this.seated().forEach(([, player], seat) => this.stack(seat as Seat, player));
    const { controller = 'me', battlefieldOf = controller } = position;
    state.controller = seatOf(controller);
    const { battlefield } = game.seat(seatOf(battlefieldOf));
    if (battlefield !== NO_CARD) {
      moveCard(game, battlefield, Zone.limbo);
      game.card(battlefield).zone = Zone.play;
      game.card(battlefield).controller = state.controller;
      state.battlefield = battlefield;
    }
    this.dressBattlefields();
    if (position.claimed !== undefined) state.claimedBy = seatOf(position.claimed);
    state.stage = Stage.turn;
    state.active = seatOf(position.turn ?? 'me');
    state.round = position.round ?? 2;
    state.random.rolls = (position.rolls ?? []).map(([card, side]) => this.face(card, side));
    return { setup: this.setup, stable: state, picks: [], keys: [] };
  }

  /** What lies on the battlefields: also on those that are set aside. */
  private dressBattlefields(): void {
    const { battlefield, otherBattlefield } = this.position;
    this.seated().forEach((_, seat) => {
      const id = this.game.seat(seat as Seat).battlefield;
      const placed = id === this.game.state.battlefield ? battlefield : otherBattlefield;
      if (id !== NO_CARD && typeof placed === 'object') this.dress(id, placed);
    });
  }

  private face(card: string, side: string): number {
    const face = cardNamed(this.catalogue, card).sides?.findIndex((one) => sideNotation(one) === side) ?? -1;
    if (face < 0) throw new Error(`the die of ${card} has no side ${side}`);
    return face;
  }

  private place(seat: Seat, player: PlayerPosition): void {
    const { game } = this;
    const state = game.seat(seat);
    state.resources = player.resources ?? 0;
    const characters = state.play.filter((id) => game.card(id).type === CardType.character);
    player.characters.forEach((one, at) => {
      const id = characters[at] as CardId;
      if (typeof one === 'string') return;
      this.dress(id, one);
      this.load(seat, one, id);
    });
    for (const support of player.supports ?? []) {
      const id = this.enter(seat, support, NO_CARD);
      if (typeof support !== 'string') this.load(seat, support, id);
    }
    const plots = state.play.filter((id) => game.card(id).type === CardType.plot);
    (player.plots ?? []).forEach((one, at) => {
      if (typeof one !== 'string') this.dress(plots[at] as CardId, one);
    });
    for (const name of player.hand ?? []) moveCard(game, this.take(seat, name), Zone.hand);
    for (const name of player.discard ?? []) moveCard(game, this.take(seat, name), Zone.discard);
    for (const name of player.setAside ?? []) moveCard(game, this.take(seat, name), Zone.setAside);
  }

  /** Puts what is left of a deck in order. */
  private stack(seat: Seat, { deck = [] }: PlayerPosition): void {
    const order = deck.map((name) => this.takeLast(seat, name));
    this.game.seat(seat).deck = order.reverse();
  }

  /** A card of that name that still lies in the deck. */
  private take(seat: Seat, name: string): CardId {
    const code = this.code(name);
    const found = this.game.seat(seat).deck.find((id) => this.game.definition(id).code === code);
    if (found === undefined) throw new Error(`"${name}" is not in the deck of seat ${seat}`);
    return found;
  }

  private takeLast(seat: Seat, name: string): CardId {
    const id = this.take(seat, name);
    const { deck } = this.game.seat(seat);
    deck.splice(deck.indexOf(id), 1);
    return id;
  }

  /** Lays what is on a card there. */
  private load(seat: Seat, { upgrades = [], downgrades = [] }: PlacedHost, host: CardId): void {
    for (const upgrade of upgrades) this.enter(seat, upgrade, host);
    for (const downgrade of downgrades) {
      const player = ownerOf(downgrade, SEATS[this.downgraderOf(seat)] as SeatName);
      this.enter(seatOf(player), downgrade, host);
    }
  }

  private enter(seat: Seat, placed: Placed, host: CardId): CardId {
    const { game } = this;
    const id = this.take(seatOf(ownerOf(placed, SEATS[seat] as SeatName)), cardOf(placed));
    const card = game.card(id);
    moveCard(game, id, Zone.limbo);
    card.controller = seat;
    moveCard(game, id, Zone.play);
    card.host = host;
    for (const die of diceOf(game, id)) {
      if (game.definition(id).sides === null) continue;
      game.die(die).definition = game.card(id).definition;
      game.die(die).place = DiePlace.card;
    }
    if (typeof placed !== 'string') this.dress(id, placed);
    return id;
  }

  private dress(id: CardId, placed: PlacedCard): void {
    const { game } = this;
    const card = game.card(id);
    card.exhausted = placed.exhausted ?? false;
    card.damage = placed.damage ?? 0;
    card.shields = placed.shields ?? 0;
    card.resources = placed.resources ?? 0;
    const dice = diceOf(game, id);
    (placed.pool ?? []).forEach((side, at) => this.show(dice[at], id, side));
  }

  private show(id: DieId | undefined, card: CardId, side: string): void {
    const { game } = this;
    if (id === undefined) throw new Error(`${game.definition(card).title} has no die for ${side}`);
    const die = game.die(id);
    die.place = DiePlace.pool;
    die.pool = game.card(card).controller;
    die.side = this.face(game.definition(card).code, side);
    game.seat(die.pool).pool.push(id);
  }
}
