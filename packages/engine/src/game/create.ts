import { type CardDefinition, TYPE_NAMES } from '../definitions/card.js';
import type { Catalogue } from '../definitions/catalogue.js';
import { RULE_DEFINITIONS } from '../definitions/rule-abilities.js';
import { editionOptions } from '../editions.js';
import { startsInPlay } from '../rules/setup.js';
import { type CardId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { chachaRandom } from '../state/random.js';
import {
  type CardState,
  CardType,
  DiePlace,
  type DieState,
  type GameState,
  type SeatState,
  Zone,
} from '../state/state.js';
import { ALL_SEATS } from '../state/zones.js';
import { type Decide, Game } from './game.js';
import { SUSPENDED } from './signals.js';
import { Stage } from './stages.js';

/** A deck with its team, as a game begins with it. */
export interface DeckSetup {
  readonly name: string;
  readonly characters: readonly { readonly code: string; readonly dice: number }[];
  readonly battlefield: string | null;
  readonly plots?: readonly string[];
  /** Copies by code. */
  readonly deck: Readonly<Record<string, number>>;
  /** Further dice that lie set aside, by the code of their card. */
  readonly spareDice?: readonly string[];
  /** Cards that lie set aside when the game begins, open to all: copies by code. */
  readonly setAside?: Readonly<Record<string, number>>;
  /** Cards that lie face down under the first plot, known to its player alone: copies by code. */
  readonly underPlot?: Readonly<Record<string, number>>;
}

export interface GameSetup {
  readonly seats: readonly { readonly name: string; readonly deck: DeckSetup }[];
  readonly edition: string;
  /** Any text. */
  readonly seed: string;
}

/** Cards, or dice, of a game. */
const MOST_IDS = 2048;

/** A decider for games that wait for people: asks them. */
export const suspend: Decide = () => {
  throw SUSPENDED;
};

/**
 * A game before its first step. Throws for an edition or a card code that does not exist, for fewer than two or more
 * than four seats, and for more than 2048 cards.
 */
export function createGame(catalogue: Catalogue, setup: GameSetup, decide: Decide = suspend): Game {
  editionOptions(setup.edition);
  if (setup.seats.length < 2 || setup.seats.length > 4) {
    throw new Error(`a game has two to four seats, not ${setup.seats.length}`);
  }
  const table = new Table(catalogue, setup);
  return new Game(table.state(), table.definitions, decide);
}

/** The definitions that a saved state refers to. */
export function definitionsOf(catalogue: Catalogue, codes: readonly string[]): CardDefinition[] {
  return codes.map((code) => RULE_DEFINITIONS.find((rule) => rule.code === code) ?? catalogue.get(code));
}

/** Lays out cards and dice, seat by seat, and numbers them. */
class Table {
  readonly codes: string[] = RULE_DEFINITIONS.map((rule) => rule.code);
  readonly definitions: CardDefinition[] = [...RULE_DEFINITIONS];
  private readonly elite: CardId[] = [];
  private readonly cards: CardState[] = [];
  private readonly dice: DieState[] = [];
  private readonly seats: SeatState[] = [];
  private readonly catalogue: Catalogue;
  private readonly setup: GameSetup;

  constructor(catalogue: Catalogue, setup: GameSetup) {
    this.catalogue = catalogue;
    this.setup = setup;
    setup.seats.forEach(({ deck }, seat) => this.addSeat(seat as Seat, deck));
  }

  private addSeat(seat: Seat, deck: DeckSetup): void {
    const state = emptySeat();
    this.seats.push(state);
    for (const { code, dice } of deck.characters) {
      const card = this.addCard(seat, code, Zone.play);
      if (dice > 1) this.elite.push(card);
      state.play.push(card);
      const { definition } = this.cards[card] as CardState;
      for (let i = 0; i < dice && this.definitions[definition]?.sides; i++) this.addDie(seat, definition, card);
    }
    for (const code of deck.plots ?? []) state.play.push(this.addCard(seat, code, Zone.play));
    if (deck.battlefield !== null) {
      state.battlefield = this.addCard(seat, deck.battlefield, Zone.setAside);
      state.setAside.push(state.battlefield);
    }
    for (const code of deck.spareDice ?? []) this.addDie(seat, this.definitionNumber(code), NO_CARD);
    for (const [code, copies] of Object.entries(deck.deck)) {
      for (let i = 0; i < copies; i++) state.deck.push(this.addCard(seat, code, Zone.deck));
    }
    // Every deck card has a slot for a die, used or not: the dice tell nothing about hidden cards.
    for (const card of state.deck) this.addDie(seat, -1, card);
    for (const [code, copies] of Object.entries(deck.setAside ?? {})) {
      for (let i = 0; i < copies; i++) {
        const card = this.addCard(seat, code, Zone.setAside);
        state.setAside.push(card);
        this.addDie(seat, -1, card);
      }
    }
    this.stackUnderPlot(seat, deck);
    // Options hold ids in eleven bits.
    if (Math.max(this.cards.length, this.dice.length) > MOST_IDS)
      throw new Error('these are more cards than a game can hold');
  }

  private stackUnderPlot(seat: Seat, { name, underPlot = {} }: DeckSetup): void {
    for (const [code, copies] of Object.entries(underPlot)) {
      const plot = this.seats[seat]?.play.find((id) => this.cards[id]?.type === CardType.plot);
      if (plot === undefined) throw new Error(`the deck "${name}" has no plot for ${code} to lie under`);
      for (let i = 0; i < copies; i++) {
        const card = this.addCard(seat, code, Zone.stacked);
        const added = this.cards[card] as CardState;
        added.host = plot;
        added.known = 1 << seat;
        this.addDie(seat, -1, card);
      }
    }
  }

  private definitionNumber(code: string): number {
    const known = this.codes.indexOf(code);
    if (known >= 0) return known;
    this.definitions.push(this.catalogue.get(code));
    return this.codes.push(code) - 1;
  }

  private addCard(owner: Seat, code: string, zone: Zone): CardId {
    const definition = this.definitionNumber(code);
    const { type } = this.definitions[definition] as CardDefinition;
    const inPlay = zone === Zone.play;
    if (inPlay && !startsInPlay(type)) throw new Error(`a ${TYPE_NAMES[type]} (${code}) does not start in play`);
    const card: CardState = {
      definition,
      owner,
      controller: owner,
      zone,
      type: type,
      host: NO_CARD,
      exhausted: false,
      damage: 0,
      shields: 0,
      resources: 0,
      incarnation: 0,
      known: zone === Zone.deck ? 0 : ALL_SEATS,
      used: 0,
      spared: false,
    };
    return (this.cards.push(card) - 1) as CardId;
  }

  private addDie(owner: Seat, definition: number, card: CardId): void {
    const inPlay = card !== NO_CARD && this.cards[card]?.zone === Zone.play;
    this.dice.push({
      definition,
      card,
      heldBy: NO_CARD,
      owner,
      place: inPlay ? DiePlace.card : DiePlace.setAside,
      pool: owner,
      side: 0,
      lastValue: 0,
      removedOn: -1,
    });
  }

  state(): GameState {
    return {
      edition: this.setup.edition,
      codes: this.codes,
      elite: this.elite,
      cards: this.cards,
      dice: this.dice,
      seats: this.seats,
      battlefield: NO_CARD,
      controller: NO_SEAT,
      claimedBy: NO_SEAT,
      tiebreaker: 0 as Seat,
      leaving: [],
      stage: Stage.shuffle,
      active: 0 as Seat,
      turns: 0,
      passes: 0,
      round: 0,
      changes: 0,
      changesAtTurn: 0,
      exposed: 0,
      groups: 0,
      lastAction: -1,
      queue: [],
      extra: [],
      delayed: [],
      lasting: [],
      lentUses: [],
      turnRules: [],
      random: chachaRandom(this.setup.seed),
      winner: NO_SEAT,
      endedBy: 0,
    };
  }
}

function emptySeat(): SeatState {
  return {
    resources: 0,
    deck: [],
    hand: [],
    discard: [],
    setAside: [],
    play: [],
    pool: [],
    eliminated: false,
    replaced: false,
    lastTurn: -1,
    battlefield: NO_CARD,
  };
}
