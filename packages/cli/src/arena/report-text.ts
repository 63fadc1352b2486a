import type { ArenaReport, Meeting, Standing, ThinkFigures } from '@dejarik/bots';
import { columns } from '../columns.js';
import { bounds, percent } from '../figures.js';

const points = (value: number): string => (Math.round(value) > 0 ? `+${Math.round(value)}` : String(Math.round(value)));
const score = (won: number): string => (Number.isInteger(won) ? String(won) : won.toFixed(1));

function milliseconds(value: number): string {
  if (value >= 100) return `${Math.round(value)} ms`;
  return `${value.toFixed(value >= 10 ? 1 : 2)} ms`;
}

/** The tables of an arena, as a terminal shows them. */
export function reportText(report: ArenaReport): string {
  const parts = [standingsText(report)];
  if (report.meetings.length > 1) parts.push(crossText(report));
  parts.push(meetingsText(report), thinkingText(report), decksText(report), totalsText(report));
  return parts.join('\n');
}

function standingsText({ standings, anchor, virtualDraws }: ArenaReport): string {
  const rank = ({ elo }: Standing): number => elo?.value ?? Number.NEGATIVE_INFINITY;
  const rows = standings
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ contestant, elo, games, won, rate }) => [
      contestant,
      elo === null ? '-' : points(elo.value),
      elo === null || contestant === anchor ? '' : `${points(elo.low)} to ${points(elo.high)}`,
      `${score(won)} of ${games}`,
      percent(rate.value),
      bounds(rate),
    ]);
  const notes = [
    `Elo is counted from ${anchor}; intervals are of 95 %.`,
    ...(virtualDraws ? ['Somebody won or lost everything: for Elo each pair was given one drawn game more.'] : []),
  ];
  return `${columns([['standings', 'Elo', 'interval', 'won', 'win rate', 'interval'], ...rows])}${notes.join('\n')}\n`;
}

/** Win rates of the rows against the columns. */
function crossText({ standings, meetings }: ArenaReport): string {
  const names = standings.map(({ contestant }) => contestant);
  const cell = (row: string, column: string): string => {
    const meeting = meetings.find(({ contestants }) => contestants.includes(row) && contestants.includes(column));
    if (row === column || meeting === undefined || meeting.games === 0) return '-';
    return percent(meeting.contestants[0] === row ? meeting.rate.value : 1 - meeting.rate.value);
  };
  return columns([
    ['row against column', ...names],
    ...names.map((row) => [row, ...names.map((column) => cell(row, column))]),
  ]);
}

function meetingsText({ meetings }: ArenaReport): string {
  const row = ({
    contestants: [first, second],
    won,
    games,
    draws,
    rate,
    paired,
    rounds,
    broken,
  }: Meeting): string[] => [
    `${first} v ${second}`,
    `${score(won)} of ${games}${draws > 0 ? ` (${draws} drawn)` : ''}${broken > 0 ? ` (${broken} broken off)` : ''}`,
    percent(rate.value),
    bounds(rate),
    bounds(paired),
    `${rounds.mean.toFixed(1)}, ${rounds.max} at most`,
  ];
  return columns([['meetings', 'won', 'win rate', 'interval', 'by swapped pairs', 'rounds'], ...meetings.map(row)]);
}

function thinkingText({ standings }: ArenaReport): string {
  const times = ({ median, percentile95, most, picks }: ThinkFigures): string[] =>
    picks === 0 ? ['-', '-', '-'] : [median, percentile95, most].map(milliseconds);
  return columns([
    ['thinking', 'median', '95 %', 'most', 'smaller', '95 %', 'most', 'a game'],
    ...standings.map(({ contestant, turns, details, secondsAGame }) => [
      contestant,
      ...times(turns),
      ...times(details),
      `${secondsAGame.toFixed(2)} s`,
    ]),
  ]);
}

function decksText({ standings, decks }: ArenaReport): string {
  return columns([
    ['by own deck', ...decks],
    ...standings.map(({ contestant, byDeck }) => [
      contestant,
      ...byDeck.map(({ games, rate }) => (games === 0 ? '-' : percent(rate.value))),
    ]),
  ]);
}

function totalsText({ rounds, endedBy, illegal, errors, memory }: ArenaReport): string {
  const ends = Object.entries(endedBy).map(([reason, count]) => `${reason} ${count}`);
  return columns([
    ['rounds', `${rounds.mean.toFixed(1)} on average, ${rounds.max} at most`],
    ['ended by', ends.join(', ')],
    ['illegal picks', String(illegal)],
    ['errors', String(errors.length)],
    ...(memory === null ? [] : [['memory', `${Math.round(memory)} MB at the most`]]),
  ]);
}
