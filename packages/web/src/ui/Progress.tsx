import css from './Progress.module.css';

/** How far work has come, 0 to 1. */
export function Progress({ part, label }: { readonly part: number; readonly label: string }) {
  return (
    <div className={css.progress} role="progressbar" aria-label={label} aria-valuenow={Math.round(part * 100)}>
      <i style={{ width: `${part * 100}%` }} />
    </div>
  );
}
