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
  /** Whether the closest card is looked for where there is none; it takes a while. */
  readonly suggest?: boolean;
}

/**
 * Finds a card by set and number, or else by its title (with or without its subtitle), compared without case and accents.
 * Set and number decide; where the title is another one, that is noted. A title alone must mean one card.
 */
export function findNamed(naming: Naming): Named {
  const { title = '', set, number, suggest = true } = naming;
  if (set === undefined || number === undefined) return findTitle(title, naming.type ?? null, suggest);
  const known = setNamed(set);
  if (known === null) return { card: null, problem: `There is no set "${set}".${suggest ? closestTo(title) : ''}` };
  const card = printed(codeIn(known, number));
  if (card === undefined) {
    return {
      card: null,
      problem: `There is no card ${number} in the set ${known.name}.${suggest ? closestTo(title) : ''}`,
    };
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

/** The ways to write a card: its title, alone or with its subtitle. */
const titlesOf = ({ title, subtitle }: Printed): readonly string[] =>
  subtitle === null
    ? [plain(title)]
    : [plain(title), ...[', ', ' - ', ' '].map((between) => plain(title + between + subtitle))];

/** Cards by every way to write them. */
const BY_TITLE = new Map<string, Printed[]>();
for (const card of PRINTED) {
  for (const title of titlesOf(card)) {
    const same = BY_TITLE.get(title);
    if (same === undefined) BY_TITLE.set(title, [card]);
    else same.push(card);
  }
}

function findTitle(title: string, type: TypeName | null, suggest: boolean): Named {
  const wanted = plain(title);
  const all = BY_TITLE.get(wanted) ?? [];
  const fitting = all.filter((card) => type === null || card.type === type);
  const found = fitting.length > 0 ? fitting : all;
  const [first] = found;
  if (first === undefined)
    return { card: null, problem: `There is no card "${title}".${suggest ? closestTo(title) : ''}` };
  // Printings of one card are as good as each other.
  if (found.every((card) => card.design === first.design)) return { card: first, note: null };
  const designs = found.filter((card, at) => found.findIndex(({ design }) => design === card.design) === at);
  const which = designs.map((card) => cardLabel(card.code) + (card.subtitle === null ? '' : `, ${card.subtitle}`));
  return { card: null, problem: `"${title}" can be ${which.join('; ')}: say which by set and number.` };
}

/** No title with its subtitle is longer; what is, is no title. */
const LONGEST_TITLE = 80;

/** A sentence that names the card whose title is most like the text; nothing where none is like it. */
function closestTo(title: string): string {
  const wanted = plain(title);
  if (wanted === '' || wanted.length > LONGEST_TITLE) return '';
  let closest: Printed | null = null;
  // What differs in most of its letters is not meant.
  let least = Math.max(4, Math.ceil(wanted.length / 2));
  for (const [title, [card]] of BY_TITLE) {
    const steps = distance(wanted, title, least);
    if (steps >= least || card === undefined) continue;
    least = steps;
    closest = card;
  }
  return closest === null ? '' : ` The closest is ${cardLabel(closest.code)}.`;
}

/** How many letters must be changed, added or taken away to make one text of the other; no more than `most` matters. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  const row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    let diagonal = row[0] ?? 0;
    let least = (row[0] = i);
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] ?? 0;
      const change = diagonal + (one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1);
      const steps = Math.min(change, above + 1, (row[j - 1] ?? 0) + 1);
      row[j] = steps;
      if (steps < least) least = steps;
      diagonal = above;
    }
    if (least >= most) return most;
  }
  return row[other.length] ?? most;
}
