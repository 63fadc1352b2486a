import { useRef, type PointerEvent, type MouseEvent, type FocusEvent } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import type { EntityKey } from '../play/options.ts';
import { useBoard } from './board.ts';
import css from './entity.module.css';

const longPress = 450;
const hoverDelay = 260;

/** One timer for the page: a second hover replaces the first. */
let peekTimer: ReturnType<typeof setTimeout> | undefined;

function dropPeek(): void {
  clearTimeout(peekTimer);
  if (useOverlay.getState().peek !== null) useOverlay.getState().set({ peek: null });
}

function peekSoon(entity: EntityKey, element: Element): void {
  clearTimeout(peekTimer);
  peekTimer = setTimeout(() => {
    if (element.isConnected && useOverlay.getState().menu === null) {
      useOverlay.getState().set({ peek: { subject: { entity }, anchor: element.getBoundingClientRect() } });
    }
  }, hoverDelay);
}

/**
 * Makes a button of a card or die: a click picks what it offers (or opens a menu where it offers several things, or its
 * details where it offers nothing), hover and focus show its details, and so does a long press.
 */
export function useEntity(id: EntityKey, menuFirst = false) {
  const board = useBoard();
  const choose = useTable((state) => state.choose);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const touch = useRef(false);

  const options = board.options.get(id) ?? [];
  const picks = options.map((option) => board.selection.indexOf(option.key)).filter((place) => place >= 0);
  const picked = picks.length > 0;
  const full = board.limits !== null && board.selection.length >= board.limits.max;
  const legal = options.length > 0 && (picked || !full);

  const endPress = () => clearTimeout(press.current);
  return {
    legal,
    picked,
    /** 1 for what was picked first. */
    place: picked ? (picks[0] ?? 0) + 1 : null,
    /** What a pick would do; on a turn the panel and the menus say it, there is too much of it for the board. */
    preview:
      options.length === 1 && board.question?.kind !== 'action' && board.question?.kind !== 'extra action'
        ? (options[0]?.preview ?? null)
        : null,
    /** The rank of the best pick of a hint that touches it. */
    hint: options.reduce<number | null>((best, { key }) => {
      const rank = board.hinted.get(key) ?? null;
      return rank === null || (best !== null && best <= rank) ? best : rank;
    }, null),
    number: board.moves.numbers.get(id) ?? null,
    serial: board.moves.serial,
    props: {
      type: 'button' as const,
      className: css.entity,
      'data-entity': id,
      'data-flip': id,
      'data-legal': legal || undefined,
      'data-picked': picked || undefined,
      'data-pointed': board.pointed.has(id) || undefined,
      // Alternates, so that the same card flashes again in the next step.
      'data-touched': board.moves.touched.has(id) ? (board.moves.serial % 2 === 0 ? 'even' : 'odd') : undefined,
      'data-asking': board.asking === id || undefined,
      ...(board.limits !== null && options.length > 0 ? { 'aria-pressed': picked } : {}),
      onClick(event: MouseEvent<HTMLElement>) {
        if (pressed.current) {
          pressed.current = false;
          return;
        }
        dropPeek();
        const [only] = options;
        if (only === undefined) useOverlay.getState().set({ pinned: { entity: id } });
        else if (options.length === 1 && !(menuFirst && touch.current && board.limits === null)) {
          if (board.limits === null) useOverlay.getState().set({ pile: null, seat: null });
          choose(only);
        } else useOverlay.getState().set({ menu: { entity: id, anchor: event.currentTarget.getBoundingClientRect() } });
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        touch.current = event.pointerType === 'touch';
        pressed.current = false;
        if (!touch.current) return;
        press.current = setTimeout(() => {
          pressed.current = true;
          useOverlay.getState().set({ pinned: { entity: id } });
        }, longPress);
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
      onContextMenu(event: MouseEvent<HTMLElement>) {
        // A long press means details here; the right button does the same.
        event.preventDefault();
        if (!touch.current) useOverlay.getState().set({ pinned: { entity: id }, peek: null });
      },
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse') peekSoon(id, event.currentTarget);
      },
      onPointerLeave() {
        endPress();
        dropPeek();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.currentTarget.matches(':focus-visible')) peekSoon(id, event.currentTarget);
      },
      onBlur: dropPeek,
    },
  };
}

export type Entity = ReturnType<typeof useEntity>;
