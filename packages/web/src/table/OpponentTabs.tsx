import { HealthBar } from '../cards/CardFacts.tsx';
import type { PlayerView, SeatNumber } from '../contract.ts';
import { cardsOf, offersAt, placeOf, useBoard } from './board.ts';
import css from './OpponentTabs.module.css';

interface Props {
  readonly shown: SeatNumber;
  readonly onShow: (seat: SeatNumber) => void;
}

/** Several opponents on a phone: one is shown, the others are a touch away. */
export function OpponentTabs({ shown, onShow }: Props) {
  const board = useBoard();
  const { view, opponents } = board;
  return (
    <nav className={css.tabs} aria-label="Opponents">
      {opponents.map((player) => (
        <button
          key={player.seat}
          type="button"
          aria-current={player.seat === shown || undefined}
          data-seat={placeOf(board, player.seat)}
          data-turn={view.turn === player.seat || undefined}
          data-out={player.eliminated || undefined}
          data-offers={offersAt(board, player.seat) || undefined}
          onClick={() => onShow(player.seat)}
        >
          <span className={css.name}>{player.name}</span>
          {player.eliminated ? <span className={css.out}>out</span> : <Health player={player} />}
        </button>
      ))}
    </nav>
  );
}

/** The damage on all characters of a player against their health. */
function Health({ player }: { readonly player: PlayerView }) {
  const { view } = useBoard();
  const characters = cardsOf(view, player.characters);
  const sum = (count: (card: (typeof characters)[number]) => number): number =>
    characters.reduce((total, card) => total + count(card), 0);
  return <HealthBar damage={sum((card) => card.damage)} health={sum((card) => card.health ?? 0)} />;
}
