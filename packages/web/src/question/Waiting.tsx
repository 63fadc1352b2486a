import { useTable } from '../app/table.ts';
import type { GameView, SeatNumber } from '../contract.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { botInfo } from '../session/bots.ts';
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
  const pondering = useTable((state) => state.pondering);
  const setup = useTable((state) => state.session.setup);
  const fresh = useTable((state) => state.fresh);
  const skip = useTable((state) => state.skipAhead);
  const thinks = pondering !== null && !playing;
  const seat = thinks ? pondering : (view.question?.seat ?? null);
  const name = nameOf(view, seat);
  const bot = setup.seats[seat ?? -1]?.bot ?? null;
  const level = bot === null ? '' : botInfo(bot).title;
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
          {level !== '' && !name.startsWith(level) && ` · ${level}`}
        </p>
        <h2 className={css.heading}>
          {thinks ? 'Thinking' : 'Deciding'}
          {thinks && (
            <span className={css.pulse} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
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
