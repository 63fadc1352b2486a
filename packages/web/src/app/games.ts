import { createStore, type StoreApi } from 'zustand';
import type { GameSession, SessionSetup } from '../contract.ts';
import type { BotInfo, DeckInfo, Host } from '../session/host.ts';
import { forgetSaved, keepSaved, loadSaved, type SavedGame } from '../session/saved.ts';
import { useOverlay } from './overlay.ts';
import { openOwnDecks, type OwnDecks } from './ownDecks.ts';
import { createTable, type Table } from './table.ts';

/** The page as a whole: what can be played, and the game that is. */
export interface Games {
  /** Null until they have come. */
  readonly decks: readonly DeckInfo[] | null;
  /** The programs that may be chosen as opponents; empty until they have come. */
  readonly bots: readonly BotInfo[];
  /** The decks that were brought to this browser. */
  readonly own: StoreApi<OwnDecks>;
  /** The decks of the game that runs, as far as they were brought. */
  readonly brought: readonly DeckInfo[];
  readonly trouble: string | null;
  /** The unfinished game of this browser, while no game runs. */
  readonly saved: SavedGame | null;
  readonly table: Table | null;
  readonly host: Host;
  readonly start: (setup: SessionSetup) => void;
  readonly resume: (game: SavedGame) => void;
  readonly leave: () => void;
}

/** An unfinished game goes on by itself: a reload loses nothing. */
export function openGames(host: Host): StoreApi<Games> {
  let stopKeeping: (() => void) | undefined;
  const own = openOwnDecks(host);
  const store = createStore<Games>()((set, get) => {
    const close = () => {
      stopKeeping?.();
      get().table?.close();
      useOverlay.getState().clear();
    };
    const play = (session: GameSession) => {
      close();
      const table = createTable(session);
      stopKeeping = keepSaved(session, (message) => table.getState().report(message));
      set({ table, saved: null, brought: [] });
      const { decks } = session.setup;
      if (decks === undefined) return;
      // Lists are open; without them the game goes on all the same.
      host.show(decks).then(
        (brought) => {
          if (get().table === table) set({ brought });
        },
        () => undefined,
      );
    };
    return {
      decks: null,
      bots: [],
      own: own.store,
      brought: [],
      trouble: null,
      saved: null,
      table: null,
      host,
      start(setup) {
        forgetSaved();
        play(host.start(setup));
      },
      resume: (game) => play(host.resume(game.setup, game.replay)),
      leave() {
        close();
        set({ table: null, saved: loadSaved() });
      },
    };
  });
  const unfinished = loadSaved();
  if (unfinished !== null) store.getState().resume(unfinished);
  Promise.all([host.decks(), host.bots(), own.ready]).then(
    ([decks, bots]) => store.setState({ decks, bots }),
    (error: unknown) =>
      store.setState({
        decks: [],
        trouble: `The decks could not be loaded: ${error instanceof Error ? error.message : String(error)}. Reload the page to try again.`,
      }),
  );
  return store;
}
