import { useEffect, useRef, useState } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import type { PlayerView, SeatNumber } from '../contract.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { Cards } from '../dialogs/PileDialog.tsx';
import { QuestionPanel } from '../question/QuestionPanel.tsx';
import { Sign } from '../symbols/Symbol.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { nameOf, offersAt, placeOf, useBoard } from './board.ts';
import { Chips } from './Chips.tsx';
import { Limbo } from './Limbo.tsx';
import { EstimateBar } from './Estimate.tsx';
import css from './Phone.module.css';
import { OpponentTabs } from './OpponentTabs.tsx';
import { Pool } from './Pool.tsx';
import { Strip, BattlefieldStrip } from './Strip.tsx';
import { Drawer } from './Drawer.tsx';

type Tab = 'table' | 'log' | 'piles';
const tabs: readonly (readonly [Tab, string])[] = [
  ['table', 'Table'],
  ['log', 'Log'],
  ['piles', 'Piles'],
];

/**
 * The opponent that is shown. It follows whoever acts, and what can be picked; a choice by hand holds until the turn
 * passes to or from whoever looks.
 */
function useShownOpponent(): readonly [PlayerView | undefined, (seat: SeatNumber) => void] {
  const board = useBoard();
  const { view, opponents, viewer, question } = board;
  const mine = view.turn === viewer;
  const [chosen, setChosen] = useState<{ readonly seat: SeatNumber; readonly mine: boolean } | null>(null);
  const [last, setLast] = useState<SeatNumber | null>(null);
  const offered = opponents.filter((player) => offersAt(board, player.seat));
  const acting =
    offered.length === 1 ? offered[0]?.seat : question === null ? (view.question?.seat ?? view.turn) : null;
  // Whoever acted last stays in sight through the person's own turn.
  if (acting !== null && acting !== undefined && acting !== viewer && acting !== last) setLast(acting);
  const by = (seat: SeatNumber | null) => opponents.find((player) => player.seat === seat);
  const shown =
    (chosen !== null && chosen.mine === mine ? by(chosen.seat) : undefined) ??
    by(last) ??
    opponents.find((player) => !player.eliminated) ??
    opponents[0];
  return [shown, (seat) => setChosen({ seat, mine })];
}

/** The table on a phone: one column, the decision as a sheet at the foot. */
export function Phone() {
  const board = useBoard();
  const { view, me, opponents, viewer, question } = board;
  const [shown, show] = useShownOpponent();
  const [tab, setTab] = useState<Tab>('table');
  const marked = useTable((state) => state.marked);
  const [led, setLed] = useState(marked);
  if (marked !== led) {
    // Whoever asks where something is told in the log is led there.
    setLed(marked);
    if (marked !== null) setTab('log');
  }
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What can be picked on the board must not wait below its edge.
    const legal = area.current?.querySelector('[data-entity][data-legal]') ?? null;
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
      <EstimateBar />
      {tab === 'table' && (
        <div ref={area} className={css.board} role="region" aria-label="Board">
          {opponents.length > 1 && shown !== undefined && <OpponentTabs shown={shown.seat} onShow={show} />}
          {shown !== undefined && (
            <div className={css.side} data-seat={placeOf(board, shown.seat)}>
              <Strip player={shown} mine={false} />
              {shown.eliminated ? (
                <p className={css.out}>{shown.name} is out of the game.</p>
              ) : (
                <>
                  <Chips player={shown} mine={false} />
                  <Pool player={shown} mine={false} />
                </>
              )}
            </div>
          )}
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
