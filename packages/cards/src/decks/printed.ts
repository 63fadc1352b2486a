import type { TypeName } from '@dejarik/engine';
import { PRINTED_CARDS } from './printed-cards.js';

/** A set of cards. */
export interface PrintedSet {
  /** Its letters: `LEG`. */
  readonly letters: string;
  /** What the codes of its cards begin with: `05`. */
  readonly number: string;
  readonly name: string;
}

/** A card as it was printed: what names it, and nothing of what it does. */
export interface Printed {
  readonly code: string;
  readonly set: PrintedSet;
  /** `14`, or `7A` for a side of a double-sided card. */
  readonly number: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly type: TypeName;
  /** [unique.mark] */
  readonly unique: boolean;
  /** The code of the first printing of this very card; its own where it is the first. */
  readonly design: string;
}

const TYPES: Readonly<Record<string, TypeName>> = {
  b: 'battlefield',
  c: 'character',
  d: 'downgrade',
  e: 'event',
  p: 'plot',
  s: 'support',
  u: 'upgrade',
};

const sets: PrintedSet[] = [];
const cards = new Map<string, Printed>();
readTable();

function readTable(): void {
  const reprints = new Map<string, string>();
  let set: PrintedSet | null = null;
  const rows: { readonly set: PrintedSet; readonly row: string }[] = [];
  for (const row of PRINTED_CARDS.split('\n')) {
    if (row.startsWith('= ')) {
      const [letters = '', number = '', name = ''] = row.slice(2).split('|');
      set = { letters, number, name };
      sets.push(set);
    } else if (row !== '' && set !== null) rows.push({ set, row });
  }
  const read = rows.map(({ set: its, row }): Printed => {
    const [number = '', title = '', type = '', subtitle = '', reprints_ = ''] = row.split('|');
    const code = codeOf(its, number);
    if (reprints_ !== '') reprints.set(code, reprints_);
    return {
      code,
      set: its,
      number,
      title,
      subtitle: subtitle === '' ? null : subtitle,
      type: TYPES[type.toLowerCase()] ?? 'event',
      unique: type !== type.toLowerCase(),
      design: code,
    };
  });
  for (const card of read) {
    let design = card.code;
    for (let earlier = reprints.get(design); earlier !== undefined; earlier = reprints.get(design)) design = earlier;
    cards.set(card.code, design === card.code ? card : { ...card, design });
  }
}

function codeOf(set: PrintedSet, number: string): string {
  const [digits = '', letter = ''] = number.split(/(?=[A-Z])/);
  return set.number + digits.padStart(3, '0') + letter;
}

/** Every set, oldest first. */
export const PRINTED_SETS: readonly PrintedSet[] = sets;

/** Every card that was ever printed, set by set. */
export const PRINTED: readonly Printed[] = [...cards.values()];

/** The card with that code, automated or not. */
export function printed(code: string): Printed | undefined {
  return cards.get(code);
}

/** Set, number and title for a message: `LEG 14 Darth Vader`. A code that no card has stands for itself. */
export function cardLabel(code: string): string {
  const card = cards.get(code);
  return card === undefined ? `card ${code}` : `${card.set.letters} ${card.number} ${card.title}`;
}

/**
 * What printings have in common that are one card: the code of the first of them. Two cards with one title that do
 * different things (Slave I, Ghost) are two cards.
 */
export function designOf(code: string): string {
  return cards.get(code)?.design ?? code;
}
