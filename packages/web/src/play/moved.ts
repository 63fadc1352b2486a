import type { CardView, DieView, GameView, LogLine } from '../contract.ts';
import type { Tumble } from '../dice/Cube.tsx';
import type { EntityKey } from './options.ts';
import { isRoll } from './pace.ts';

/** What a player should see move between two views. */
export interface Moves {
  /** Dice that were rolled or turned. */
  readonly tumbles: ReadonlyMap<EntityKey, Tumble>;
  /** Numbers that rise from a card: `-3`, `+1 shield`. */
  readonly numbers: ReadonlyMap<EntityKey, { readonly text: string; readonly tone: 'harm' | 'good' }>;
  /** Everything that the log lines name. */
  readonly touched: ReadonlySet<EntityKey>;
  readonly serial: number;
}

export const noMoves: Moves = { tumbles: new Map(), numbers: new Map(), touched: new Set(), serial: 0 };

function tumbleKind(before: DieView | undefined, now: DieView, rolled: ReadonlySet<EntityKey>): Tumble['kind'] | null {
  if (now.pool === null || now.showing === null) return null;
  if (rolled.has(now.id) || before === undefined || before.pool === null) return 'roll';
  return before.showing === now.showing ? null : 'turn';
}

function numberOn(before: CardView | undefined, now: CardView): { text: string; tone: 'harm' | 'good' } | null {
  if (before === undefined || before.zone !== 'play') return null;
  if (now.damage > before.damage) return { text: `−${now.damage - before.damage}`, tone: 'harm' };
  if (now.damage < before.damage) return { text: `+${before.damage - now.damage}`, tone: 'good' };
  if (now.shields > before.shields) return { text: `+${now.shields - before.shields}`, tone: 'good' };
  return null;
}

/** Compares two views with the help of the log lines between them. Without an earlier view nothing moves. */
export function movesBetween(before: GameView | null, now: GameView, lines: readonly LogLine[], serial: number): Moves {
  if (before === null) return { ...noMoves, serial };
  const rolled = new Set(lines.filter((line) => isRoll(line)).flatMap((line) => line.dice));
  const tumbles = new Map<EntityKey, Tumble>();
  const orders = { roll: 0, turn: 0 };
  for (const player of now.players) {
    for (const id of player.pool) {
      const die = now.dice[id];
      if (die === undefined) continue;
      const kind = tumbleKind(before.dice[id], die, rolled);
      if (kind !== null) tumbles.set(id, { serial, order: orders[kind]++, kind });
    }
  }
  const numbers = new Map<EntityKey, { text: string; tone: 'harm' | 'good' }>();
  for (const card of Object.values(now.cards)) {
    const number = numberOn(before.cards[card.id], card);
    if (number !== null) numbers.set(card.id, number);
  }
  const touched = new Set(lines.flatMap((line) => [...line.cards, ...line.dice]));
  return { tumbles, numbers, touched, serial };
}
