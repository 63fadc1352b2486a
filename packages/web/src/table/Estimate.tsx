import { useSettings } from '../app/settings.ts';
import { useTable } from '../app/table.ts';
import { percent } from '../play/hints.ts';
import css from './Estimate.module.css';
import { nameOf, placeOf, useBoard } from './board.ts';

/** A slim bar: who is ahead, as a program sees it with the eyes of whoever looks. Nothing unless it is wanted. */
export function EstimateBar() {
  const board = useBoard();
  const { view, viewer } = board;
  const wanted = useSettings((state) => state.estimate);
  const estimate = useTable((state) => state.estimates[viewer]);
  if (!wanted || view.result !== null) return null;
  const chances = estimate?.chances ?? null;
  const mine = chances?.[viewer];
  const words =
    chances === null
      ? 'Chance to win: not known yet'
      : `Chance to win: ${chances.map((chance, seat) => `${seat === viewer ? 'you' : nameOf(view, seat)} ${percent(chance)}`).join(', ')}`;
  // The own part first, then the others in the order of their turns.
  const order = view.players.map((_, step) => (viewer + step) % view.players.length);
  return (
    <div className={css.estimate} role="img" aria-label={words} title={words}>
      <span className={css.words}>
        You <b>{mine === undefined ? '…' : percent(mine)}</b>
      </span>
      <span className={css.bar} data-empty={chances === null || undefined}>
        {order.map((seat) => (
          <i key={seat} data-seat={placeOf(board, seat)} style={{ flexGrow: chances?.[seat] ?? 0 }} />
        ))}
      </span>
    </div>
  );
}
