import type { SymbolName } from '../contract.ts';
import { symbolShapes } from '../symbols/shapes.ts';

export type TextPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'symbol'; readonly symbol: SymbolName };

function isSymbol(name: string): name is SymbolName {
  return Object.hasOwn(symbolShapes, name);
}

/** Splits generated text at the symbols in square brackets: `2 [melee]`. What is no symbol stays as written. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const words = (added: string) => {
    if (added === '') return;
    const last = parts.at(-1);
    if (last?.kind === 'words') parts[parts.length - 1] = { kind: 'words', words: last.words + added };
    else parts.push({ kind: 'words', words: added });
  };
  for (const piece of text.split(/(\[[a-z]+\])/)) {
    const name = /^\[([a-z]+)\]$/.exec(piece)?.[1];
    if (name !== undefined && isSymbol(name)) parts.push({ kind: 'symbol', symbol: name });
    else words(piece);
  }
  return parts;
}

const heads =
  /^(?:(?:Ambush|Guardian|Redeploy|Piloting|Modify [^.]+)\.|(?:Power action|Action|Claim)(?= - |: )|After setup(?=,))/;

/** The keyword or heading that an ability begins with: `Guardian.`, `Action`, `Modify vehicle support.`; else nothing. */
export function abilityHead(text: string): string {
  return heads.exec(text)?.[0] ?? '';
}

/** The same as plain words, for labels and for reading aloud. */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => (part.kind === 'words' ? part.words : part.symbol))
    .join('');
}
