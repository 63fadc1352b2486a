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

/** A card in play. */
export interface PlacedCard {
  readonly card: string;
  /** Sides that its dice in the pool show (`1MD`); its other dice lie on it. */
  readonly pool?: readonly string[];
  readonly exhausted?: boolean;
  readonly damage?: number;
  readonly shields?: number;
  readonly resources?: number;
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
  readonly plots?: readonly (string | PlacedCard)[];
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
  /** The battlefield in use; none where it does not matter. */
  readonly battlefield?: string;
  /** The battlefield of whoever does not control the one in use: it lies set aside. */
  readonly otherBattlefield?: string;
  readonly controller?: 'me' | 'opponent';
  readonly claimed?: 'me' | 'opponent';
  /** Whose turn it is; mine when not named. */
  readonly turn?: 'me' | 'opponent';
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

class Builder {
  private readonly catalogue: Catalogue;
  private readonly position: Position;
  private readonly game: Game;
  private readonly setup: GameSetup;

  constructor(catalogue: Catalogue, position: Position) {
    this.catalogue = catalogue;
    this.position = position;
    this.setup = {
      seats: [
        { name: 'Me', deck: this.deckOf(position.me, position.opponent, position.controller !== 'opponent') },
        { name: 'Opponent', deck: this.deckOf(position.opponent, position.me, position.controller === 'opponent') },
      ],
      edition: position.edition ?? 'current',
      seed: position.seed ?? 'position',
    };
    this.game = createGame(catalogue, this.setup);
  }

  private code(name: string): string {
    return cardNamed(this.catalogue, name).code;
  }

  private deckOf(player: PlayerPosition, other: PlayerPosition, controls: boolean): DeckSetup {
    const names = [
      ...hostsOf(player).flatMap((one) => (one.upgrades ?? []).map(cardOf)),
      ...hostsOf(other).flatMap((one) => (one.downgrades ?? []).map(cardOf)),
      ...(player.supports ?? []).map(cardOf),
      ...(player.hand ?? []),
      ...(player.deck ?? []),
      ...(player.discard ?? []),
      ...(player.setAside ?? []),
    ];
    const deck: Record<string, number> = {};
    for (const name of names) deck[this.code(name)] = (deck[this.code(name)] ?? 0) + 1;
    const battlefield = controls ? this.position.battlefield : this.position.otherBattlefield;
    return {
      name: 'position',
      characters: player.characters.map((one) => ({
        code: this.code(cardOf(one)),
        dice: typeof one !== 'string' && (one.elite === true || (one.pool?.length ?? 0) > 1) ? 2 : 1,
      })),
      plots: (player.plots ?? []).map((one) => this.code(cardOf(one))),
      battlefield: battlefield === undefined ? null : this.code(battlefield),
      deck,
      spareDice: (player.spareDice ?? []).map((name) => this.code(name)),
    };
  }

  build(): SavedMatch {
    const { game, position } = this;
    const { state } = game;
    this.place(0 as Seat, position.me);
    this.place(1 as Seat, position.opponent);
    state.controller = (position.controller === 'opponent' ? 1 : 0) as Seat;
    const { battlefield } = game.seat(state.controller);
    if (battlefield !== NO_CARD) {
      moveCard(game, battlefield, Zone.limbo);
      game.card(battlefield).zone = Zone.play;
      state.battlefield = battlefield;
    }
    if (position.claimed !== undefined) state.claimedBy = (position.claimed === 'me' ? 0 : 1) as Seat;
    state.stage = Stage.turn;
    state.active = (position.turn === 'opponent' ? 1 : 0) as Seat;
    state.round = position.round ?? 2;
    state.random.rolls = (position.rolls ?? []).map(([card, side]) => this.face(card, side));
    return { setup: this.setup, stable: state, picks: [], keys: [] };
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
    const order = (player.deck ?? []).map((name) => this.takeLast(seat, name));
    state.deck = order.reverse();
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
    for (const downgrade of downgrades) this.enter((1 - seat) as Seat, downgrade, host);
  }

  private enter(seat: Seat, placed: Placed, host: CardId): CardId {
    const { game } = this;
    const id = this.take(seat, cardOf(placed));
    moveCard(game, id, Zone.play);
    game.card(id).host = host;
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
