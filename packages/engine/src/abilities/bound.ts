import type { Call } from '../state/state.js';
import type { EffectNode } from './language.js';

/*
 * What one part of an ability settles and later parts mean ("that die", "they", "that color") stands in a slot of the
 * call. References know their slot; they get it when the card is built.
 */

/** Stands for what was settled. */
export interface Bound {
  slot: number;
}

const NOTHING: readonly number[] = [];

/** What was settled: ids, each followed by its incarnation, or one number; nothing before that. */
export const boundTo = (call: Call, { slot }: Readonly<Bound>): readonly number[] => call.bound[slot] ?? NOTHING;

/** Settles it for everything that follows in the call. */
export function bind(call: Call, { slot }: Readonly<Bound>, values: number[]): void {
  while (call.bound.length <= slot) call.bound.push([]);
  call.bound[slot] = values;
}

/**
 * The part that speaks of the reference, made by a function that runs once, when the card is built. The reference gets
 * the first slot that no part inside uses (nor `beside`): inner ones are numbered before outer ones.
 */
export function speakingOf<R extends Bound>(
  reference: R,
  body: (reference: R) => EffectNode,
  beside: EffectNode | null = null,
): { readonly reference: Readonly<R>; readonly effect: EffectNode } {
  const effect = body(reference);
  reference.slot = Math.max(freeSlot(effect), freeSlot(beside));
  return { reference: Object.freeze(reference), effect };
}

function freeSlot(effect: EffectNode | null): number {
  let free = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && 'slot' in (value.reference as object)) {
      free = Math.max(free, (value.reference as Bound).slot + 1);
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(effect);
  return free;
}
