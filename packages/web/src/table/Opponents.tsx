import type { CSSProperties } from 'react';
import { useOverlay } from '../app/overlay.ts';
import type { PlayerView } from '../contract.ts';
import { placeOf, useBoard } from './board.ts';
import { Dense } from './Dense.tsx';
import css from './Opponents.module.css';
import { Pool } from './Pool.tsx';
import { Strip } from './Strip.tsx';

/** Where several opponents sit side by side, whoever is out needs little room. */
function columns(opponents: readonly PlayerView[]): CSSProperties {
  return {
    gridTemplateColumns: opponents
      .map((player) => (player.eliminated ? 'minmax(0, 0.45fr)' : 'minmax(0, 1fr)'))
      .join(' '),
  };
}

/** Several opponents, each in a column: counts, characters, supports. A click on a name shows its side of the table large. */
export function Opponents() {
  const { opponents } = useBoard();
  return (
    <div className={css.columns} style={columns(opponents)}>
      {opponents.map((player) => (
        <Opponent key={player.seat} player={player} />
      ))}
    </div>
  );
}

function Opponent({ player }: { readonly player: PlayerView }) {
  const board = useBoard();
  return (
    <div
      className={css.panel}
      data-seat={placeOf(board, player.seat)}
      data-turn={board.view.turn === player.seat || undefined}
      data-out={player.eliminated || undefined}
    >
      <Strip
        player={player}
        mine={false}
        onOpen={player.eliminated ? undefined : () => useOverlay.getState().set({ seat: player.seat })}
      />
      {player.eliminated ? (
        <p className={css.out}>Out of the game</p>
      ) : (
        <div className={css.cards}>
          <Dense player={player} />
        </div>
      )}
    </div>
  );
}

/** The dice of several opponents, each under its column. */
export function OpponentPools() {
  const board = useBoard();
  return (
    <div className={css.pools} style={columns(board.opponents)}>
      {board.opponents.map((player) => (
        <div key={player.seat} data-seat={placeOf(board, player.seat)} className={css.pool}>
          <Pool player={player} mine={false} />
        </div>
      ))}
    </div>
  );
}
