import type { CardFace } from '../contract.ts';
import { Affiliation, DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { capital, colorLetters, colorWords, typeWords } from '../symbols/words.ts';
import css from './CardFacts.module.css';

/** Cost in a hexagon; what it costs now where that differs is said beside it. */
export function Cost({ cost, printed }: { readonly cost: number; readonly printed: number | null }) {
  const changed = printed !== null && printed !== cost;
  return (
    <span
      className={css.cost}
      data-changed={changed || undefined}
      role="img"
      aria-label={changed ? `Costs ${cost} now, ${printed} printed` : `Costs ${cost}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" />
      </svg>
      <span aria-hidden="true">{cost}</span>
    </span>
  );
}

/** The mark of a unique card. */
export function Unique() {
  return <Sign of="unique" name="unique" className={css.unique} />;
}

/** Affiliation as shape, colour as letter and word: `Hero · Blue character · Scavenger`. */
export function TypeLine({ face, short = false }: { readonly face: CardFace; readonly short?: boolean }) {
  const subtypes = face.subtypes.map(capital).join(', ');
  return (
    <span className={css.type}>
      <Affiliation of={face.affiliation} name={capital(face.affiliation)} />
      {!short && face.type !== 'battlefield' && <span>{colorWords[face.color]}</span>}
      <span>{typeWords[face.type]}</span>
      {subtypes !== '' && <span className={css.subtypes}>{subtypes}</span>}
    </span>
  );
}

/** The colour of a card as a letter in its colour. */
export function ColorLetter({ face }: { readonly face: CardFace }) {
  return (
    <span className={css.letter} data-color={face.color} role="img" aria-label={colorWords[face.color]}>
      {colorLetters[face.color]}
    </span>
  );
}

/** Up to three shields as pips. */
export function Shields({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={css.shields} role="img" aria-label={`${count} ${count === 1 ? 'shield' : 'shields'}`}>
      {Array.from({ length: count }, (_, index) => (
        <DieSymbol key={index} of="shield" />
      ))}
    </span>
  );
}

/** Damage against health, as a bar with the numbers. */
export function HealthBar({ damage, health }: { readonly damage: number; readonly health: number }) {
  const left = Math.max(0, health - damage);
  return (
    <span
      className={css.health}
      role="img"
      aria-label={`${damage} damage of ${health} health`}
      data-low={left <= health / 3 || undefined}
    >
      <span className={css.bar}>
        <span className={css.left} style={{ width: `${(left / Math.max(1, health)) * 100}%` }} />
      </span>
      <span className={css.numbers}>
        <b>{left}</b>/{health}
      </span>
    </span>
  );
}
