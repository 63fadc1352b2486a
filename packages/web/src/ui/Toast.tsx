import { Sign } from '../symbols/Symbol.tsx';
import css from './Toast.module.css';

/** Says what went wrong, at the edge, until it is closed. */
export function Toast({ message, onClose }: { readonly message: string; readonly onClose: () => void }) {
  return (
    <div className={css.toast} role="alert">
      <p>{message}</p>
      <button type="button" onClick={onClose} aria-label="Close message">
        <Sign of="close" />
      </button>
    </div>
  );
}
