import { FORMAT_LISTS } from './format-lists.js';

/** What a deck is made for: which cards may be in it, and what they are worth. */
export interface DeckFormat {
  readonly code: string;
  readonly name: string;
  /** The deck and team of a starter set as it comes, or one that the player made. */
  readonly kind: 'constructed' | 'starter';
  /** Letters of its sets; null for all. */
  readonly sets: readonly string[] | null;
  readonly banned: readonly string[];
  /** Copies of one of these cards at most may be brought. */
  readonly restricted: readonly string[];
  /** Two cards that may not be brought together. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Points for one die, for two, instead of the printed ones, by code. */
  readonly balance: ReadonlyMap<string, readonly number[]>;
}

const OPEN = { sets: null, banned: [], restricted: [], pairs: [], balance: new Map<string, readonly number[]>() };

/** Every format. */
export const FORMATS: readonly DeckFormat[] = [
  ...FORMAT_LISTS.map(({ code, name, sets, banned, restricted, pairs, balance }): DeckFormat => ({
    code,
    name,
    kind: 'constructed',
    sets,
    banned,
    restricted,
    pairs: pairs.map((pair) => {
      const [one = '', other = ''] = pair.split('+');
      return [one, other];
    }),
    balance: new Map(
      balance.map((entry) => {
        const [of = '', points = ''] = entry.split(':');
        return [of, points.split('/').map(Number)];
      }),
    ),
  })),
  { ...OPEN, code: 'constructed', name: 'Constructed, all sets and printed points', kind: 'constructed' },
  { ...OPEN, code: 'introductory', name: 'Starter set', kind: 'starter' },
];

/** The format that is taken where neither the deck nor anybody names one. */
export const DEFAULT_FORMAT = 'FFGInf';

/** The format with that code or name, in any case of letters. */
export function formatNamed(name: string): DeckFormat | null {
  const wanted = name.trim().toLowerCase();
  return FORMATS.find(({ code, name: full }) => [code, full].some((one) => one.toLowerCase() === wanted)) ?? null;
}
