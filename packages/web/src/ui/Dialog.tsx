import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Sign } from '../symbols/Symbol.tsx';
import css from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'wide' | 'card' | 'page';
}

/** A window over the table; on the phone it comes up from below. */
export function Dialog({ title, onClose, children, size = 'small' }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the elements are taken away, so that closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = box.current;
    element?.showModal();
    // The heading, not the first button: so it is read first, and no button is pressed by accident.
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector<HTMLElement>('h2'))?.focus();
    // The backdrop is the dialog itself; its content lies in the box inside.
    const outside = (event: MouseEvent) => {
      if (event.target === element) close.current();
    };
    element?.addEventListener('click', outside);
    return () => {
      element?.removeEventListener('click', outside);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={css.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.box}>
        <header className={css.head}>
          <h2 id={id} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={css.close} onClick={onClose} aria-label="Close">
            <Sign of="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The row of buttons that ends a dialog. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
