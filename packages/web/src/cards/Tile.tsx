import type { ReactNode } from 'react';
import type { CardFace } from '../contract.ts';
import { SideRow } from '../dice/DieSide.tsx';
import { Affiliation } from '../symbols/Symbol.tsx';
import { typeWords } from '../symbols/words.ts';
import { Cost, Unique } from './CardFacts.tsx';
import { RulesLines } from './RulesText.tsx';
import { emblemPath } from './emblem.ts';
import css from './Tile.module.css';

interface Props {
  readonly face: CardFace;
  readonly cost?: number | null;
  readonly exhausted?: boolean;
  /** A card in play shows its state, one in a hand what it says. */
  readonly state?: ReactNode;
}

/** A card at table size, 5:7. Its button, if it has one, is around it. */
export function Tile({ face, cost = null, exhausted = false, state }: Props) {
  return (
    <span className={css.tile} data-color={face.color} data-exhausted={exhausted || undefined}>
      <svg viewBox="0 0 24 24" className={css.emblem} aria-hidden="true" focusable="false">
        <path d={emblemPath(face)} fillRule="evenodd" />
      </svg>
      <span className={css.top}>
        {face.cost !== null && <Cost cost={cost ?? face.cost} printed={face.cost} />}
        <span className={css.title}>
          {face.title} {face.unique && <Unique />}
        </span>
        {face.cost === null && (
          <Affiliation of={face.affiliation} name={face.affiliation} className={css.affiliation} />
        )}
      </span>
      <span className={css.subtitle}>
        {face.cost !== null && <Affiliation of={face.affiliation} className={css.shape} />}
        {face.subtitle ?? [typeWords[face.type], ...face.subtypes].join(' · ')}
      </span>
      {state === undefined ? (
        <span className={css.body}>
          <span className={css.text}>
            <RulesLines text={face.text} />
          </span>
          {face.sides !== null && (
            <span className={css.sides}>
              <SideRow sides={face.sides} color={face.color} />
            </span>
          )}
        </span>
      ) : (
        <span className={css.state}>
          {exhausted && <span className={css.exhausted}>Exhausted</span>}
          {state}
        </span>
      )}
    </span>
  );
}
