import type { DieId, Game, Seat } from '@dejarik/engine';
import { DiePlace, type GameEvent, Happening, NO_DIE } from '@dejarik/engine/reading';
import { type BySide, type DieCounts, noDie } from './counts.js';

/** What is counted by side. */
type Measure = { readonly [Key in keyof DieCounts]: DieCounts[Key] extends BySide ? Key : never }[keyof DieCounts];

/** A die in a pool, as it came there: its card may be another one when it leaves. */
interface Lying {
  readonly counts: DieCounts;
  side: number;
  /** The side that shows was resolved. The die leaves unheard, after what it set off, or stays in the pool. */
  resolved: boolean;
}

/** Follows the dice of one seat's deck through a game. */
export class DiceRecord {
  /** By the code of the design. */
  readonly counts: Record<string, DieCounts> = {};
  private readonly seat: Seat;
  private readonly lying = new Map<DieId, Lying>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  hear(game: Game, event: GameEvent): void {
    switch (event.kind) {
      case Happening.rolledIn:
        return this.rolledIn(game, event);
      case Happening.rerolled:
        return this.changed(event, 'rerolled', 'rolled');
      case Happening.turned:
        return this.changed(event, 'turned', 'turnedTo');
      case Happening.resolved:
        return this.resolved(event);
      case Happening.removed:
        return this.leaves(event, event.by >= 0 && event.by !== this.seat ? 'removedByOpponent' : 'removedOtherwise');
      case Happening.dieReturned:
        return this.leaves(event, 'unused');
      case Happening.damaged:
        return this.damaged(game, event);
    }
  }

  /** The game is over: what lies in the pools, and what left them unheard. */
  end(game: Game): void {
    for (const [die, lying] of this.lying) {
      const inPool = game.die(die).place === DiePlace.pool;
      note(lying, lying.resolved ? 'used' : inPool ? 'left' : 'lost');
    }
    this.lying.clear();
  }

  private rolledIn(game: Game, { die, done, detail }: GameEvent): void {
    if (done === 0 || game.die(die).owner !== this.seat) return;
    const before = this.lying.get(die);
    if (before !== undefined) note(before, before.resolved ? 'used' : 'lost');
    const counts = this.of(game.dieDefinition(die).code);
    counts.rolledIn++;
    const lying = { counts, side: detail, resolved: false };
    this.lying.set(die, lying);
    note(lying, 'rolled');
  }

  private changed({ die, done, detail }: GameEvent, from: Measure, to: Measure): void {
    const lying = this.lying.get(die);
    if (lying === undefined || done === 0) return;
    note(lying, from);
    lying.side = detail;
    lying.resolved = false;
    note(lying, to);
  }

  /** Told before what it sets off. A die that is resolved as if it showed another side counts with the one it shows. */
  private resolved({ die }: GameEvent): void {
    const lying = this.lying.get(die);
    if (lying === undefined) return;
    note(lying, 'resolved');
    lying.resolved = true;
  }

  private leaves({ die, done }: GameEvent, how: Measure): void {
    const lying = this.lying.get(die);
    if (lying === undefined || done === 0) return;
    note(lying, how === 'unused' && lying.resolved ? 'used' : how);
    this.lying.delete(die);
  }

  private damaged(game: Game, { sourceDie, card, done, blocked }: GameEvent): void {
    if (sourceDie === NO_DIE || done === 0 || game.die(sourceDie).owner !== this.seat) return;
    if (game.card(card).controller === this.seat) return;
    const counts = this.lying.get(sourceDie)?.counts ?? this.of(game.dieDefinition(sourceDie).code);
    counts.dealt += done;
    counts.blocked += blocked;
  }

  private of(code: string): DieCounts {
    return (this.counts[code] ??= noDie());
  }
}

function note({ counts, side }: Lying, measure: Measure): void {
  counts[measure][side] = (counts[measure][side] as number) + 1;
}
