import type { NetworkWeights } from './network.js';

/** Learned weights as text, as they stand in weights-data.ts. */
export interface WrittenWeights {
  readonly hidden: number;
  /** The figures that they were learned for, in order, and the codes of the cards that weigh anything; blanks between. */
  readonly figures: string;
  readonly codes: string;
  /** In how many places a card counts. */
  readonly places: number;
  /** For each block of numbers: what a 16-bit 1 stands for. */
  readonly scales: Readonly<Record<BlockName, number>>;
  /** The blocks one after the other: 16-bit integers, the lower byte first, as base64. */
  readonly numbers: string;
}

export type BlockName = Exclude<keyof NetworkWeights, 'hidden' | 'codes'>;

/** How many numbers each block has, in the order in which they are written; a row is a card in one place. */
function blocksOf(hidden: number, figures: number, rows: number): Readonly<Record<BlockName, number>> {
  return {
    linear: figures,
    cards: rows,
    bias: hidden,
    output: hidden,
    figuresIn: 2 * figures * hidden,
    ownCardsIn: rows * hidden,
    otherCardsIn: rows * hidden,
  };
}

/** In the order in which they are written. */
export const BLOCKS = Object.keys(blocksOf(0, 0, 0)) as readonly BlockName[];

/** Reads written weights; the same everywhere. Throws where numbers are missing. */
export function decodeWeights({ hidden, figures, codes, places, scales, numbers }: WrittenWeights): NetworkWeights {
  const list = words(codes);
  const sizes = blocksOf(hidden, words(figures).length, list.length * places);
  // White space in it does not matter.
  const bytes = atob(numbers);
  let at = 0;
  const read = (name: BlockName): Float64Array =>
    Float64Array.from({ length: sizes[name] }, () => {
      const word = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8);
      at += 2;
      return ((word << 16) >> 16) * scales[name];
    });
  const blocks = Object.fromEntries(BLOCKS.map((name) => [name, read(name)]));
  if (at !== bytes.length) throw new Error(`weights of ${at} bytes were expected, there are ${bytes.length}`);
  return { hidden, codes: list, ...(blocks as Record<BlockName, Float64Array>) };
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
