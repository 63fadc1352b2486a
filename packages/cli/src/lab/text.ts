import type { CardShare, LabResult, Matchup, Share, SideMeasure } from '@dejarik/bots/lab';
import { columns, counted } from '../columns.js';
import { bounds, interval, percent, points } from '../figures.js';
import { byDrawn, total } from './order.js';

const value = ({ rate }: Share): string => (rate === null ? '-' : percent(rate.value));
const between = ({ rate }: Share): string => (rate === null ? '-' : bounds(rate));
const outOf = (count: number, games: number): string => (games === 0 ? '-' : (count / games).toFixed(2));
const share = (count: number, all: number): string => (all === 0 ? '-' : percent(count / all));

/** What a laboratory found, as a terminal shows it. */
export function labText(result: LabResult): string {
  return [labSummary(result), opponents(result), characters(result), cards(result), dice(result), sides(result)].join(
    '\n',
  );
}

/** The same in short: how the deck did over all. */
export function labSummary(result: LabResult): string {
  const { deck, bot, seed, engine, gamesEach, errors, rounds, endedBy } = result;
  const played = `${counted(result.opponents.length, 'opponent')}, ${gamesEach} games each, ${bot} on both sides`;
  const pair = (one: string, first: Share, other: string, second: Share): string =>
    `${one} ${rateText(first)}; ${other} ${rateText(second)}`;
  const ends = Object.entries(endedBy).map(([how, { games, wins }]) => `${how} ${games} (${wins} won)`);
  return columns([
    ['deck', deck],
    ['against', `${played}, seed "${seed}", engine ${engine}`],
    ['games', `${result.games}${errors.length > 0 ? `; ${counted(errors.length, 'game')} broke off` : ''}`],
    ['win rate', rateText(result)],
    ['turns', pair('first', result.first, 'second', result.second)],
    ['roll-off', pair('won', result.rollOffWon, 'lost', result.rollOffLost)],
    ['seats', result.seats.map((seat, at) => `${at + 1}: ${value(seat)}`).join(', ')],
    ['rounds', `${rounds.mean.toFixed(1)} on average, ${rounds.max} at most`],
    ['ended by', ends.join(', ')],
  ]);
}

const rateText = ({ rate, wins, games }: Share): string =>
  rate === null ? 'no game' : `${interval(rate)}, ${wins} of ${games}`;

function opponents({ opponents: all }: LabResult): string {
  const row = (name: string, edition: string, one: Matchup): string[] => [
    name,
    `${one.wins} of ${one.games}`,
    value(one),
    between(one),
    value(one.first),
    value(one.second),
    one.rounds.mean.toFixed(1),
    edition,
  ];
  const heads = ['against', 'won', 'win rate', 'interval', 'first', 'second', 'rounds', 'edition'];
  return columns([heads, ...all.map((one) => row(one.name, one.edition, one))]);
}

function characters({ characters: all }: LabResult): string {
  return columns([
    ['characters', 'activations a game', 'survived', 'damage taken a game', 'dealt by dice'],
    ...all.map(({ title, games, activations, survived, taken, dealt }) => [
      title,
      outOf(activations, games),
      share(survived, games),
      outOf(taken, games),
      outOf(dealt, games),
    ]),
  ]);
}

/** The best when drawn first. */
function cards({ cards: all, games }: LabResult): string {
  const away = ({ difference }: CardShare): string => (difference === null ? '-' : points(difference.value));
  return columns([
    ['cards', 'copies', 'drawn', 'won', 'interval', 'opening', 'won', 'played', 'won', 'a game', 'rerolled', 'upkeep'],
    ...byDrawn(all).map(({ title, copies, drawn, opening, played, timesPlayed, copiesDrawn, toReroll, inUpkeep }) => [
      title,
      String(copies),
      share(drawn.games, games),
      away(drawn),
      between(drawn),
      share(opening.games, games),
      away(opening),
      share(played.games, games),
      away(played),
      outOf(timesPlayed, games),
      share(toReroll, copiesDrawn),
      share(inUpkeep, copiesDrawn),
    ]),
  ]);
}

function dice({ dice: all }: LabResult): string {
  return columns([
    [
      'dice',
      'rolled in',
      'resolved',
      'removed by opponent',
      'otherwise',
      'unused',
      'lost',
      'at the end',
      'rerolls',
      'turns',
    ],
    ...all.map((die) => {
      const of = (measure: SideMeasure): string => share(total(die, measure), die.rolledIn);
      return [
        die.title,
        String(die.rolledIn),
        of('used'),
        of('removedByOpponent'),
        of('removedOtherwise'),
        of('unused'),
        of('lost'),
        of('left'),
        String(total(die, 'rerolled')),
        String(total(die, 'turned')),
      ];
    }),
  ]);
}

/** Sides by how often they came up, of all rolls; a sixth is fair. */
function sides({ dice: all }: LabResult): string {
  return columns([
    ['sides', 'rolls', 'how often each came up by chance (16.7 % is fair), and how often it was resolved'],
    ...all.map((die) => [
      die.title,
      String(die.rolls),
      die.sides.map(({ side, rolled, resolved }) => `${side} ${share(rolled, die.rolls)}, ${resolved}`).join('; '),
    ]),
  ]);
}
