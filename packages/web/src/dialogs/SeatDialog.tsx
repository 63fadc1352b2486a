import { useOverlay } from '../app/overlay.ts';
import { placeOf, useBoard } from '../table/board.ts';
import { Pool } from '../table/Pool.tsx';
import { Row } from '../table/Row.tsx';
import { Strip } from '../table/Strip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import css from './SeatDialog.module.css';

/** One player's side of the table at full size. */
export function SeatDialog() {
  const board = useBoard();
  const seat = useOverlay((state) => state.seat);
  const player = seat === null ? undefined : board.view.players[seat];
  if (player === undefined) return null;
  return (
    <Dialog title={player.name} onClose={() => useOverlay.getState().set({ seat: null, peek: null })} size="wide">
      <div className={css.side} data-seat={placeOf(board, player.seat)}>
        <Strip player={player} mine={false} />
        <Row player={player} mine={false} />
        <Pool player={player} mine={false} />
      </div>
    </Dialog>
  );
}
