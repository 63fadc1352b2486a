import css from './Disclaimer.module.css';

export function Disclaimer({ className }: { readonly className?: string | undefined }) {
  return (
    <footer className={className === undefined ? css.line : `${css.line} ${className}`}>
      Dejarik is an unofficial fan project, not affiliated with or endorsed by the rights holders; no publisher artwork.
    </footer>
  );
}
