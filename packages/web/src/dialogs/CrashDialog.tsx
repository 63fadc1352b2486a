import { useTable } from '../app/table.ts';
import { Button } from '../ui/Button.tsx';
import { scrollable } from '../ui/scrollable.ts';
import { download, replayName } from './download.ts';
import css from './GameOver.module.css';

interface Props {
  readonly crash: { readonly message: string; readonly replay: string };
  readonly onLeave: () => void;
}

/** The game cannot go on: what happened, and everything that helps to find out why. */
export function CrashDialog({ crash, onLeave }: Props) {
  const seed = useTable((state) => state.session.setup.seed);
  return (
    <main className={css.crash}>
      <div className={css.crashBox}>
        <h1 className={css.crashTitle}>The game has stopped</h1>
        <p>
          Something went wrong inside the game. Nothing you did is lost: the replay file holds every decision up to
          here.
        </p>
        <pre className={css.message} {...scrollable} aria-label="Error message">
          {crash.message}
        </pre>
        <div className={css.crashButtons}>
          <Button look="main" onClick={() => download(replayName(seed), crash.replay)} disabled={crash.replay === ''}>
            Download replay
          </Button>
          <Button onClick={onLeave}>New game</Button>
        </div>
      </div>
    </main>
  );
}
