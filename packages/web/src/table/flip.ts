import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GameView } from '../contract.ts';

/**
 * Moves cards and dice from where they were to where they are: elements with the same `data-flip` in two renderings are
 * one thing. What was not there before comes from the place that `origin` names, if the board shows it.
 */
export function useFlip(board: RefObject<HTMLElement | null>, view: GameView | undefined, serial: number): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || view === undefined) return;
    const now = new Map<string, DOMRect>();
    const elements = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const id = element.dataset['flip'];
      if (id === undefined || now.has(id)) continue;
      now.set(id, element.getBoundingClientRect());
      elements.set(id, element);
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || before.current.size === 0;
    if (!still) {
      for (const [id, element] of elements) {
        const to = now.get(id);
        const from = before.current.get(id) ?? origin(root, view, id);
        if (to !== undefined && from !== undefined) move(element, from, to);
      }
    }
    before.current = now;
    // A new step of the game moves things; anything else only lays them out.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [serial]);
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = Math.max(0.3, Math.min(1.6, from.width / Math.max(1, to.width)));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ],
    {
      duration: 380,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    },
  );
}

/** Where a card that was not on the board comes from: the hand or deck of whoever owns it. */
function origin(root: HTMLElement, view: GameView, id: string): DOMRect | undefined {
  const card = view.cards[id];
  if (card === undefined) return undefined;
  const place = card.zone === 'hand' ? `deck-${card.owner}` : `hand-${card.owner}`;
  return root.querySelector(`[data-anchor="${place}"]`)?.getBoundingClientRect();
}
