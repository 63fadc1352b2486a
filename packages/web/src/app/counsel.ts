import type { Estimate, GameSession, Hint, QuestionView, Review, SeatNumber } from '../contract.ts';

/** A hint that was asked for: on its way, there, or not to be had. */
export type HintState =
  | { readonly kind: 'thinking'; readonly part: number }
  | { readonly kind: 'given'; readonly hint: Hint }
  /** There is nothing to choose. */
  | { readonly kind: 'single' }
  | { readonly kind: 'failed'; readonly message: string };

/** A look back at the game that is over. */
export type ReviewState =
  | { readonly kind: 'thinking'; readonly part: number }
  | { readonly kind: 'given'; readonly review: Review }
  | { readonly kind: 'failed'; readonly message: string };

/** What programs say about the game to whoever looks. */
export interface Counsel {
  readonly hint: HintState | null;
  /** By seat, the last estimate that may be shown: that of the last question that its person has seen. */
  readonly estimates: Readonly<Record<SeatNumber, Estimate>>;
  /** By seat; kept, since the game changes no more. */
  readonly reviews: Readonly<Record<SeatNumber, ReviewState>>;
  /** Asks what a strong player would do at the open question, or takes the hint away again. */
  readonly askHint: () => void;
  readonly dropHint: () => void;
  /** Begins a look back for whoever looks, unless there is one. */
  readonly askReview: () => void;
  readonly stopReview: () => void;
}

interface Around {
  readonly get: () => Counsel & { readonly viewer: SeatNumber };
  readonly set: (changed: Partial<Counsel>) => void;
  /** The question to whoever looks. */
  readonly open: () => QuestionView | null;
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function counselOf(session: GameSession, { get, set, open }: Around): Counsel {
  let hints = 0;
  const tellReview = (seat: SeatNumber, state: ReviewState | null): void => {
    const { [seat]: _before, ...others } = get().reviews;
    set({ reviews: state === null ? others : { ...others, [seat]: state } });
  };
  return {
    hint: null,
    estimates: {},
    reviews: {},
    askHint() {
      const question = open();
      if (get().hint !== null) {
        get().dropHint();
        return;
      }
      if (question === null) return;
      if (question.options.length < 2) {
        set({ hint: { kind: 'single' } });
        return;
      }
      const mine = ++hints;
      const tell = (hint: HintState | null): void => {
        if (hints === mine) set({ hint });
      };
      tell({ kind: 'thinking', part: 0 });
      session
        .hint(question.seat, question.number, (part) => tell({ kind: 'thinking', part }))
        .then(
          (hint) => tell(hint === null ? null : { kind: 'given', hint }),
          (error: unknown) => tell({ kind: 'failed', message: words(error) }),
        );
    },
    dropHint() {
      const { hint } = get();
      if (hint === null) return;
      hints++;
      if (hint.kind === 'thinking') session.stopHint();
      set({ hint: null });
    },
    askReview() {
      const { viewer: seat, reviews } = get();
      const before = reviews[seat]?.kind;
      if (before === 'thinking' || before === 'given') return;
      tellReview(seat, { kind: 'thinking', part: 0 });
      session
        .review(seat, (part) => tellReview(seat, { kind: 'thinking', part }))
        .then(
          (review) => tellReview(seat, review === null ? null : { kind: 'given', review }),
          (error: unknown) => tellReview(seat, { kind: 'failed', message: words(error) }),
        );
    },
    stopReview() {
      if (get().reviews[get().viewer]?.kind === 'thinking') session.stopReview();
    },
  };
}
