import type { Game } from '@dejarik/engine';
import {
  type CardId,
  CardType,
  type DieId,
  DiePlace,
  NO_CARD,
  remainingHealth,
  type Seat,
  Stage,
} from '@dejarik/engine/reading';
import { hostOfDie } from '../worth/characters.js';
import { isDoomed } from '../worth/doomed.js';
import { meanWorth } from '../worth/sides.js';
import { CHARACTERS_APART, Figure, FIGURES, FIGURES_OF_CHARACTER, Place, PLACES } from './figures.js';
import { addHand } from './hand-figures.js';
import { add } from './numbers.js';
import { addPool } from './pool-figures.js';
import { meanYields, YIELDS } from './yields.js';

/** What a judgement sees of one seat. */
export interface SeatReading {
  /** In the order of figures.ts. */
  readonly figures: Float64Array;
  /** Cards that count by their design: index of the design in the game's list * PLACES + where it is. */
  readonly cards: number[];
}

/** So much toughness makes most of what a character has safe. */
const SAFETY = 5;
/** With so few cards left a seat may run out of them. */
const FEW_CARDS = 10;
/** Later rounds are all alike. */
const LATE = 8;

/**
 * Reads what a judgement needs out of a game: numbers for every seat, and which cards lie where. One reader serves many
 * games, one after the other.
 */
export class SituationReader {
  /** By seat; valid until the next reading. */
  readonly seats: SeatReading[] = [];
  /** Mean rolls of the dice that fight for a card, by card. */
  private readonly power: number[] = [];
  private readonly ranked: CardId[] = [];

  /**
   * Reads the game as `viewer` knows it: of others' hands only the number of cards. `rolled`: dice whose face is chance's;
   * they count with their mean, so that one imagined roll is as good as many.
   */
  read(game: Game, viewer: Seat, rolled: ReadonlySet<DieId>): void {
    const { length } = game.state.seats;
    while (this.seats.length < length) this.seats.push({ figures: new Float64Array(FIGURES), cards: [] });
    for (const { figures, cards } of this.seats) {
      figures.fill(0);
      cards.length = 0;
    }
    this.readDice(game);
    for (let seat = 0; seat < length; seat++) {
      const into = this.seats[seat] as SeatReading;
      this.readSeat(game, seat as Seat, into.figures);
      this.readPlay(game, seat as Seat);
      if (seat === viewer) addHand(game, viewer, into);
      addPool(game, seat as Seat, rolled, into);
    }
    for (let seat = 0; seat < length; seat++) this.readCharacters(game, seat as Seat);
  }

  private readDice(game: Game): void {
    const { cards, dice, stage, claimedBy } = game.state;
    const { power } = this;
    power.length = cards.length;
    power.fill(0);
    for (let i = 0; i < dice.length; i++) {
      const die = dice[i] as (typeof dice)[number];
      if (die.place === DiePlace.setAside || die.card === NO_CARD) continue;
      const design = game.definitions[die.definition];
      const bearer = hostOfDie(game, die.card);
      if (design === undefined || bearer === NO_CARD) continue;
      power[bearer] = (power[bearer] as number) + meanWorth(design);
      const { exhausted, controller } = game.card(bearer);
      const { figures } = this.seats[controller] as SeatReading;
      add(figures, Figure.dice, 1);
      if (die.place !== DiePlace.card || die.heldBy !== NO_CARD || exhausted) continue;
      if (stage >= Stage.actionPhaseEnds || claimedBy === controller) continue;
      add(figures, Figure.readyDice, 1);
      const mean = meanYields(design);
      for (let kind = 0; kind < YIELDS; kind++) add(figures, Figure.readyDamage + kind, mean[kind] as number);
    }
  }

  private readSeat(game: Game, seat: Seat, figures: Float64Array): void {
    const { state } = game;
    const { resources, hand, deck } = game.seat(seat);
    figures[Figure.resources] = resources;
    figures[Figure.rootOfResources] = Math.sqrt(resources);
    figures[Figure.hand] = hand.length;
    figures[Figure.fewCards] = Math.max(0, FEW_CARDS - hand.length - deck.length);
    figures[Figure.claimed] = state.claimedBy === seat ? 1 : 0;
    figures[Figure.toAct] = mayAct(game, seat) && state.active === seat ? 1 : 0;
    figures[Figure.round] = Math.min(state.round, LATE);
    for (let i = 0; i < state.extra.length; i++) if (state.extra[i] === seat) add(figures, Figure.extraActions, 1);
    if (state.controller !== seat) return;
    figures[Figure.battlefield] = 1;
    if (state.battlefield !== NO_CARD) this.addCard(game, seat, state.battlefield);
  }

  private readPlay(game: Game, seat: Seat): void {
    const { figures } = this.seats[seat] as SeatReading;
    const { play } = game.seat(seat);
    const acts = mayAct(game, seat);
    for (let i = 0; i < play.length; i++) {
      const id = play[i] as CardId;
      const { type, host, exhausted, used } = game.card(id);
      const { cost, sides, actions } = game.definition(id);
      if (acts && actions.length > 0 && !exhausted && used === 0) add(figures, Figure.readyActions, 1);
      switch (type) {
        case CardType.support:
          add(figures, Figure.supportPower, this.power[id] as number);
          if (sides === null) add(figures, Figure.supportCost, cost + 1);
          break;
        case CardType.upgrade:
          add(figures, Figure.upgradeCost, cost + (sides === null ? 1 : 0));
          break;
        case CardType.downgrade: {
          if (host === NO_CARD) break;
          const victim = game.card(host).controller;
          add((this.seats[victim] as SeatReading).figures, Figure.downgradeCost, cost + 1);
          this.addCard(game, victim, id);
          continue;
        }
        default:
      }
      if (type !== CardType.character || !isDoomed(game, id)) this.addCard(game, seat, id);
    }
  }

  private addCard(game: Game, seat: Seat, id: CardId): void {
    (this.seats[seat] as SeatReading).cards.push(game.card(id).definition * PLACES + Place.play);
  }

  /** Characters: together, and the best of them one by one. */
  private readCharacters(game: Game, seat: Seat): void {
    const { figures } = this.seats[seat] as SeatReading;
    const striker = this.strongestRival(seat);
    let toughness = 0;
    let reach = figures[Figure.supportPower] as number;
    this.rank(game, seat);
    for (let rank = 0; rank < this.ranked.length; rank++) {
      const id = this.ranked[rank] as CardId;
      const { shields, exhausted } = game.card(id);
      const health = Math.max(0, remainingHealth(game, id));
      const tough = health + shields;
      const power = this.power[id] as number;
      add(figures, Figure.health, health);
      add(figures, Figure.shields, shields);
      add(figures, Figure.power, power);
      add(figures, Figure.safePower, power * (1 - Math.exp(-tough / SAFETY)));
      add(figures, Figure.characters, 1);
      if (rank === 0 || tough < (figures[Figure.weakest] as number)) figures[Figure.weakest] = tough;
      if (tough > (figures[Figure.strongest] as number)) figures[Figure.strongest] = tough;
      toughness += tough;
      reach += power;
      const inReach = within(striker, tough);
      if (inReach > 0 && striker !== null) {
        raise(striker, Figure.strikesDown, inReach);
        raise(striker, Figure.powerStruckDown, power * inReach);
      }
      if (rank >= CHARACTERS_APART) continue;
      const first = Figure.toughness1 + rank * FIGURES_OF_CHARACTER;
      figures[first] = tough;
      figures[first + 1] = power;
      figures[first + 2] = exhausted ? 0 : 1;
      figures[first + 3] = inReach;
    }
    figures[Figure.logToughness] = Math.log(1 + toughness);
    figures[Figure.logReach] = Math.log(1 + reach);
  }

  /** The characters of a seat, the one with the best dice first. */
  private rank(game: Game, seat: Seat): void {
    const { ranked, power } = this;
    const { play } = game.seat(seat);
    ranked.length = 0;
    for (let i = 0; i < play.length; i++) {
      const id = play[i] as CardId;
      if (game.card(id).type !== CardType.character || isDoomed(game, id)) continue;
      let at = ranked.length;
      while (at > 0 && (power[ranked[at - 1] as number] as number) < (power[id] as number)) {
        ranked[at] = ranked[at - 1] as CardId;
        at--;
      }
      ranked[at] = id;
    }
  }

  /** Figures of the rival whose pool can hit hardest in one action. */
  private strongestRival(seat: Seat): Float64Array | null {
    let found: Float64Array | null = null;
    for (let other = 0; other < this.seats.length; other++) {
      if (other === seat) continue;
      const { figures } = this.seats[other] as SeatReading;
      if (found === null || (figures[Figure.strike] as number) > (found[Figure.strike] as number)) found = figures;
    }
    return found;
  }
}

/** Whether the seat may still act in this round. */
function mayAct({ state }: Game, seat: Seat): boolean {
  return state.claimedBy !== seat && state.stage < Stage.actionPhaseEnds;
}

/** 1 where one action of the striker deals so much, less where all damage of its pool together does, else 0. */
function within(striker: Float64Array | null, toughness: number): number {
  if (striker === null) return 0;
  const strike = striker[Figure.strike] as number;
  if (strike > 0 && toughness <= strike) return 1;
  return toughness <= (striker[Figure.poolDamage] as number) ? 0.7 : 0;
}

function raise(into: Float64Array, at: number, amount: number): void {
  if (amount > (into[at] as number)) into[at] = amount;
}
