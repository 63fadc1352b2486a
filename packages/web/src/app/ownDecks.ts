import { createStore, type StoreApi } from 'zustand';
import type { DeckInfo, Host, JudgedDeck } from '../session/host.ts';

/** The decks that were brought to this browser. */
export interface OwnDecks {
  /** The newest first. */
  readonly decks: readonly DeckInfo[];
  /** The deck that was deleted last, while that can be taken back. */
  readonly removed: { readonly deck: DeckInfo; readonly at: number } | null;
  /** What the browser did not keep. */
  readonly trouble: string | null;
  /** Keeps a new deck, and says under which code. */
  readonly add: (deck: JudgedDeck) => string;
  readonly change: (code: string, deck: JudgedDeck) => void;
  readonly remove: (code: string) => void;
  readonly restore: () => void;
}

interface Stored {
  readonly code: string;
  /** JSON of the deck, as it was judged. */
  readonly text: string;
}

const storageKey = 'dejarik.decks';

function load(): readonly Stored[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((each: unknown) => {
      if (typeof each !== 'object' || each === null || !('code' in each) || !('text' in each)) return [];
      return typeof each.code === 'string' && typeof each.text === 'string' ? { code: each.code, text: each.text } : [];
    });
  } catch {
    return [];
  }
}

function infoOf(code: string, judged: JudgedDeck): DeckInfo {
  return { ...judged.content, code, setup: judged.setup, judged };
}

/** Stands for what was kept and cannot be read now, so that it is neither played nor lost. */
function unreadable(text: string, why: string): JudgedDeck {
  return {
    content: {
      name: 'A deck that cannot be read',
      edition: 'current',
      characters: [],
      plots: [],
      battlefield: null,
      cards: [],
      aside: [],
    },
    format: '',
    text,
    faults: [],
    unknown: [],
    obstacles: [why],
    setup: null,
  };
}

async function read(host: Host, { code, text }: Stored): Promise<DeckInfo> {
  try {
    const { deck, problems } = await host.judge({ text });
    const why = problems[0]?.message ?? 'There is no deck in it.';
    return infoOf(code, deck ?? unreadable(text, why));
  } catch (error) {
    return infoOf(code, unreadable(text, error instanceof Error ? error.message : String(error)));
  }
}

/** Takes up what this browser keeps; `ready` when all of it has been looked at. */
export function openOwnDecks(host: Host): { readonly store: StoreApi<OwnDecks>; readonly ready: Promise<void> } {
  const store = createStore<OwnDecks>()((set, get) => {
    const put = (decks: readonly DeckInfo[], removed: OwnDecks['removed'] = null) => {
      let trouble: string | null = null;
      try {
        const kept = decks.map(({ code, judged }): Stored => ({ code, text: judged?.text ?? '' }));
        localStorage.setItem(storageKey, JSON.stringify(kept));
      } catch (error) {
        trouble = `This browser did not keep the decks (${error instanceof Error ? error.message : String(error)}). They are there until the page is closed.`;
      }
      set({ decks, removed, trouble });
    };
    return {
      decks: [],
      removed: null,
      trouble: null,
      add(deck) {
        const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
        const code = `own-${random.toString(36)}`;
        put([infoOf(code, deck), ...get().decks]);
        return code;
      },
      change(code, deck) {
        put(get().decks.map((each) => (each.code === code ? infoOf(code, deck) : each)));
      },
      remove(code) {
        const { decks } = get();
        const at = decks.findIndex((each) => each.code === code);
        const deck = decks[at];
        if (deck !== undefined)
          put(
            decks.filter((each) => each !== deck),
            { deck, at },
          );
      },
      restore() {
        const { decks, removed } = get();
        if (removed !== null) put(decks.toSpliced(removed.at, 0, removed.deck));
      },
    };
  });
  const stored = load();
  const ready = Promise.all(stored.map((each) => read(host, each))).then((decks) => {
    // Nothing is written back: what could not be looked at now may be next time.
    if (decks.length > 0) store.setState({ decks });
  });
  return { store, ready };
}
