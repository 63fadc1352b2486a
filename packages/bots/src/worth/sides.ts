import { type CardDefinition, type Side, Sym, X } from '@dejarik/engine/reading';

/** What a side is worth that nothing is known of but what is printed. */
function printedWorth(side: Side): number {
  const value = side.value === X ? 2 : side.value;
  return Math.max(0, symbolWorth(side.symbol, value) * (side.modifier ? 0.6 : 1) - side.cost * 0.5);
}

function symbolWorth(symbol: Sym, value: number): number {
  switch (symbol) {
    case Sym.melee:
    case Sym.ranged:
      return value;
    case Sym.indirect:
      return value * 0.75;
    case Sym.shield:
      return value * 0.7;
    case Sym.resource:
      return value * 0.55;
    case Sym.disrupt:
      return value * 0.4;
    case Sym.discard:
      return value * 0.4;
    case Sym.focus:
      return value * 0.9;
    case Sym.special:
      return 1.6;
    case Sym.any:
      return value * 0.8;
    case Sym.blank:
      return 0;
  }
}

const means = new WeakMap<CardDefinition, number>();

/** What rolling a die of the design is worth on average; 0 where it has none. */
export function meanWorth(design: CardDefinition): number {
  const known = means.get(design);
  if (known !== undefined) return known;
  const { sides } = design;
  const mean = sides === null ? 0 : sides.reduce((sum, side) => sum + printedWorth(side), 0) / sides.length;
  means.set(design, mean);
  return mean;
}
