import { type Edition, EDITIONS, isEdition } from '@dejarik/engine';
import { InvalidArgumentError } from 'commander';
import { UsageError } from './faults.js';

/** Makes a reader of whole numbers for commander. It throws InvalidArgumentError for what is none or out of bounds. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number ${bounds}.`);
  };
}

/** Reads numbers of seats for commander: one (`3`), or a range of which all come in turn (`2..4`). Throws as it wants. */
export function seatNumbers(text: string): number[] {
  const [, from = '', to = from] = /^([2-4])(?:\.\.([2-4]))?$/.exec(text) ?? [];
  const count = Number(to) - Number(from) + 1;
  if (from === '' || count < 1) throw new InvalidArgumentError('It must be 2, 3 or 4, or a range as in 2..4.');
  return Array.from({ length: count }, (_, more) => Number(from) + more);
}

/** The edition of that name. Throws UsageError that lists the editions. */
export function editionNamed(name: string): Edition {
  if (!isEdition(name)) throw new UsageError(`there is no edition "${name}"; editions are ${EDITIONS.join(', ')}`);
  return name;
}

/** The later of some editions; `current` is the latest. */
export function newestEdition(editions: readonly Edition[]): Edition {
  return EDITIONS.findLast((edition) => editions.includes(edition)) ?? 'current';
}

/** Two names with a comma between, or one that stands for both. Throws UsageError naming the option. */
export function twoNames(option: string, text: string, single: 'for both' | 'not enough'): readonly [string, string] {
  const names = text.split(',').map((name) => name.trim());
  const [first = '', second = single === 'for both' ? first : ''] = names;
  if (names.length > 2 || first === '' || second === '') {
    throw new UsageError(`${option} takes two names with a comma between, not "${text}"`);
  }
  return [first, second];
}
