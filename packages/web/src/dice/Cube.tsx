import { useLayoutEffect, useRef } from 'react';
import type { ColorName, SideView } from '../contract.ts';
import { DieSide } from './DieSide.tsx';
import css from './Cube.module.css';

/** A die that has just been rolled or turned. Another `serial` is another roll. */
export interface Tumble {
  readonly serial: number;
  /** Its place among the dice that roll together: they land one after the other. */
  readonly order: number;
  readonly kind: 'roll' | 'turn';
}

interface Props {
  readonly sides: readonly SideView[];
  readonly showing: number;
  readonly color: ColorName;
  readonly tumble: Tumble | null;
}

/** Where each side sits on the cube, as rotations about x and y. */
const places: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 90],
  [0, 180],
  [0, -90],
  [90, 0],
  [-90, 0],
];

function facing(side: number): string {
  const [x, y] = places[side] ?? [0, 0];
  return `rotateX(${-x}deg) rotateY(${-y}deg)`;
}

function spinning(side: number): string {
  const [x, y] = places[side] ?? [0, 0];
  return `rotateX(${540 - x}deg) rotateY(${-360 - y}deg)`;
}

/** A cube whose visible side is `showing`. The engine has rolled already: the tumbling only lands on its result. */
export function Cube({ sides, showing, color, tumble }: Props) {
  const cube = useRef<HTMLSpanElement>(null);
  const hop = useRef<HTMLSpanElement>(null);
  const serial = tumble?.serial ?? 0;
  useLayoutEffect(() => {
    if (tumble === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timing: KeyframeAnimationOptions = {
      duration: tumble.kind === 'roll' ? 600 : 320,
      delay: tumble.order * 110,
      easing: 'cubic-bezier(.25,.75,.3,1)',
      fill: 'backwards',
    };
    const start = tumble.kind === 'roll' ? spinning(showing) : facing((showing + 1) % 6);
    const turning = cube.current?.animate([{ transform: start }, { transform: facing(showing) }], timing);
    const hopping =
      tumble.kind === 'roll'
        ? hop.current?.animate(
            [
              { transform: 'translateY(-26px) scale(1.12)' },
              { transform: 'translateY(0) scale(1)', offset: 0.55 },
              { transform: 'translateY(-7px) scale(1.02)', offset: 0.75 },
              { transform: 'none' },
            ],
            timing,
          )
        : undefined;
    return () => {
      turning?.cancel();
      hopping?.cancel();
    };
    // Only a new roll starts it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [serial]);
  return (
    <span className={css.scene} aria-hidden="true">
      <span className={css.hop} ref={hop}>
        <span className={css.cube} ref={cube} style={{ transform: facing(showing) }} data-color={color}>
          {sides.map((side, index) => {
            const [x, y] = places[index] ?? [0, 0];
            return (
              <span
                key={index}
                className={css.face}
                style={{ transform: `rotateY(${y}deg) rotateX(${x}deg) translateZ(calc(var(--die) / 2 - 1px))` }}
              >
                <DieSide side={side} color={color} quiet />
              </span>
            );
          })}
        </span>
      </span>
    </span>
  );
}
