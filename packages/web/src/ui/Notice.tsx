import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface Props {
  readonly tone: 'good' | 'careful' | 'bad' | 'plain';
  /** Read aloud when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A remark in its place on the page. */
export function Notice({ tone, live = false, children }: Props) {
  return (
    <div className={css.notice} data-tone={tone} role={live ? 'status' : undefined}>
      {children}
    </div>
  );
}
