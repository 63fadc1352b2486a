import { lazy, Suspense, useEffect } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { NewGame } from '../newgame/NewGame.tsx';
import { randomSeed } from '../newgame/seed.ts';
import { Rules } from '../rules/Rules.tsx';
import { Trap } from '../ui/Trap.tsx';
import { HostContext } from './host.ts';
import css from './App.module.css';
import type { Games } from './games.ts';

const loadTable = () => import('../table/TableScreen.tsx');
const TableScreen = lazy(async () => ({ default: (await loadTable()).TableScreen }));

/** Either a game or the way to a new one, and the rules over it. */
export function App({ games }: { readonly games: StoreApi<Games> }) {
  const edition = useStore(games, ({ table }) => table?.getState().session.setup.edition ?? null);
  const host = useStore(games, (state) => state.host);
  return (
    <HostContext value={host}>
      <Screen games={games} />
      <Rules edition={edition} />
    </HostContext>
  );
}

function Screen({ games }: { readonly games: StoreApi<Games> }) {
  const { decks, bots, own, brought, trouble, saved, table, start, resume, leave } = useStore(games);
  useEffect(() => {
    // Choosing decks needs no table; it comes meanwhile. What goes wrong with it is told when it is needed.
    loadTable().catch(() => undefined);
  }, []);
  if (table !== null) {
    const { setup } = table.getState().session;
    const wait = (words: string, role: 'status' | 'alert') => (
      <main className={css.loading}>
        <h1>Dejarik</h1>
        <p role={role}>{words}</p>
      </main>
    );
    return (
      <Trap
        instead={wait(
          'The table could not be loaded. Reload the page to try again; the game goes on where it was.',
          'alert',
        )}
      >
        <Suspense fallback={wait('Setting up the table …', 'status')}>
          <TableScreen
            key={setup.seed}
            table={table}
            decks={[...(decks ?? []), ...brought]}
            onLeave={leave}
            onRematch={() => start({ ...setup, seed: randomSeed() })}
          />
        </Suspense>
      </Trap>
    );
  }
  if (decks === null) {
    return (
      <main className={css.loading}>
        <h1>Dejarik</h1>
        <p role="status">Unpacking the decks …</p>
      </main>
    );
  }
  return (
    <NewGame decks={decks} own={own} bots={bots} saved={saved} trouble={trouble} onStart={start} onResume={resume} />
  );
}
