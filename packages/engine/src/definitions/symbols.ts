/** Die symbols as small integers, so that sets of them are bit masks. */
export const Sym = {
  melee: 0,
  ranged: 1,
  indirect: 2,
  shield: 3,
  resource: 4,
  disrupt: 5,
  discard: 6,
  focus: 7,
  special: 8,
  blank: 9,
  /** `*`: a plus side that modifies any symbol. */
  any: 10,
} as const;
export type Sym = (typeof Sym)[keyof typeof Sym];

export const SYMBOL_NAMES = [
  'melee',
  'ranged',
  'indirect',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
  'blank',
  'any',
] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];

/** A set of symbols: bit n is symbol n. */
export type SymbolSet = number;
export function symbols(...names: SymbolName[]): SymbolSet {
  return names.reduce((set, name) => set | (1 << Sym[name]), 0);
}
export function symbolsOf(set: SymbolSet): SymbolName[] {
  return SYMBOL_NAMES.filter((_, symbol) => (set >> symbol) & 1);
}

/** "Damage" on cards of Awakenings to the Two-Player Game: melee or ranged. */
export const MELEE_OR_RANGED = symbols('melee', 'ranged');
/** "Damage" on cards since Legacies: melee, ranged or indirect. */
export const ANY_DAMAGE = symbols('melee', 'ranged', 'indirect');

/** A side whose value its card defines. */
export const X = -1;

/** One printed side of a die. */
export interface Side {
  readonly symbol: Sym;
  /** `X` (-1) where the card defines it. */
  readonly value: number;
  readonly modifier: boolean;
  readonly cost: number;
}
export type DieSides = readonly [Side, Side, Side, Side, Side, Side];

const LETTERS: Readonly<Record<string, Sym>> = {
  MD: Sym.melee,
  RD: Sym.ranged,
  ID: Sym.indirect,
  Sh: Sym.shield,
  R: Sym.resource,
  Dr: Sym.disrupt,
  Dc: Sym.discard,
  F: Sym.focus,
  Sp: Sym.special,
  '-': Sym.blank,
  '*': Sym.any,
};

/**
 * Reads the usual notation of one side: `1MD`, `+2MD`, `3RD1`, `XRD`, `Sp`, `-` (plus for a modifier, value or X,
 * symbol, resource cost). Throws when it is not well-formed.
 */
export function parseSide(word: string): Side {
  const match = /^(\+?)(\d+|X)?(MD|RD|ID|Sh|R|Dr|Dc|F|Sp|-|\*)(\d+)?$/.exec(word);
  const symbol = LETTERS[match?.[3] ?? ''];
  if (!match || symbol === undefined) throw new Error(`"${word}" is not a side of a die`);
  const value = match[2] === 'X' ? X : Number(match[2] ?? 0);
  return { symbol, value, modifier: match[1] === '+', cost: Number(match[4] ?? 0) };
}

/** Reads six sides with blanks between: `1MD +2MD 3RD1 1R Sp -`. Throws when it is not six well-formed sides. */
export function parseDie(text: string): DieSides {
  const sides = text.split(' ').map(parseSide);
  if (sides.length !== 6) throw new Error(`a die has six sides, "${text}" has ${sides.length}`);
  return sides as unknown as DieSides;
}

const SHORT = ['MD', 'RD', 'ID', 'Sh', 'R', 'Dr', 'Dc', 'F', 'Sp', '-', '*'] as const;

/** The notation that `parseSide` reads. */
export function sideNotation(side: Side): string {
  const symbol = SHORT[side.symbol];
  const bare = side.symbol === Sym.blank || side.symbol === Sym.special;
  const value = bare ? '' : side.value === X ? 'X' : String(side.value);
  return `${side.modifier ? '+' : ''}${value}${symbol}${side.cost > 0 ? side.cost : ''}`;
}
