import type { CardTypeName, ColorName, SideView, SymbolName } from '../contract.ts';

/** Symbols as words of a sentence. */
export const symbolWords: Readonly<Record<SymbolName, string>> = {
  melee: 'melee damage',
  ranged: 'ranged damage',
  indirect: 'indirect damage',
  shield: 'shield',
  resource: 'resource',
  disrupt: 'disrupt',
  discard: 'discard',
  focus: 'focus',
  special: 'special',
  blank: 'blank',
  any: 'any symbol',
};

export const colorWords: Readonly<Record<ColorName, string>> = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  gray: 'Gray',
};

/** The letter that says a colour to those who do not see it. */
export const colorLetters: Readonly<Record<ColorName, string>> = { red: 'R', blue: 'B', yellow: 'Y', gray: 'G' };

export const typeWords: Readonly<Record<CardTypeName, string>> = {
  battlefield: 'Battlefield',
  character: 'Character',
  downgrade: 'Downgrade',
  event: 'Event',
  plot: 'Plot',
  support: 'Support',
  upgrade: 'Upgrade',
};

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function hasValue(side: SideView): boolean {
  return side.symbol !== 'blank' && side.symbol !== 'special';
}

/** `+2 melee damage for 1 resource`. */
export function sideWords(side: SideView): string {
  const value = hasValue(side) ? `${side.modifier ? '+' : ''}${side.value} ` : side.modifier ? '+ ' : '';
  const cost = side.cost > 0 ? ` for ${plural(side.cost, 'resource')}` : '';
  return `${value}${symbolWords[side.symbol]}${cost}`;
}

/** What is written on the top left of a side; empty for blanks and specials. */
export function sideValue(side: SideView): string {
  if (!hasValue(side)) return side.modifier ? '+' : '';
  return `${side.modifier ? '+' : ''}${side.value}`;
}
