import css from './Disc.module.css';

const rings = [46, 32, 17] as const;

/** The round holo table that gives the page its name, as line drawing. Decoration. */
export function Disc({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={className === undefined ? css.disc : `${css.disc} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <path key={index} d={segment(index, 17, 32)} data-dark={index % 2 === 0 || undefined} />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <path key={index} d={segment(index, 32, 46)} data-dark={index % 2 === 1 || undefined} />
      ))}
      {rings.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  );
}

function point(radius: number, turn: number): string {
  const angle = (turn / 12) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function segment(index: number, inner: number, outer: number): string {
  return `M${point(inner, index)}L${point(outer, index)}A${outer} ${outer} 0 0 1 ${point(outer, index + 1)}L${point(inner, index + 1)}A${inner} ${inner} 0 0 0 ${point(inner, index)}Z`;
}
