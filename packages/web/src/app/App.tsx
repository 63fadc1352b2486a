import { useStore, type StoreApi } from 'zustand';
import { NewGame } from '../newgame/NewGame.tsx';
import { randomSeed } from '../newgame/seed.ts';
import { Rules } from '../rules/Rules.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { HostContext } from './host.ts';
import css from './App.module.css';
import type { Games } from './games.ts';

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
  const { decks, own, brought, trouble, saved, table, host, start, resume, leave } = useStore(games);
  if (table !== null) {
    const { setup } = table.getState().session;
    return (
      <TableScreen
        key={setup.seed}
        table={table}
        decks={[...(decks ?? []), ...brought]}
        onLeave={leave}
        onRematch={() => start({ ...setup, seed: randomSeed() })}
      />
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
    <NewGame
      decks={decks}
      own={own}
      bots={host.bots}
      saved={saved}
      trouble={trouble}
      onStart={start}
      onResume={resume}
    />
  );
}
