import { Figure, PLACES } from '../judgement/figures.js';
import type { NetworkWeights } from '../judgement/network.js';
import { BLOCKS, type BlockName, type WrittenWeights } from '../judgement/weights-codec.js';

/** The largest of 16 bits with a sign. */
const LARGEST = 32767;
const LINE = 118;

/** Rounds weights to 16 bits, with a scale for each block; cards that weigh nothing then are left out. */
export function encodeWeights(given: NetworkWeights): WrittenWeights {
  const weights = withoutIdleCards(given);
  const scales = Object.fromEntries(BLOCKS.map((name) => [name, scaleOf(weights[name])])) as Record<BlockName, number>;
  const integers = BLOCKS.flatMap((name) => Array.from(weights[name], (number) => Math.round(number / scales[name])));
  const bytes = integers.map((integer) => String.fromCharCode(integer & 255, (integer >> 8) & 255));
  return {
    hidden: weights.hidden,
    figures: Object.keys(Figure).join(' '),
    codes: weights.codes.join(' '),
    places: PLACES,
    scales,
    numbers: btoa(bytes.join('')),
  };
}

/** The source of weights-data.ts with these weights. */
export function weightsModule(weights: NetworkWeights): string {
  const { hidden, figures, codes, places, scales, numbers } = encodeWeights(weights);
  const texts = { figures: wrapped(figures), codes: wrapped(codes), numbers: cut(numbers) };
  return `// Written by \`dejarik learn judgement\`; not to be changed by hand.
import type { WrittenWeights } from './weights-codec.js';

export const WRITTEN_WEIGHTS: WrittenWeights = {
  hidden: ${hidden},
  places: ${places},
  scales: {
${BLOCKS.map((name) => `    ${name}: ${scales[name]},\n`).join('')}  },
  figures: \`
${texts.figures}\`,
  codes: \`
${texts.codes}\`,
  numbers: \`
${texts.numbers}\`,
};
`;
}

/** What a 1 stands for, so that the largest number of the block just has room. */
function scaleOf(block: ArrayLike<number>): number {
  const most = Array.from(block).reduce((found, number) => Math.max(found, Math.abs(number)), 0);
  return most === 0 ? 1 : most / LARGEST;
}

function withoutIdleCards(weights: NetworkWeights): NetworkWeights {
  const { hidden, codes } = weights;
  const widths = { cards: PLACES, ownCardsIn: PLACES * hidden, otherCardsIn: PLACES * hidden };
  const names = Object.keys(widths) as (keyof typeof widths)[];
  const numbersOf = (name: keyof typeof widths, at: number): number[] =>
    Array.from({ length: widths[name] }, (_, i) => weights[name][at * widths[name] + i] as number);
  const leasts = names.map((name) => scaleOf(weights[name]) / 2);
  const weighty = codes.flatMap((_, at) => {
    const weighs = names.some((name, i) => numbersOf(name, at).some((n) => Math.abs(n) >= (leasts[i] as number)));
    return weighs ? [at] : [];
  });
  const kept = (name: keyof typeof widths): number[] => weighty.flatMap((at) => numbersOf(name, at));
  return {
    ...weights,
    codes: weighty.map((at) => codes[at] as string),
    cards: kept('cards'),
    ownCardsIn: kept('ownCardsIn'),
    otherCardsIn: kept('otherCardsIn'),
  } satisfies Record<BlockName | 'hidden' | 'codes', unknown>;
}

/** Words in lines. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

const cut = (text: string): string => (text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n');
