import type { AffiliationName, SymbolName } from '../contract.ts';
import { affiliationShapes, signShapes, symbolShapes, type SignName } from './shapes.ts';
import css from './Symbol.module.css';

interface DrawingProps {
  readonly path: string;
  /** Its accessible name; without one it is decoration. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

function Drawing({ path, name, className }: DrawingProps) {
  const classes = className === undefined ? css.drawing : `${css.drawing} ${className}`;
  const label = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg viewBox="0 0 24 24" className={classes} focusable="false" {...label}>
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

interface Props<Name> {
  readonly of: Name;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** A die symbol. */
export function DieSymbol({ of, name, className }: Props<SymbolName>) {
  return <Drawing path={symbolShapes[of]} name={name} className={className} />;
}

/** Hero circle, villain triangle, neutral square. */
export function Affiliation({ of, name, className }: Props<AffiliationName>) {
  return <Drawing path={affiliationShapes[of]} name={name} className={className} />;
}

/** A sign of the page: deck, hand, undo ... */
export function Sign({ of, name, className }: Props<SignName>) {
  return <Drawing path={signShapes[of]} name={name} className={className} />;
}
