import type { DeckSetup } from '@dejarik/engine';
import type { Contestant } from '../budget.js';
import { createGenerator, type Generator } from '../generator.js';

/** A deck of the arena; no two have one name. */
export interface ArenaDeck {
  readonly name: string;
  readonly deck: DeckSetup;
}

/** Two decks that meet (or one that meets itself), as places in the list of decks, and the edition they are played in. */
export interface DeckPair {
  readonly decks: readonly [number, number];
  readonly edition: string;
}

/** Everything that determines the games of an arena, but their number: plain data. */
export interface Tournament {
  readonly contestants: readonly Contestant[];
  /** Who meets whom, as places in the list of contestants. */
  readonly meetings: readonly (readonly [number, number])[];
  readonly decks: readonly ArenaDeck[];
  readonly deckPairs: readonly DeckPair[];
  /** Any text. */
  readonly seed: string;
}

/** One game as it is to be played: plain data, so that it can be sent to a thread. */
export interface ArenaGame {
  /** Place in the list of meetings, and number of the game in that meeting, from 0. */
  readonly meeting: number;
  readonly number: number;
  /** Whether the second of the meeting sits first. */
  readonly turned: boolean;
  /** By seat. */
  readonly contestants: readonly [Contestant, Contestant];
  readonly decks: readonly [ArenaDeck, ArenaDeck];
  readonly edition: string;
  readonly seed: string;
}

/** All pairs of `count` things, each with itself too where that is wanted. */
export function pairsOf(count: number, mirror: 'with mirrors' | 'without mirrors'): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < count; a++) {
    for (let b = mirror === 'with mirrors' ? a : a + 1; b < count; b++) pairs.push([a, b]);
  }
  return pairs;
}

/**
 * Which game of a tournament is played how. Games 2n and 2n + 1 of a meeting are the same deal with the contestants
 * exchanged. All pairs of decks come once before any comes again, in an order by chance in which every deck comes about
 * as often as every other, so that any number of games is spread as evenly as can be. All meetings have the same deals.
 */
export class Schedule {
  private readonly tournament: Tournament;
  private readonly orders: (readonly DeckPair[])[] = [];

  constructor(tournament: Tournament) {
    this.tournament = tournament;
  }

  /** The game of that number of a meeting. */
  game(meeting: number, number: number): ArenaGame {
    const { contestants, meetings, decks, deckPairs, seed } = this.tournament;
    const deal = Math.floor(number / 2);
    const round = Math.floor(deal / deckPairs.length);
    const pair = this.order(round)[deal % deckPairs.length] as DeckPair;
    const [first, second] = (meetings[meeting] as readonly [number, number]).map(
      (at) => contestants[at] as Contestant,
    ) as [Contestant, Contestant];
    const [own, other] = pair.decks.map((at) => decks[at] as ArenaDeck) as [ArenaDeck, ArenaDeck];
    const turned = number % 2 === 1;
    return {
      meeting,
      number,
      turned,
      contestants: turned ? [second, first] : [first, second],
      decks: round % 2 === 0 ? [own, other] : [other, own],
      edition: pair.edition,
      seed: `${seed}/${own.name} ${other.name}/${round}`,
    };
  }

  /** The first `games` of each meeting; the meetings go on side by side. */
  games(games: number): ArenaGame[] {
    const all: ArenaGame[] = [];
    for (let number = 0; number < games; number += 2) {
      this.tournament.meetings.forEach((_, meeting) => {
        all.push(this.game(meeting, number));
        if (number + 1 < games) all.push(this.game(meeting, number + 1));
      });
    }
    return all;
  }

  private order(round: number): readonly DeckPair[] {
    const { seed, deckPairs, decks } = this.tournament;
    return (this.orders[round] ??= spread(deckPairs, decks.length, createGenerator(`${seed}/order/${round}`)));
  }
}

/** By chance, but always next whose decks came least so far. */
function spread(pairs: readonly DeckPair[], decks: number, generator: Generator): DeckPair[] {
  const left = shuffled(pairs, generator);
  const came = Array.from({ length: decks }, () => 0);
  const weight = ({ decks: [a, b] }: DeckPair): number => (came[a] ?? 0) + (came[b] ?? 0) + (a === b ? 1 : 0);
  const order: DeckPair[] = [];
  while (left.length > 0) {
    let least = 0;
    for (let at = 1; at < left.length; at++) {
      if (weight(left[at] as DeckPair) < weight(left[least] as DeckPair)) least = at;
    }
    const [next] = left.splice(least, 1) as [DeckPair];
    for (const deck of next.decks) came[deck] = (came[deck] ?? 0) + 1;
    order.push(next);
  }
  return order;
}

function shuffled<T>(things: readonly T[], generator: Generator): T[] {
  const list = [...things];
  for (let at = list.length - 1; at > 0; at--) {
    const other = generator.below(at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}
