import { useEffect, useRef, useState } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { Cards } from '../dialogs/PileDialog.tsx';
import { QuestionPanel } from '../question/QuestionPanel.tsx';
import { Sign } from '../symbols/Symbol.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { nameOf, useBoard } from './board.ts';
import { Chips } from './Chips.tsx';
import { Limbo } from './Limbo.tsx';
import css from './Phone.module.css';
import { Pool } from './Pool.tsx';
import { Strip, BattlefieldStrip } from './Strip.tsx';
import { Drawer } from './Drawer.tsx';

type Tab = 'table' | 'log' | 'piles';
const tabs: readonly (readonly [Tab, string])[] = [
  ['table', 'Table'],
  ['log', 'Log'],
  ['piles', 'Piles'],
];

/** The table on a phone: one column, the decision as a sheet at the foot. */
export function Phone() {
  const { view, me, opponents, viewer, question } = useBoard();
  const [tab, setTab] = useState<Tab>('table');
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What can be picked on the board must not wait below its edge.
    const legal = board.current?.querySelector('[data-legal]') ?? null;
    legal?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [question?.number]);
  const turn =
    view.turn === null || view.result !== null
      ? ''
      : view.turn === viewer
        ? 'Your turn'
        : `${nameOf(view, view.turn)}'s turn`;
  return (
    <div className={css.table}>
      <header className={css.top}>
        <div className={css.round}>
          <h1>{view.round === 0 ? 'Setup' : `Round ${view.round}`}</h1>
          <p data-mine={view.turn === viewer || undefined}>{turn}</p>
        </div>
        <nav className={css.tabs} aria-label="Parts of the game">
          {tabs.map(([name, title]) => (
            <button
              key={name}
              type="button"
              aria-current={tab === name ? 'page' : undefined}
              onClick={() => setTab(name)}
            >
              {title}
            </button>
          ))}
        </nav>
        <button
          type="button"
          className={css.menu}
          onClick={() => useOverlay.getState().set({ dialog: 'settings' })}
          aria-label="Menu"
        >
          <Sign of="settings" />
        </button>
      </header>
      {tab === 'table' && (
        <div ref={board} className={css.board} role="region" aria-label="Board">
          {opponents.map((player) => (
            <div key={player.seat} className={css.side}>
              <Strip player={player} mine={false} />
              <Chips player={player} mine={false} />
              <Pool player={player} mine={false} />
            </div>
          ))}
          <BattlefieldStrip />
          <Limbo />
          <div className={css.side}>
            <Pool player={me} mine />
            <Chips player={me} mine />
            <Strip player={me} mine />
          </div>
        </div>
      )}
      {tab === 'log' && (
        <div className={css.page}>
          <LogPanel />
        </div>
      )}
      {tab === 'piles' && (
        <div className={css.piles} role="region" aria-label="Discard piles">
          {[me, ...opponents].map((player) => (
            <section key={player.seat}>
              <h2>{player.seat === viewer ? 'Your discard pile' : `Discard pile of ${player.name}`}</h2>
              <Cards ids={[...player.discard].reverse()} empty="Empty" />
            </section>
          ))}
          <Disclaimer />
        </div>
      )}
      <Drawer player={me} />
      <QuestionPanel />
    </div>
  );
}
