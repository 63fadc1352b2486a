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
import { hintedOptions, hintRows, type HintRow } from '../play/hints.ts';
import type { Moves } from '../play/moved.ts';
import { optionsByEntity, type EntityKey } from '../play/options.ts';

/** One step of the game as the components draw it. */
export interface Board {
  readonly view: GameView;
  readonly viewer: SeatNumber;
  readonly me: PlayerView;
  /** In the order of their turns after `me`. */
  readonly opponents: readonly PlayerView[];
  /** The question to the person who looks, or null. */
  readonly question: QuestionView | null;
  readonly limits: { readonly min: number; readonly max: number } | null;
  readonly options: ReadonlyMap<EntityKey, readonly OptionView[]>;
  readonly selection: readonly string[];
  readonly moves: Moves;
  readonly pointed: ReadonlySet<EntityKey>;
  /** The picks of a hint at the open question, the best first; empty without one. */
  readonly hint: readonly HintRow[];
  /** The rank of each option that the hint names, by key. */
  readonly hinted: ReadonlyMap<string, number>;
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
  // Not the whole hint: while it is on its way it changes many times a second.
  const hint = useTable((state) => (state.hint?.kind === 'given' ? state.hint.hint : null));
  return useMemo(() => {
    const me = view?.players[viewer];
    if (view === undefined || me === undefined) return null;
    const rows = question === null || hint?.question !== question.number ? [] : hintRows(question, hint);
    return {
      view,
      viewer,
      me,
      opponents: [...view.players.slice(viewer + 1), ...view.players.slice(0, viewer)],
      question,
      limits: question === null ? null : groupLimits(question),
      options: optionsByEntity(question?.options ?? []),
      selection,
      moves,
      pointed: new Set(pointed),
      hint: rows,
      hinted: hintedOptions(rows),
      asking: view.question?.card ?? null,
    };
  }, [view, viewer, question, selection, moves, pointed, hint]);
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

/** 0 for whoever looks, then the others in the order of their turns: it gives a seat its colour. */
export function placeOf({ view, viewer }: Pick<Board, 'view' | 'viewer'>, seat: SeatNumber): number {
  const { length } = view.players;
  return (seat - viewer + length) % length;
}

/** Whether an option of the open question touches something of that player: its cards or dice, or the player as such. */
export function offersAt({ view, question }: Pick<Board, 'view' | 'question'>, seat: SeatNumber): boolean {
  if (question === null) return false;
  const at = (id: EntityKey): boolean => {
    const card = view.cards[id];
    if (card?.host !== undefined && card.host !== null) return view.cards[card.host]?.controller === seat;
    return card !== undefined ? card.controller === seat && card.type !== 'battlefield' : view.dice[id]?.pool === seat;
  };
  return question.options.some(({ key, cards, dice }) => key === `seat:${seat}` || cards.some(at) || dice.some(at));
}

export function nameOf(view: GameView, seat: SeatNumber | null): string {
  return seat === null ? 'Nobody' : (view.players[seat]?.name ?? `Seat ${seat + 1}`);
}
