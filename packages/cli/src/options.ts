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

/** Two to four names with commas between. Throws UsageError naming the option. */
export function severalNames(option: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length < 2 || names.length > 4 || names.includes('')) {
    throw new UsageError(`${option} takes two to four names with commas between, not "${text}"`);
  }
  return names;
}

/** As many names with commas between, or one that stands for all. Throws UsageError naming the option. */
export function namesForAll(option: string, text: string, count: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  if ((names.length !== 1 && names.length !== count) || names.includes('')) {
    throw new UsageError(`${option} takes ${count} names with commas between, or one for all, not "${text}"`);
  }
  return Array.from({ length: count }, (_, at) => names[at] ?? (names[0] as string));
}
