import type { OptionView } from '../contract.ts';
import { useTable } from '../app/table.ts';
import { useOverlay } from '../app/overlay.ts';
import { RichText } from '../cards/RulesText.tsx';
import { nameOf, placeOf, useBoard } from '../table/board.ts';
import css from './OptionButton.module.css';
import { noteClick } from './focus.ts';
import { OptionPicture } from './OptionPicture.tsx';

interface Props {
  readonly option: OptionView;
  /** The key of the keyboard that picks it. */
  readonly hotkey?: string | undefined;
  readonly look?: 'row' | 'tile' | 'end' | 'claim';
  readonly onChosen?: (() => void) | undefined;
}

/** With several opponents, whose card or die an option touches; nothing for one's own. */
function Whose({ option }: { readonly option: OptionView }) {
  const board = useBoard();
  const { view, viewer } = board;
  if (view.players.length < 3 || option.kind === 'claim') return null;
  const [card] = option.cards;
  const [die] = option.dice;
  const seat = card === undefined ? view.dice[die ?? '']?.pool : view.cards[card]?.controller;
  if (seat === undefined || seat === null || seat === viewer) return null;
  return (
    <span className={css.whose} data-seat={placeOf(board, seat)}>
      {' '}
      of {nameOf(view, seat)}
    </span>
  );
}

/** An option in words. Pointing at it points at what it touches on the board. */
export function OptionButton({ option, hotkey, look = 'row', onChosen }: Props) {
  const board = useBoard();
  const choose = useTable((state) => state.choose);
  const point = useTable((state) => state.point);
  const place = board.selection.indexOf(option.key);
  const picked = place >= 0;
  const hinted = board.hinted.get(option.key);
  const many = board.limits !== null && option.kind !== 'done';
  const full = many && !picked && board.selection.length >= (board.limits?.max ?? 0);

  const showTouched = (element: Element) => {
    point([...option.cards, ...option.dice]);
    // A card that lies nowhere on the board is shown beside the button.
    const [card] = option.cards;
    if (
      card !== undefined &&
      document.querySelector(`[data-entity="${card}"]`) === null &&
      board.view.cards[card] !== undefined
    ) {
      useOverlay.getState().set({ peek: { subject: { entity: card }, anchor: element.getBoundingClientRect() } });
    }
  };
  const hideTouched = () => {
    point([]);
    useOverlay.getState().set({ peek: null });
  };
  return (
    <button
      type="button"
      className={css.option}
      data-look={look}
      data-kind={option.kind}
      data-picked={picked || undefined}
      data-option={option.key}
      disabled={full}
      aria-pressed={many ? picked : undefined}
      aria-keyshortcuts={hotkey}
      onClick={(event) => {
        noteClick(event);
        hideTouched();
        choose(option);
        onChosen?.();
      }}
      onPointerEnter={(event) => showTouched(event.currentTarget)}
      onPointerLeave={hideTouched}
      onFocus={(event) => showTouched(event.currentTarget)}
      onBlur={hideTouched}
    >
      <OptionPicture option={option} />
      <span className={css.words}>
        <span className={css.label}>
          <RichText text={option.label} />
          <Whose option={option} />
        </span>
        {option.preview !== undefined && (
          <span className={css.preview}>
            <RichText text={option.preview} />
          </span>
        )}
      </span>
      {hinted !== undefined && (
        <span className={css.hint} data-best={hinted === 1 || undefined}>
          <span className="sr-only">Hint </span>
          {hinted}
        </span>
      )}
      {picked && many && <span className={css.place}>{place + 1}</span>}
      {hotkey !== undefined && (
        <kbd className={css.key} aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </button>
  );
}
