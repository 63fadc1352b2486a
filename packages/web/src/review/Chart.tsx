import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { SeatNumber } from '../contract.ts';
import type { ChartPoint, Swing } from '../play/review.ts';
import css from './Chart.module.css';

interface Props {
  readonly points: readonly ChartPoint[];
  /** Whose line it is about; with two players the other one's is its mirror and left out. */
  readonly seat: SeatNumber;
  /** The seats whose lines are drawn with what they are called and their places for colours. */
  readonly lines: readonly { readonly seat: SeatNumber; readonly name: string; readonly place: number }[];
  readonly swings: readonly Swing[];
  /** The place that is looked at. */
  readonly at: number;
  /** What is to be read about it. */
  readonly words: string;
  readonly onAt: (at: number) => void;
}

/** The radius of a badge. */
const badge = 9;
const edge = { top: 26, right: 14, bottom: 24, left: 48 };

/** The width that an element has on the page. */
function useWidth(): readonly [React.RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

/** The chances by pick as lines. Arrow keys, touch or mouse walk along it. */
export function Chart({ points, seat, lines, swings, at, words, onAt }: Props) {
  const [box, width] = useWidth();
  const height = width < 560 ? 220 : 270;
  const first = points[0]?.pick ?? 0;
  const span = Math.max(1, (points.at(-1)?.pick ?? 1) - first);
  const x = (index: number): number =>
    edge.left + (((points[index]?.pick ?? first) - first) / span) * (width - edge.left - edge.right);
  const y = (chance: number): number => edge.top + (1 - chance) * (height - edge.top - edge.bottom);
  const of = (index: number, whose: SeatNumber): number => points[index]?.chances[whose] ?? 0;
  const path = (whose: SeatNumber): string =>
    points
      .map((_, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(of(index, whose)).toFixed(1)}`)
      .join('');
  const rounds = points.flatMap((point, index) =>
    index === 0 || point.round !== points[index - 1]?.round ? [{ index, round: point.round }] : [],
  );
  const last = points.length - 1;
  const nearEnd = (index: number): boolean => index > 0 && x(index) > width - (width < 560 ? 30 : 76);
  const badges = placed(
    swings.map((swing) => ({
      swing,
      left: (x(swing.at) + x(swing.at + 1)) / 2,
      top: (y(swing.before) + y(swing.after)) / 2,
    })),
    { from: y(1) + badge, to: y(0) - badge },
  );

  const walk = (event: KeyboardEvent): void => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const wanted = to[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onAt(Math.max(0, Math.min(last, wanted)));
  };
  const follow = (event: PointerEvent): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const near = points.map((_, index) => Math.abs(x(index) - left));
    onAt(near.indexOf(Math.min(...near)));
  };
  return (
    <div
      ref={box}
      className={css.chart}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label="Winning chance by pick"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={words}
      onKeyDown={walk}
      onPointerMove={follow}
      onPointerDown={follow}
    >
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <defs>
          <clipPath id="ahead">
            <rect x="0" y="0" width={width} height={y(0.5)} />
          </clipPath>
          <clipPath id="behind">
            <rect x="0" y={y(0.5)} width={width} height={height} />
          </clipPath>
        </defs>
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance} className={css.grid} data-middle={chance === 0.5 || undefined}>
            <line x1={edge.left} x2={width - edge.right} y1={y(chance)} y2={y(chance)} />
            {chance % 0.5 === 0 && (
              <text x={edge.left - 8} y={y(chance) + 4} textAnchor="end">
                {chance * 100} %
              </text>
            )}
          </g>
        ))}
        {rounds.map(({ index, round }) => (
          <g key={round} className={css.round}>
            <line x1={x(index)} x2={x(index)} y1={edge.top - 8} y2={height - edge.bottom} />
            <text
              x={x(index) + (nearEnd(index) ? -4 : 4)}
              y={edge.top - 10}
              textAnchor={nearEnd(index) ? 'end' : 'start'}
            >
              {width < 560 ? round : `Round ${round}`}
            </text>
          </g>
        ))}
        {[...new Set([0, Math.round(last / 2), last])].map((index) => (
          <text
            key={index}
            className={css.pick}
            x={x(index)}
            y={height - 6}
            textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          >
            {points[index]?.turn === null ? 'end' : `pick ${(points[index]?.pick ?? 0) + 1}`}
          </text>
        ))}
        {lines.length === 1 &&
          (['ahead', 'behind'] as const).map((side) => (
            <path
              key={side}
              className={css.area}
              data-side={side}
              clipPath={`url(#${side})`}
              d={`${path(seat)}L${x(last)} ${y(0.5)}L${x(0)} ${y(0.5)}Z`}
            />
          ))}
        {lines.map((line) => (
          <path
            key={line.seat}
            className={css.line}
            data-seat={line.place}
            data-mine={line.seat === seat || undefined}
            d={path(line.seat)}
          />
        ))}
        {swings.map((swing) => (
          <line
            key={swing.rank}
            className={css.swing}
            data-down={swing.after < swing.before || undefined}
            x1={x(swing.at)}
            y1={y(swing.before)}
            x2={x(swing.at + 1)}
            y2={y(swing.after)}
          />
        ))}
        {points.map((point, index) => (
          <circle key={point.pick} className={css.dot} cx={x(index)} cy={y(of(index, seat))} r={2.5} />
        ))}
        <g className={css.cursor}>
          <line x1={x(at)} x2={x(at)} y1={edge.top - 4} y2={height - edge.bottom} />
          {lines.map((line) => (
            <circle key={line.seat} data-seat={line.place} cx={x(at)} cy={y(of(at, line.seat))} r={5.5} />
          ))}
        </g>
        {badges.map(({ swing, left, top }) => (
          <g
            key={swing.rank}
            className={css.badge}
            data-down={swing.after < swing.before || undefined}
            transform={`translate(${left} ${top})`}
          >
            <circle r={badge} />
            <text textAnchor="middle" y="4">
              {swing.rank}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

interface Badge {
  readonly swing: Swing;
  readonly left: number;
  readonly top: number;
}

/** The badges from left to right, each moved up or down out of the way of those before it. */
function placed(
  badges: readonly Badge[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Badge[] {
  const done: Badge[] = [];
  const free = (left: number, top: number): boolean =>
    top >= from && top <= to && done.every((each) => Math.hypot(each.left - left, each.top - top) > 2 * badge + 2);
  for (const each of badges.toSorted((a, b) => a.left - b.left)) {
    const tries = Array.from(
      { length: 12 },
      (_, step) => each.top + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * badge,
    );
    const top = tries.find((wanted) => free(each.left, wanted)) ?? Math.max(from, Math.min(to, each.top));
    done.push({ ...each, top });
  }
  return done;
}
