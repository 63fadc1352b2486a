import type { ReactNode } from 'react';
import type { CardFace } from '../contract.ts';
import { SideRow } from '../dice/DieSide.tsx';
import { capital } from '../symbols/words.ts';
import { ColorLetter, Cost, TypeLine, Unique } from './CardFacts.tsx';
import { RulesText } from './RulesText.tsx';
import { emblemPath } from './emblem.ts';
import css from './CardFull.module.css';

interface Props {
  readonly face: CardFace;
  readonly cost?: number | null;
  /** Index of the side that a die of this card shows. */
  readonly showing?: number | null;
  /** What is true of this copy now: damage, shields, attachments. */
  readonly children?: ReactNode;
}

/** A card at full size, drawn from its facts. */
export function CardFull({ face, cost = null, showing = null, children }: Props) {
  return (
    <article className={css.card} data-color={face.color} data-type={face.type}>
      <svg viewBox="0 0 24 24" className={css.emblem} aria-hidden="true" focusable="false">
        <path d={emblemPath(face)} fillRule="evenodd" />
      </svg>
      <header className={css.header}>
        <div className={css.titles}>
          <h3 className={css.title}>
            {face.title} {face.unique && <Unique />}
          </h3>
          {face.subtitle !== null && <p className={css.subtitle}>{face.subtitle}</p>}
        </div>
        {face.cost !== null && (
          <span className={css.cost}>
            <Cost cost={cost ?? face.cost} printed={face.cost} />
          </span>
        )}
        {face.points !== null && (
          <span className={css.points} aria-label={`${face.points.join(' or ')} points`} role="img">
            {face.points.join('/')}
          </span>
        )}
      </header>
      <div className={css.line}>
        <TypeLine face={face} />
        {face.health !== null && <span className={css.health}>{face.health} health</span>}
      </div>
      {face.sides !== null && (
        <div className={css.sides}>
          <SideRow sides={face.sides} color={face.color} showing={showing} />
        </div>
      )}
      {face.text === '' ? <p className={css.none}>No ability</p> : <RulesText text={face.text} className={css.text} />}
      {children}
      <footer className={css.footer}>
        <ColorLetter face={face} />
        <span>
          {face.set} {face.number}
        </span>
        <span>{capital(face.rarity)}</span>
      </footer>
    </article>
  );
}
