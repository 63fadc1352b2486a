import { useEffect, useRef } from 'react';
import { useTable } from '../app/table.ts';
import type { GameView, SeatNumber } from '../contract.ts';
import { Button } from '../ui/Button.tsx';
import { Disc } from '../ui/Disc.tsx';
import { nameOf } from '../table/board.ts';
import css from './Cover.module.css';

/** Hides everything while the screen changes hands. Says only what both persons may know. */
export function Cover({ seat, view }: { readonly seat: SeatNumber; readonly view: GameView }) {
  const reveal = useTable((state) => state.reveal);
  const button = useRef<HTMLButtonElement>(null);
  const name = nameOf(view, seat);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={css.cover}>
      <div className={css.box}>
        <Disc className={css.mark} />
        <p className={css.round}>{view.round === 0 ? 'Setup' : `Round ${view.round}`}</p>
        <h1 className={css.title}>Hand over to {name}</h1>
        <p className={css.words}>
          The next decision is {name}'s. The table is covered until {name} looks.
        </p>
        <span ref={(element) => void (button.current = element?.querySelector('button') ?? null)}>
          <Button look="main" onClick={reveal} className={css.reveal}>
            I am {name}, show the table
          </Button>
        </span>
      </div>
    </main>
  );
}
