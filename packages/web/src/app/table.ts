import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type {
  Estimate,
  GameSession,
  GameView,
  LogLine,
  OptionView,
  QuestionView,
  SeatNumber,
  SessionUpdate,
} from '../contract.ts';
import { canConfirm, groupLimits, keysToSend, toggle } from '../play/group.ts';
import { movesBetween, noMoves, type Moves } from '../play/moved.ts';
import type { EntityKey } from '../play/options.ts';
import { pauseAfter } from '../play/pace.ts';
import { type Counsel, counselOf } from './counsel.ts';
import { useSettings } from './settings.ts';

/** What the table shows of one session, one step at a time, and what a person may do with it. */
export interface TableState extends Counsel {
  readonly session: GameSession;
  readonly views: Readonly<Record<SeatNumber, GameView>>;
  readonly logs: Readonly<Record<SeatNumber, readonly LogLine[]>>;
  /** Lines of the step that is shown now. */
  readonly fresh: readonly LogLine[];
  readonly moves: Moves;
  /** Whose eyes the table is drawn for. */
  readonly viewer: SeatNumber;
  /** The person for whom the screen is covered until they say that they look. */
  readonly cover: SeatNumber | null;
  readonly undo: SeatNumber | null;
  /** The seat of a program that has been thinking for a moment, so that quick answers make nothing flicker. */
  readonly pondering: SeatNumber | null;
  /** More steps wait to be shown. */
  readonly playing: boolean;
  /** A pick is on its way. */
  readonly sending: boolean;
  /** Picks of a choice of several that were not sent yet. */
  readonly selection: readonly string[];
  /** Cards and dice that something outside the board points at. */
  readonly pointed: readonly EntityKey[];
  /** Lines of the log that something points at, by their numbers: from the first up to, but without, the last. */
  readonly marked: { readonly from: number; readonly to: number } | null;
  readonly error: string | null;
  readonly crash: { readonly message: string; readonly replay: string } | null;
  readonly choose: (option: OptionView) => void;
  readonly confirm: () => void;
  readonly clearSelection: () => void;
  readonly takeBack: () => void;
  readonly concede: () => void;
  readonly reveal: () => void;
  readonly skipAhead: () => void;
  readonly point: (at: readonly EntityKey[]) => void;
  readonly mark: (lines: TableState['marked']) => void;
  readonly report: (error: string | null) => void;
}

export type Table = StoreApi<TableState> & { readonly close: () => void };

function persons(session: GameSession): readonly SeatNumber[] {
  return session.setup.seats.flatMap((seat, number) => (seat.bot === null ? [number] : []));
}

/** Whom the open question asks; every view of a game says the same. */
function askedSeat(views: TableState['views']): SeatNumber | null {
  return Object.values(views)[0]?.question?.seat ?? null;
}

/** The question that the shown view puts to the person looking at it, or null. */
export function openQuestion(state: TableState): QuestionView | null {
  if (state.playing || state.sending || state.cover !== null || state.crash !== null) return null;
  const question = state.views[state.viewer]?.question ?? null;
  return question !== null && question.seat === state.viewer ? question : null;
}

/** Milliseconds until a program is said to think. */
const ponderedAfter = 150;

/** Follows a session. Steps that were made by others are shown in order, each for a while. */
export function createTable(session: GameSession): Table {
  const waiting: SessionUpdate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let serial = 0;
  /** The person does not want to see the steps until somebody at this screen is asked. */
  let hurrying = false;
  const people = persons(session);
  let ponderTimer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<TableState>()((set, get) => {
    const send = (work: Promise<void>): void => {
      set({ sending: true, error: null });
      work.then(
        () => set({ sending: false, selection: [] }),
        (error: unknown) =>
          set({ sending: false, selection: [], error: error instanceof Error ? error.message : String(error) }),
      );
    };
    const pick = (keys: readonly string[]): void => {
      const question = openQuestion(get());
      if (question === null) return;
      get().dropHint();
      send(session.pick(question.seat, question.number, keys));
    };
    return {
      ...counselOf(session, { get, set, open: () => openQuestion(get()) }),
      session,
      views: {},
      logs: {},
      fresh: [],
      moves: noMoves,
      viewer: people[0] ?? 0,
      cover: null,
      undo: null,
      pondering: null,
      playing: false,
      sending: false,
      selection: [],
      pointed: [],
      marked: null,
      error: null,
      crash: null,
      choose(option) {
        const question = openQuestion(get());
        if (question === null) return;
        const limits = groupLimits(question);
        if (limits === null) pick([option.key]);
        else if (option.kind === 'done') get().confirm();
        else set({ selection: toggle(get().selection, option.key, limits.max) });
      },
      confirm() {
        const question = openQuestion(get());
        if (question !== null && canConfirm(question, get().selection)) pick(keysToSend(question, get().selection));
      },
      clearSelection: () => set({ selection: [] }),
      takeBack() {
        const { undo, viewer, playing } = get();
        if (undo !== viewer || playing) return;
        get().dropHint();
        send(session.undo(viewer));
      },
      concede: () => send(session.concede(get().viewer)),
      reveal() {
        const { cover } = get();
        if (cover !== null) set({ viewer: cover, cover: null, fresh: [], moves: noMoves, pointed: [] });
      },
      skipAhead() {
        hurrying = true;
        clearTimeout(timer);
        timer = undefined;
        while (waiting.length > 0) show(waiting.shift());
        next();
      },
      point: (at) => set({ pointed: at }),
      mark: (marked) => set({ marked }),
      report: (error) => set({ error }),
    };
  });

  const show = (update: SessionUpdate | undefined): void => {
    if (update === undefined) return;
    const { views, logs, viewer, dropHint } = store.getState();
    dropHint();
    serial += 1;
    const first = Object.keys(views).length === 0;
    const asked = askedSeat(update.views);
    const fresh = update.log[viewer] ?? [];
    const now = update.views[viewer];
    const grown: Record<SeatNumber, readonly LogLine[]> = {};
    for (const seat of people)
      grown[seat] = update.reset ? (update.log[seat] ?? []) : [...(logs[seat] ?? []), ...(update.log[seat] ?? [])];
    store.setState({
      views: update.views,
      logs: grown,
      fresh: update.reset ? [] : fresh,
      moves:
        now === undefined ? noMoves : movesBetween(update.reset ? null : (views[viewer] ?? null), now, fresh, serial),
      cover: first && people.length > 1 ? asked : null,
      undo: update.undo,
      selection: [],
      pointed: [],
    });
  };

  /** The question has passed to the other person: whoever acted sees what came of it for a moment, then the cover falls. */
  const handOver = (): void => {
    const { views, viewer, cover } = store.getState();
    const asked = askedSeat(views);
    if (cover === null && asked !== null && asked !== viewer && people.includes(asked))
      store.setState({ cover: asked });
  };

  /** What is known of the chances is shown with the step that it belongs to, not before. */
  const estimated = new Map<SeatNumber, Estimate>();
  const showEstimates = (): void => {
    if (estimated.size === 0 || waiting.length > 0) return;
    store.setState({ estimates: { ...store.getState().estimates, ...Object.fromEntries(estimated) } });
    estimated.clear();
  };
  const unestimate = session.onEstimate((estimate) => {
    estimated.set(estimate.seat, estimate);
    showEstimates();
  });
  const wantEstimates = (): void => session.wantEstimates(useSettings.getState().estimate);
  wantEstimates();
  const unsettle = useSettings.subscribe((settings, before) => {
    if (settings.estimate !== before.estimate) wantEstimates();
  });

  const next = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const update = waiting.shift();
    if (update === undefined) {
      store.setState({ playing: false });
      showEstimates();
      handOver();
      return;
    }
    show(update);
    const asked = askedSeat(update.views);
    if (asked !== null && people.includes(asked)) hurrying = false;
    const pause = hurrying ? 0 : pauseAfter(store.getState().fresh, useSettings.getState().pace);
    // Without pauses the steps still reach the screen in order, in one go.
    if (pause === 0) next();
    else {
      timer = setTimeout(next, pause);
      store.setState({ playing: waiting.length > 0 });
    }
  };

  /** A program that needs longer is said to think; once said, it is said until others decide. */
  const ponder = (seat: SeatNumber | null): void => {
    clearTimeout(ponderTimer);
    if (seat !== store.getState().pondering) store.setState({ pondering: null });
    if (seat !== null) ponderTimer = setTimeout(() => store.setState({ pondering: seat }), ponderedAfter);
  };

  const stop = session.subscribe((update) => {
    ponder(update.thinking);
    if (update.reset) waiting.length = 0;
    waiting.push(update);
    // What answers a person is shown at once; what a program did waits for its turn.
    const asked = askedSeat(store.getState().views);
    const answersPerson = waiting.length === 1 && (asked === null || people.includes(asked));
    if (timer === undefined || answersPerson || update.reset) next();
    else store.setState({ playing: true });
  });
  const deaf = session.onCrash((message, replay) => store.setState({ crash: { message, replay }, sending: false }));

  return {
    ...store,
    close() {
      clearTimeout(timer);
      clearTimeout(ponderTimer);
      stop();
      deaf();
      unestimate();
      unsettle();
      session.close();
    },
  };
}

export const TableContext = createContext<Table | null>(null);

export function useTable<T>(select: (state: TableState) => T): T {
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this component.');
  return useStore(table, select);
}
