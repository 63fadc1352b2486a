import type { TypeName } from '@dejarik/engine';
import { plain } from './plain.js';
import { cardLabel, PRINTED, PRINTED_SETS, type Printed, printed, type PrintedSet } from './printed.js';

/** A card that a file names, or what to tell a player about a name that is none. */
export type Named =
  | { readonly card: Printed; readonly note: string | null }
  | { readonly card: null; readonly problem: string };

/** What a file says of a card, as far as it does. */
export interface Naming {
  readonly title?: string;
  /** Letters or name of a set. */
  readonly set?: string;
  readonly number?: string;
  /** The type that it should have by the place where it stands. */
  readonly type?: TypeName | null;
}

/**
 * Finds a card by set and number, or else by its title (with or without its subtitle), compared without case and accents.
 * Set and number decide; where the title is another one, that is noted. A title alone must mean one card.
 */
export function findNamed(naming: Naming): Named {
  const { title = '', set, number } = naming;
  if (set === undefined || number === undefined) return findTitle(title, naming.type ?? null);
  const known = setNamed(set);
  if (known === null) return { card: null, problem: `There is no set "${set}".${closestTo(title)}` };
  const card = printed(codeIn(known, number));
  if (card === undefined) {
    return { card: null, problem: `There is no card ${number} in the set ${known.name}.${closestTo(title)}` };
  }
  const same = title === '' || titlesOf(card).includes(plain(title));
  return { card, note: same ? null : `${cardLabel(card.code)} is called "${title}" here.` };
}

/** The card with that code, or what is wrong with it. */
export function findCode(code: string): Named {
  const card = printed(code);
  return card === undefined ? { card: null, problem: `There is no card ${code}.` } : { card, note: null };
}

/** The set with those letters or that name. */
export function setNamed(name: string): PrintedSet | null {
  const wanted = plain(name);
  return PRINTED_SETS.find((set) => [set.letters, set.name].some((one) => plain(one) === wanted)) ?? null;
}

function codeIn(set: PrintedSet, number: string): string {
  const [, digits = '', letter = ''] = /^0*(\d+)([A-Za-z]?)$/.exec(number) ?? [];
  return set.number + digits.padStart(3, '0') + letter.toUpperCase();
}

const titlesOf = ({ title, subtitle }: Printed): readonly string[] =>
  subtitle === null
    ? [plain(title)]
    : [plain(title), ...[', ', ' - ', ' '].map((between) => plain(title + between + subtitle))];

function findTitle(title: string, type: TypeName | null): Named {
  const wanted = plain(title);
  const all = PRINTED.filter((card) => titlesOf(card).includes(wanted));
  const fitting = all.filter((card) => type === null || card.type === type);
  const found = fitting.length > 0 ? fitting : all;
  const [first] = found;
  if (first === undefined) return { card: null, problem: `There is no card "${title}".${closestTo(title)}` };
  // Printings of one card are as good as each other.
  if (found.every((card) => card.design === first.design)) return { card: first, note: null };
  const designs = found.filter((card, at) => found.findIndex(({ design }) => design === card.design) === at);
  const which = designs.map((card) => cardLabel(card.code) + (card.subtitle === null ? '' : `, ${card.subtitle}`));
  return { card: null, problem: `"${title}" can be ${which.join('; ')}: say which by set and number.` };
}

/** A sentence that names the card whose title is most like the text; nothing for an empty one. */
function closestTo(title: string): string {
  const wanted = plain(title);
  if (wanted === '') return '';
  let closest: Printed | null = null;
  let least = Infinity;
  for (const card of PRINTED) {
    for (const name of titlesOf(card).slice(0, 2)) {
      const steps = distance(wanted, name, least);
      if (steps >= least) continue;
      least = steps;
      closest = card;
    }
  }
  return closest === null ? '' : ` The closest is ${cardLabel(closest.code)}.`;
}

/** How many letters must be changed, added or taken away to make one text of the other; no more than `most` matters. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? most;
}
