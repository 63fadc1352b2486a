import type { GameSession, SeatSetup, SessionSetup } from '../contract.ts';

/** The unfinished game of this browser: enough to go on after a reload. */
export interface SavedGame {
  readonly setup: SessionSetup;
  readonly replay: string;
}

const storageKey = 'dejarik.game';

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'deck' in value &&
    typeof value.deck === 'string' &&
    'bot' in value &&
    (value.bot === null || typeof value.bot === 'string')
  );
}

function isSetup(value: unknown): value is SessionSetup {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'seats' in value &&
    Array.isArray(value.seats) &&
    value.seats.every(isSeat) &&
    'edition' in value &&
    typeof value.edition === 'string' &&
    'seed' in value &&
    typeof value.seed === 'string' &&
    (!('decks' in value) || (typeof value.decks === 'object' && value.decks !== null))
  );
}

export function loadSaved(): SavedGame | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('setup' in stored) || !isSetup(stored.setup) || !('replay' in stored) || typeof stored.replay !== 'string')
      return null;
    return { setup: stored.setup, replay: stored.replay };
  } catch {
    return null;
  }
}

export function forgetSaved(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}

/**
 * Keeps the game of a session in this browser after every change until it is over. `failed` hears once when the
 * browser does not keep anything.
 */
export function keepSaved(session: GameSession, failed: (message: string) => void): () => void {
  let writing = false;
  let stale = false;
  let over = false;
  let open = true;
  const write = async (): Promise<void> => {
    if (writing) {
      stale = true;
      return;
    }
    writing = true;
    do {
      stale = false;
      const replay = await session.replay();
      if (!open) return;
      if (over) forgetSaved();
      else localStorage.setItem(storageKey, JSON.stringify({ setup: session.setup, replay } satisfies SavedGame));
    } while (stale);
    writing = false;
  };
  const stop = session.subscribe((update) => {
    over = Object.values(update.views).some((view) => view.result !== null);
    write().catch((error: unknown) => {
      writing = false;
      if (open)
        failed(
          `This browser did not keep the game (${error instanceof Error ? error.message : String(error)}). It goes on, but a reload would lose it.`,
        );
      open = false;
    });
  });
  return () => {
    open = false;
    stop();
  };
}
