import { createContext, useContext, useMemo } from 'react';
import { openQuestion, useTable } from '../app/table.ts';
import type {
  CardFace,
  CardView,
  DieView,
  GameView,
  OptionView,
  PlayerView,
  QuestionView,
  SeatNumber,
} from '../contract.ts';
import { groupLimits } from '../play/group.ts';
import type { Moves } from '../play/moved.ts';
import { optionsByEntity, type EntityKey } from '../play/options.ts';

/** One step of the game as the components draw it. */
export interface Board {
  readonly view: GameView;
  readonly viewer: SeatNumber;
  readonly me: PlayerView;
  readonly opponents: readonly PlayerView[];
  /** The question to the person who looks, or null. */
  readonly question: QuestionView | null;
  readonly limits: { readonly min: number; readonly max: number } | null;
  readonly options: ReadonlyMap<EntityKey, readonly OptionView[]>;
  readonly selection: readonly string[];
  readonly moves: Moves;
  readonly pointed: ReadonlySet<EntityKey>;
  /** The card that asks the open question. */
  readonly asking: EntityKey | null;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('There is no board around this component.');
  return board;
}

/** The board of the shown step; null before the first one has come. */
export function useBoardOfTable(): Board | null {
  const view = useTable((state) => state.views[state.viewer]);
  const viewer = useTable((state) => state.viewer);
  const question = useTable(openQuestion);
  const selection = useTable((state) => state.selection);
  const moves = useTable((state) => state.moves);
  const pointed = useTable((state) => state.pointed);
  return useMemo(() => {
    const me = view?.players[viewer];
    if (view === undefined || me === undefined) return null;
    return {
      view,
      viewer,
      me,
      opponents: view.players.filter((player) => player.seat !== viewer),
      question,
      limits: question === null ? null : groupLimits(question),
      options: optionsByEntity(question?.options ?? []),
      selection,
      moves,
      pointed: new Set(pointed),
      asking: view.question?.card ?? null,
    };
  }, [view, viewer, question, selection, moves, pointed]);
}

export function faceOf(view: GameView, card: CardView | undefined): CardFace | undefined {
  return card === undefined ? undefined : view.faces[card.code];
}

export function titleOf(view: GameView, id: EntityKey): string {
  const code = view.cards[id]?.code ?? view.dice[id]?.code;
  return (code === undefined ? undefined : view.faces[code]?.title) ?? 'Unknown card';
}

export function cardsOf(view: GameView, ids: readonly EntityKey[]): readonly CardView[] {
  return ids.flatMap((id) => view.cards[id] ?? []);
}

export function diceOf(view: GameView, ids: readonly EntityKey[]): readonly DieView[] {
  return ids.flatMap((id) => view.dice[id] ?? []);
}

export function nameOf(view: GameView, seat: SeatNumber | null): string {
  return seat === null ? 'Nobody' : (view.players[seat]?.name ?? `Seat ${seat + 1}`);
}
