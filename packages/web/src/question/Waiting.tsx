import { useTable } from '../app/table.ts';
import type { GameView, SeatNumber } from '../contract.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { nameOf, useBoard } from '../table/board.ts';
import { Button } from '../ui/Button.tsx';
import css from './QuestionPanel.module.css';

function winnerWords(view: GameView, viewer: SeatNumber): string {
  const winner = view.result?.winner ?? null;
  if (winner === null) return 'Nobody wins.';
  return winner === viewer ? 'You win.' : `${nameOf(view, winner)} wins.`;
}

/** The panel while somebody else decides or the steps of others play out. */
export function Waiting() {
  const { view, viewer, me } = useBoard();
  const playing = useTable((state) => state.playing);
  const thinking = useTable((state) => state.thinking);
  const fresh = useTable((state) => state.fresh);
  const skip = useTable((state) => state.skipAhead);
  const seat = view.question?.seat ?? thinking;
  const name = nameOf(view, seat);
  if (view.result !== null) {
    return (
      <header className={css.head}>
        <h2 className={css.heading}>Game over</h2>
        <p className={css.prompt}>{winnerWords(view, viewer)}</p>
      </header>
    );
  }
  return (
    <>
      <header className={css.head}>
        <p className={css.who}>
          {me.eliminated && 'You are out. Still playing: '}
          {name}
        </p>
        <h2 className={css.heading}>
          {thinking !== null && !playing ? 'Thinking' : 'Deciding'}
          <span className={css.pulse} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </h2>
      </header>
      <ol className={css.fresh}>
        {fresh.slice(-6).map((line) => (
          <li key={line.number} data-depth={Math.min(line.depth, 2)}>
            {line.text}
          </li>
        ))}
      </ol>
      {playing && (
        <Button look="quiet" onClick={skip} className={css.skip}>
          <Sign of="skip" /> Show at once
        </Button>
      )}
    </>
  );
}
