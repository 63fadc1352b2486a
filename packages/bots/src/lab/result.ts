import { catalogue } from '@dejarik/cards';
import {
  type CardDefinition,
  type Color,
  ENGINE_VERSION,
  sideName,
  sideNotation,
  SYMBOL_NAMES,
  type SymbolName,
  TYPE_NAMES,
  type TypeName,
} from '@dejarik/engine';
import type { Side } from '@dejarik/engine/reading';
import { type Rate, wilsonInterval } from '../arena/wilson.js';
import { contestantText } from '../budget.js';
import {
  type CardCounts,
  type Counts,
  type DieCounts,
  type LabCounts,
  type MatchupCounts,
  NO_COUNTS,
  NO_MATCHUP,
  noCard,
  noCharacter,
  noDie,
  type Tally,
  together,
} from './counts.js';
import type { LabPlan } from './plan.js';
import type { LabError, LabSlice } from './play-lab.js';

/** Games, how many of them were won, and the rate with its Wilson interval of 95 %; without a game there is none. */
export interface Share extends Tally {
  readonly rate: Rate | null;
}

/** How the deck did in some games; those that broke off are in `errors` alone. */
export interface Matchup extends Share {
  /** By who took the first turn of the game. */
  readonly first: Share;
  readonly second: Share;
  /** By who won the roll-off, and so chose the battlefield. */
  readonly rollOffWon: Share;
  readonly rollOffLost: Share;
  /** By where the deck sat. */
  readonly seats: readonly Share[];
  readonly rounds: { readonly mean: number; readonly max: number; readonly games: readonly RoundCount[] };
  readonly endedBy: Readonly<Record<string, Tally>>;
}

/** Games that ended in that round. */
export interface RoundCount extends Tally {
  readonly round: number;
}

export interface OpponentResult extends Matchup {
  readonly name: string;
  readonly edition: string;
}

interface Titled {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly color: Color;
  readonly type: TypeName;
}

/** A design of the deck; for what is counted see `CardCounts`. */
export interface CardResult extends Titled, Omit<CardCounts, 'opening' | 'drawn' | 'played'> {
  readonly copies: number;
  readonly cost: number;
  readonly opening: CardShare;
  readonly drawn: CardShare;
  readonly played: CardShare;
}

/** Beside the rate, how far it is from the deck's own. */
export interface CardShare extends Share {
  readonly difference: Rate | null;
}

export interface CharacterResult extends Titled {
  /** In the team, and dice of all of them. */
  readonly copies: number;
  readonly dice: number;
  readonly games: number;
  readonly activations: number;
  readonly survived: number;
  /** Damage put on it, and dealt by its dice. */
  readonly taken: number;
  readonly dealt: number;
}

export interface DieResult extends Titled, Omit<DieCounts, SideMeasure> {
  /** Rolls in all: into the pool, and again. */
  readonly rolls: number;
  readonly sides: readonly SideResult[];
}

/** What is counted by side: the names of `DieCounts`. */
export type SideMeasure = Exclude<keyof DieCounts, 'rolledIn' | 'dealt' | 'blocked'>;

/** A side of a die; for what is counted see `DieCounts`. */
export interface SideResult extends Readonly<Record<SideMeasure, number>> {
  /** As in `1MD +2MD 3RD1 1R Sp -`. */
  readonly side: string;
  /** The same in words. */
  readonly words: string;
  readonly symbol: SymbolName;
  /** Null where the card says what it is worth. */
  readonly value: number | null;
  readonly modifier: boolean;
  readonly cost: number;
  /** How often it came up by chance, of all rolls: a sixth is fair. */
  readonly share: Rate | null;
}

/** What a plan gave: plain data that says what was played, too. */
export interface LabResult extends Matchup {
  readonly deck: string;
  readonly bot: string;
  readonly seed: string;
  readonly engine: string;
  /** Games that were to be played against each opponent. */
  readonly gamesEach: number;
  readonly opponents: readonly OpponentResult[];
  readonly characters: readonly CharacterResult[];
  readonly cards: readonly CardResult[];
  readonly dice: readonly DieResult[];
  readonly errors: readonly LabError[];
}

/** Sums slices of a plan up; the result is the same whatever order they come in. */
export function labResult(plan: LabPlan, slices: readonly LabSlice[]): LabResult {
  const counts = slices.reduce((sum, slice) => together<LabCounts & Counts>(sum, slice.counts), NO_COUNTS);
  const matchups = plan.opponents.map((_, at) => counts.matchups[at] ?? NO_MATCHUP);
  const all = matchups.reduce((sum, one) => together<MatchupCounts & Counts>(sum, one), NO_MATCHUP);
  const total = matchupOf(all);
  return {
    deck: plan.deck.name,
    bot: contestantText(plan.bot),
    seed: plan.seed,
    engine: ENGINE_VERSION,
    gamesEach: plan.games,
    ...total,
    opponents: plan.opponents.map(({ name, edition }, at) => ({
      name,
      edition,
      ...matchupOf(matchups[at] as MatchupCounts),
    })),
    characters: charactersOf(plan, counts),
    cards: cardsOf(plan).map(([definition, copies]) =>
      cardResult(definition, copies, counts.cards[definition.code] ?? noCard(), total.rate),
    ),
    dice: diceOf(plan, counts).map((definition) => dieResult(definition, counts.dice[definition.code] ?? noDie())),
    errors: slices.flatMap(({ errors }) => errors).toSorted((a, b) => a.game - b.game),
  };
}

function shareOf({ games, wins }: Tally): Share {
  return { games, wins, rate: games === 0 ? null : wilsonInterval(wins, games) };
}

function matchupOf(counts: MatchupCounts): Matchup {
  const { all, first, second, rollOffWon, rollOffLost, seats, endedBy, rounds } = counts;
  const games = Object.entries(rounds)
    .map(([round, tally]) => ({ round: Number(round), ...tally }))
    .toSorted((a, b) => a.round - b.round);
  const total = games.reduce((sum, one) => sum + one.round * one.games, 0);
  return {
    ...shareOf(all),
    first: shareOf(first),
    second: shareOf(second),
    rollOffWon: shareOf(rollOffWon),
    rollOffLost: shareOf(rollOffLost),
    seats: seats.map(shareOf),
    rounds: { mean: all.games === 0 ? 0 : total / all.games, max: games.at(-1)?.round ?? 0, games },
    endedBy: Object.fromEntries(Object.entries(endedBy).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function titled({ code, title, subtitle, color, type }: CardDefinition): Titled {
  return { code, title, subtitle, color, type: TYPE_NAMES[type] };
}

/** Everything that may be played in the course of a game, in the order of the deck. */
function cardsOf({ deck: { deck } }: LabPlan): [CardDefinition, number][] {
  const copies = new Map<string, number>();
  for (const part of [deck.deck, deck.setAside ?? {}, deck.underPlot ?? {}]) {
    for (const [code, count] of Object.entries(part)) copies.set(code, (copies.get(code) ?? 0) + count);
  }
  return [...copies].map(([code, count]) => [catalogue.get(code), count]);
}

function cardResult(definition: CardDefinition, copies: number, counts: CardCounts, deck: Rate | null): CardResult {
  const { opening, drawn, played, ...rest } = counts;
  const against = (tally: Tally): CardShare => {
    const share = shareOf(tally);
    return { ...share, difference: deck === null ? null : shifted(share.rate, deck.value) };
  };
  return {
    ...titled(definition),
    copies,
    cost: definition.cost,
    opening: against(opening),
    drawn: against(drawn),
    played: against(played),
    ...rest,
  };
}

/** The deck's rate is taken as known: its games are many more than those of a card, and hold them. */
function shifted(rate: Rate | null, by: number): Rate | null {
  return rate === null ? null : { value: rate.value - by, low: rate.low - by, high: rate.high - by };
}

function charactersOf({ deck: { deck } }: LabPlan, counts: LabCounts): CharacterResult[] {
  const codes = [...new Set(deck.characters.map(({ code }) => code))];
  return codes.map((code) => {
    const members = deck.characters.filter((one) => one.code === code);
    return {
      ...titled(catalogue.get(code)),
      copies: members.length,
      dice: members.reduce((sum, { dice }) => sum + dice, 0),
      ...(counts.characters[code] ?? noCharacter()),
      dealt: counts.dice[code]?.dealt ?? 0,
    };
  });
}

/** Every design with a die that the deck brings: characters, cards, spare dice; then what else has rolled. */
function diceOf(plan: LabPlan, counts: LabCounts): CardDefinition[] {
  const { characters, spareDice = [] } = plan.deck.deck;
  const codes = new Set([
    ...characters.map(({ code }) => code),
    ...cardsOf(plan).map(([{ code }]) => code),
    ...spareDice,
    ...Object.keys(counts.dice).toSorted(),
  ]);
  return [...codes].map((code) => catalogue.get(code)).filter(({ sides }) => sides !== null);
}

function dieResult(definition: CardDefinition, counts: DieCounts): DieResult {
  const { rolledIn, dealt, blocked, ...bySide } = counts;
  const rolls = bySide.rolled.reduce((sum, one) => sum + one, 0);
  const keys = Object.keys(bySide) as SideMeasure[];
  const sides = (definition.sides ?? []).map((side, at): SideResult => {
    const measures = Object.fromEntries(keys.map((key) => [key, bySide[key][at] ?? 0])) as Record<SideMeasure, number>;
    return {
      ...sideFacts(side),
      share: rolls === 0 ? null : wilsonInterval(measures.rolled, rolls),
      ...measures,
    };
  });
  return { ...titled(definition), rolledIn, rolls, dealt, blocked, sides };
}

function sideFacts(side: Side): Pick<SideResult, 'side' | 'words' | 'symbol' | 'value' | 'modifier' | 'cost'> {
  const { symbol, value, modifier, cost } = side;
  return {
    side: sideNotation(side),
    words: sideName(side),
    symbol: SYMBOL_NAMES[symbol],
    value: value < 0 ? null : value,
    modifier,
    cost,
  };
}
