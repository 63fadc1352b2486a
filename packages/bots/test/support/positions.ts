import { catalogue } from '@dejarik/cards';
import { Match, type Seat } from '@dejarik/engine';
import type { PlayerPosition, Position } from '@dejarik/engine/board';
import type { Bot } from '../../src/index.js';
import type { Case, Way } from '../positions/position.js';
import { AtTable, bare } from './at-table.js';
import { loadPosition } from './load-position.js';

/** A deck that is far from out. */
const DECK = ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'];

const withDeck = (player: PlayerPosition): PlayerPosition => ({ deck: DECK, ...player });

/** The position with all that a game needs to go on. */
function complete(position: Position): Position {
  return {
    battlefield: 'Starship Graveyard',
    controller: 'opponent',
    ...position,
    me: withDeck(position.me),
    opponent: withDeck(position.opponent),
  };
}

/** The position as a game, after the picks that lead to it. */
export function matchAt({ position, before = [] }: Case): Match {
  const match = loadPosition(complete(position));
  for (const label of before) pickLabel(match, label);
  return match;
}

interface Option {
  readonly key: string;
  readonly label: string;
}

function optionsOf(match: Match): readonly Option[] {
  const { question } = match;
  return question === null ? [] : (match.view(question.seat).question?.options ?? []);
}

function pickLabel(match: Match, label: string): void {
  const found = optionsOf(match).find((option) => bare(option.label) === label);
  if (found === undefined) {
    throw new Error(
      `"${label}" is not among ${optionsOf(match)
        .map((option) => option.label)
        .join(', ')}`,
    );
  }
  match.pick(found.key);
}

const ME = 0 as Seat;

/** Whether a question belongs to the action that goes on. */
function goesOn({ question }: Match): boolean {
  return question !== null && question.seat === ME && question.kind !== 'action' && question.kind !== 'extra action';
}

/** The labels of the picks that the bot makes, from the position on until somebody is to act. */
export function actionOf(match: Match, bot: Bot): string[] {
  return new AtTable(match, bot).action();
}

/** What the bot does in the rest of the round while the other one only passes: what each of its actions begins with. */
export function restOfRound(match: Match, bot: Bot): string[] {
  const { round } = match.state;
  const table = new AtTable(match, bot);
  const actions: string[] = [];
  while (match.question !== null && match.state.round === round && actions.length < 100) {
    const { seat, kind } = match.question;
    if (kind === 'upkeep discard') break;
    if (seat !== ME && (kind === 'action' || kind === 'extra action')) match.pick('pass');
    else if (kind === 'action' || kind === 'extra action') actions.push(table.pick());
    else table.pick();
  }
  return actions;
}

const parts = (way: Way): string[] => way.split(' > ');

/** Whether the picks began as the way says. */
export function took(labels: readonly string[], way: Way): boolean {
  return matches(labels, parts(way));
}

function matches(labels: readonly string[], way: readonly string[]): boolean {
  const [first, ...rest] = way;
  if (first === undefined) return true;
  if (first === '**') {
    for (let skipped = 0; skipped <= labels.length; skipped++) if (matches(labels.slice(skipped), rest)) return true;
    return false;
  }
  const [label, ...others] = labels;
  return label !== undefined && (first === '*' || first === label) && matches(others, rest);
}

/** Picks that are looked at before a way counts as closed. */
const LONGEST = 5;

/** Whether the way is open: its picks are offered, one after the other. A way that nobody can go says nothing. */
export function isOpen(match: Match, way: Way): boolean {
  return leads(match, parts(way), LONGEST);
}

function leads(match: Match, way: readonly string[], left: number): boolean {
  const [first, ...rest] = way;
  if (first === undefined) return true;
  if (left === 0) return false;
  if (first === '**' && leads(match, rest, left)) return true;
  for (const option of optionsOf(match)) {
    const any = first === '*' || first === '**';
    if (!any && bare(option.label) !== first) continue;
    const next = Match.load(catalogue, match.save());
    next.pick(option.key);
    const way2 = first === '**' ? way : rest;
    if (way2.length === 0) return true;
    if (goesOn(next) && leads(next, way2, left - 1)) return true;
  }
  return false;
}
