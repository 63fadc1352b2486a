import { lazy, Suspense, useState } from 'react';
import { useTable } from '../app/table.ts';
import type { GameResult, GameView } from '../contract.ts';
import { nameOf, placeOf, useBoard } from '../table/board.ts';
import { plural } from '../symbols/words.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Trap } from '../ui/Trap.tsx';
import { download, replayName } from './download.ts';
import css from './GameOver.module.css';

const ReviewDialog = lazy(async () => ({ default: (await import('../review/ReviewDialog.tsx')).ReviewDialog }));

/** What is shown: how it ended, a bar over the last position, or how the chances went (and what was shown before). */
type Shown = 'end' | 'bar' | { readonly before: 'end' | 'bar' };

/** Why the game ended, as a sentence. */
function reason(view: GameView, result: GameResult): string {
  if (view.players.length > 2 && result.winner !== null && result.reason !== 'card effect')
    return `${nameOf(view, result.winner)} is the last one in the game.`;
  const losers = view.players.filter((player) => player.seat !== result.winner);
  const names = losers.map((player) => player.name).join(' and ');
  switch (result.reason) {
    case 'defeat':
      return `All characters of ${names} were defeated.`;
    case 'deck-out':
      return `${names} had no card left in hand and deck at the end of the round.`;
    case 'concession':
      return `${names} conceded.`;
    case 'card effect':
      return 'A card ended the game.';
    case 'aborted':
      return 'The game was ended without a winner.';
    default: {
      const never: never = result.reason;
      return never;
    }
  }
}

interface Props {
  readonly onLeave: () => void;
  readonly onRematch: () => void;
}

/** Who won and why, and what to do next. Closed, it leaves a bar so that the last position can be looked at. */
export function GameOver({ onLeave, onRematch }: Props) {
  const { view, viewer } = useBoard();
  const session = useTable((state) => state.session);
  const playing = useTable((state) => state.playing);
  const report = useTable((state) => state.report);
  const [shown, setShown] = useState<Shown>('end');
  const { result } = view;
  if (result === null || playing) return null;
  const alone = session.setup.seats.filter((seat) => seat.bot === null).length === 1;
  const won = result.winner === viewer;
  const title =
    result.winner === null
      ? 'No winner'
      : alone
        ? won
          ? 'You win'
          : `${nameOf(view, result.winner)} wins`
        : `${nameOf(view, result.winner)} wins`;
  // The winner first, then those who were in the game to its end.
  const order = view.players.toSorted(
    (a, b) =>
      Number(b.seat === result.winner) - Number(a.seat === result.winner) ||
      Number(a.eliminated) - Number(b.eliminated),
  );
  const save = () => {
    session.replay().then(
      (text) => download(replayName(session.setup.seed), text),
      (error: unknown) =>
        report(`The replay could not be written: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  if (typeof shown === 'object') {
    return (
      <Trap instead={<Toast message="The chart could not be loaded." onClose={() => setShown(shown.before)} />}>
        <Suspense fallback={null}>
          <ReviewDialog onClose={() => setShown(shown.before)} onShow={() => setShown('bar')} />
        </Suspense>
      </Trap>
    );
  }
  const chances = (
    <Button className={css.chances} onClick={() => setShown({ before: shown })}>
      <Sign of="chart" /> Winning chance
    </Button>
  );
  const buttons = (
    <>
      <Button look="main" onClick={onRematch}>
        Rematch
      </Button>
      {shown === 'bar' && chances}
      <Button onClick={onLeave}>New game</Button>
      <Button onClick={save}>Download replay</Button>
    </>
  );
  if (shown === 'bar') {
    return (
      <section className={css.bar} aria-label="Game over">
        <b>{title}</b>
        {buttons}
      </section>
    );
  }
  return (
    <Dialog title={title} onClose={() => setShown('bar')}>
      <p className={css.reason}>{reason(view, result)}</p>
      <p className={css.facts}>
        {plural(view.round, 'round')} · seed {session.setup.seed}
      </p>
      <ul className={css.score}>
        {order.map((player) => (
          <li
            key={player.seat}
            data-winner={player.seat === result.winner || undefined}
            data-seat={placeOf({ view, viewer }, player.seat)}
          >
            <b>{player.name}</b>
            {view.players.length > 2 && player.seat !== result.winner ? (
              <span>out</span>
            ) : (
              <>
                <span>{plural(player.characters.length, 'character')} standing</span>
                <span>{plural(player.deckCount + player.handCount, 'card')} left</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {chances}
      <div className={css.buttons}>{buttons}</div>
      <Button look="quiet" className={css.look} onClick={() => setShown('bar')}>
        Look at the table
      </Button>
    </Dialog>
  );
}
