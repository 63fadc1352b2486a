import { type CardDefinition, Sym, X } from '@dejarik/engine/reading';

/** What dice bring their player, by kind; in points of the symbol. */
export const Yield = {
  damage: 0,
  indirect: 1,
  shields: 2,
  resources: 3,
  disrupt: 4,
  discard: 5,
  focus: 6,
  special: 7,
} as const;
export const YIELDS = 8;

/** The kind of yield of a symbol, -1 for none. */
export const YIELD_OF: readonly number[] = symbolTable();

function symbolTable(): number[] {
  const table = new Array<number>(Sym.any + 1).fill(-1);
  table[Sym.melee] = Yield.damage;
  table[Sym.ranged] = Yield.damage;
  table[Sym.indirect] = Yield.indirect;
  table[Sym.shield] = Yield.shields;
  table[Sym.resource] = Yield.resources;
  table[Sym.disrupt] = Yield.disrupt;
  table[Sym.discard] = Yield.discard;
  table[Sym.focus] = Yield.focus;
  table[Sym.special] = Yield.special;
  table[Sym.any] = Yield.damage;
  return table;
}

/** How much of a plus side's value is used on average: it needs another die. */
const JOINED = 0.6;
/** What a resource that a side costs takes off its value. */
export const SIDE_COST = 0.5;
/** What a value of X counts at sight. */
const UNKNOWN = 2;

const means = new WeakMap<CardDefinition, Float64Array>();

/** What a roll of a design's die brings on average, by kind of yield. */
export function meanYields(design: CardDefinition): Float64Array {
  const known = means.get(design);
  if (known !== undefined) return known;
  const mean = new Float64Array(YIELDS);
  for (const side of design.sides ?? []) {
    const kind = YIELD_OF[side.symbol] ?? -1;
    if (kind < 0) continue;
    const value = kind === Yield.special ? 1 : (side.value === X ? UNKNOWN : side.value) - side.cost * SIDE_COST;
    mean[kind] = (mean[kind] as number) + (value * (side.modifier ? JOINED : 1)) / 6;
  }
  means.set(design, mean);
  return mean;
}
