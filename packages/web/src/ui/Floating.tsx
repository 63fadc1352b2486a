import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './Floating.module.css';
import { placeBeside } from './place.ts';

interface Props {
  readonly anchor: DOMRect;
  readonly label: string;
  /** `auto` takes the focus and closes at a click elsewhere or Escape. */
  readonly mode: 'auto' | 'manual';
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Something that floats beside a card, above dialogs too. */
export function Floating({ anchor, label, mode, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const before = document.activeElement;
    element.showPopover();
    const { left, top } = placeBeside(
      anchor,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: innerWidth, height: innerHeight },
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    if (mode === 'auto') element.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      const inside = element.contains(document.activeElement);
      if (element.matches(':popover-open')) element.hidePopover();
      if (mode === 'auto' && inside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [anchor, mode]);
  return (
    <div
      ref={box}
      popover={mode}
      className={css.floating}
      role={mode === 'auto' ? 'dialog' : 'tooltip'}
      aria-label={label}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose?.();
      }}
    >
      {children}
    </div>
  );
}
