import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is what most people want now; `end` gives a turn away; `danger` gives a game away. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'end' | 'danger';
}

export function Button({ look = 'plain', className, type = 'button', ...rest }: Props) {
  const classes = [css.button, className].filter((each) => each !== undefined).join(' ');
  return <button type={type} className={classes} data-look={look} {...rest} />;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly look?: Props['look'];
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'plain', className, children, ...rest }: LinkProps) {
  const classes = [css.button, className].filter((each) => each !== undefined).join(' ');
  return (
    <a className={classes} data-look={look} {...rest}>
      {children}
    </a>
  );
}
