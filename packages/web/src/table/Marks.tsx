import { RichText } from '../cards/RulesText.tsx';
import type { Entity } from './useEntity.ts';
import css from './entity.module.css';

/** What stands over a card or die: its number among the picked, what a pick would do, what has just happened to it. */
export function Marks({ entity }: { readonly entity: Entity }) {
  return (
    <>
      {entity.place !== null && <span className={css.place}>{entity.place}</span>}
      {entity.hint !== null && (
        <span className={css.hint} data-best={entity.hint === 1 || undefined} aria-hidden="true">
          {entity.hint}
        </span>
      )}
      {entity.preview !== null && (
        <span className={css.preview}>
          <RichText text={entity.preview} />
        </span>
      )}
      {entity.number !== null && (
        <span key={entity.serial} className={css.number} data-tone={entity.number.tone} aria-hidden="true">
          {entity.number.text}
        </span>
      )}
    </>
  );
}
