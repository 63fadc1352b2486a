import { useEffect } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { openQuestion, type Table } from '../app/table.ts';
import { hotkeys } from '../question/hotkeys.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the whole table: digits pick, Enter confirms, U takes back, H asks for a hint, arrows walk over the board. */
export function useKeyboard(table: Table): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, dialog') !== null && target !== null) return;
      const overlay = useOverlay.getState();
      if (event.key === 'Escape') {
        if (overlay.peek !== null) overlay.set({ peek: null });
        else if (table.getState().selection.length > 0) table.getState().clearSelection();
        return;
      }
      const arrow = arrows[event.key];
      if (arrow !== undefined && target !== null) {
        if (walk(target, arrow)) event.preventDefault();
        return;
      }
      if (event.key.toLowerCase() === 'u') {
        table.getState().takeBack();
        return;
      }
      if (event.key.toLowerCase() === 'h') {
        table.getState().askHint();
        return;
      }
      const question = openQuestion(table.getState());
      if (question === null) return;
      // On a button Enter presses that button.
      if (event.key === 'Enter' && (target === null || target.closest('button, summary, a') === null))
        table.getState().confirm();
      const option = hotkeys(question).get(event.key.toUpperCase());
      if (option !== undefined) {
        overlay.set({ menu: null, peek: null });
        table.getState().choose(option);
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [table]);
}

/** Moves the focus to the nearest card, die or option in a direction. */
function walk(from: HTMLElement, [dx, dy]: readonly [number, number]): boolean {
  const start = from.closest<HTMLElement>('[data-entity], [data-option]');
  if (start === null) return false;
  const here = start.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let bestDistance = Infinity;
  for (const element of document.querySelectorAll<HTMLElement>('[data-entity], [data-option]:not(:disabled)')) {
    if (element === start) continue;
    const there = element.getBoundingClientRect();
    const x = there.left + there.width / 2 - (here.left + here.width / 2);
    const y = there.top + there.height / 2 - (here.top + here.height / 2);
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    // Within a quarter to each side of the direction; what lies straight ahead is nearer.
    if (along < 6 || across > along * 1.6) continue;
    const distance = along + across * 1.5;
    if (distance < bestDistance) {
      best = element;
      bestDistance = distance;
    }
  }
  best?.focus();
  return best !== null;
}
