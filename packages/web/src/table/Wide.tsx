import { useOverlay } from '../app/overlay.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { QuestionPanel } from '../question/QuestionPanel.tsx';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { useBoard } from './board.ts';
import { EstimateBar } from './Estimate.tsx';
import { Hand } from './Hand.tsx';
import { Limbo } from './Limbo.tsx';
import { OpponentPools, Opponents } from './Opponents.tsx';
import { Pool } from './Pool.tsx';
import { Battlefield, PlayerBlock, Round } from './Rail.tsx';
import { Row } from './Row.tsx';
import css from './Wide.module.css';

/** The table on a wide screen: counts, board, decision and log side by side. */
export function Wide() {
  const { view, me, opponents } = useBoard();
  const several = opponents.length > 1;
  const open = useOverlay((state) => state.set);
  return (
    <div className={css.table}>
      <aside className={css.rail} aria-label="Game">
        <Round />
        <EstimateBar />
        {several || opponents.map((player) => <PlayerBlock key={player.seat} player={player} mine={false} />)}
        <div className={css.between}>
          <Battlefield />
        </div>
        <PlayerBlock player={me} mine />
        <nav className={css.buttons} aria-label="Game menu">
          <Button look="quiet" onClick={() => open({ dialog: 'settings' })}>
            <Sign of="settings" /> Menu
          </Button>
          <Button
            look="quiet"
            onClick={() => open({ dialog: 'concede' })}
            disabled={view.result !== null || me.eliminated}
          >
            <Sign of="flag" /> Concede
          </Button>
        </nav>
      </aside>
      <div className={css.board} data-several={several || undefined}>
        {several ? (
          <Opponents />
        ) : (
          opponents.map((player) => (
            <div key={player.seat} className={css.side}>
              <Row player={player} mine={false} />
            </div>
          ))
        )}
        <div className={css.middle}>
          {several ? (
            <OpponentPools />
          ) : (
            opponents.map((player) => <Pool key={player.seat} player={player} mine={false} />)
          )}
          <Pool player={me} mine />
          <div className={css.limbo}>
            <Limbo />
          </div>
        </div>
        <div className={css.side}>
          <Row player={me} mine />
        </div>
        <Hand player={me} />
      </div>
      <div className={css.right}>
        <QuestionPanel />
        <LogPanel />
      </div>
      <Disclaimer className={css.foot} />
    </div>
  );
}
