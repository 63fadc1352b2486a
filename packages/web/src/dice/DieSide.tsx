import type { ColorName, SideView } from '../contract.ts';
import { DieSymbol } from '../symbols/Symbol.tsx';
import { sideValue, sideWords } from '../symbols/words.ts';
import css from './DieSide.module.css';

interface Props {
  readonly side: SideView;
  readonly color: ColorName;
  /** Decoration beside words that say the same. */
  readonly quiet?: boolean;
}

/** One side of a die, drawn to the size of its box (`--die`). */
export function DieSide({ side, color, quiet = false }: Props) {
  const value = sideValue(side);
  const label = quiet ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sideWords(side) };
  return (
    <span
      className={css.side}
      data-color={color}
      data-modifier={side.modifier || undefined}
      data-bare={value === '' || undefined}
      {...label}
    >
      {value !== '' && <span className={css.value}>{value}</span>}
      <DieSymbol of={side.symbol} className={css.symbol} />
      {side.cost > 0 && (
        <span className={css.cost}>
          {side.cost}
          <DieSymbol of="resource" />
        </span>
      )}
    </span>
  );
}

/** The six sides of a die in a row, as cards show them. */
export function SideRow({
  sides,
  color,
  showing = null,
}: {
  readonly sides: readonly SideView[];
  readonly color: ColorName;
  readonly showing?: number | null;
}) {
  return (
    <span className={css.row} role="img" aria-label={`Die: ${sides.map(sideWords).join(', ')}`}>
      {sides.map((side, index) => (
        // Sides have no identity but their place.
        <span key={index} className={css.cell} data-showing={index === showing || undefined}>
          <DieSide side={side} color={color} quiet />
        </span>
      ))}
    </span>
  );
}
