import { RULES } from './catalogue.js';
import { AREA_TITLES } from './rule.js';
import type { AreaName, Rule, RuleEdition } from './rule.js';
import { nearestWord } from './spelling.js';

/** What a search may be narrowed to. */
export interface RuleFilter {
  readonly area?: AreaName | undefined;
  /** Only rules that hold in this edition. */
  readonly edition?: RuleEdition | undefined;
}

/** Words of the other rulebooks, and what the catalogue says for them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  capture: ['claim'],
  concentrate: ['focus'],
  concentration: ['focus'],
  coin: ['resource'],
  die: ['dice'],
  dice: ['die'],
  endurance: ['health'],
  freeforall: ['multiplayer'],
  multiplayer: ['mp.'],
  redistribute: ['redeploy'],
  regroup: ['upkeep'],
  sabotage: ['disrupt'],
  turned: ['exhausted'],
};

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/gu, "'").toLowerCase();
}

/** The words of a search. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}.'+-]+/u)
    .map((word) => word.replaceAll(/^[.'-]+|[.'-]+$/gu, ''))
    .filter((word) => word !== '');
}

interface Entry {
  readonly rule: Rule;
  readonly id: string;
  readonly statement: string;
  readonly rest: string;
}

const index: readonly Entry[] = RULES.map((rule) => ({
  rule,
  id: plain(rule.id),
  statement: plain(rule.statement),
  rest: plain([rule.area, AREA_TITLES[rule.area], ...Object.values(rule.differs ?? {})].join(' ')),
}));

/** What a word of a search may stand for: itself, itself in the singular, other rulebooks' words. */
function meanings(word: string): readonly string[] {
  const singular = word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : [];
  return [word, ...singular, ...(SYNONYMS[word] ?? [])];
}

/** How well one word fits: at the start of a word of the text better than inside, undefined where it is not there. */
function fit(text: string, word: readonly string[], start: number, inside: number): number | undefined {
  let best: number | undefined;
  for (const meaning of word) {
    for (let at = text.indexOf(meaning); at >= 0; at = text.indexOf(meaning, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return start;
      best = inside;
    }
  }
  return best;
}

/** The rank of an entry, lower is better; undefined where a word is nowhere. */
function rank(entry: Entry, query: string, words: readonly (readonly string[])[]): number | undefined {
  if (entry.id === query) return -1;
  let sum = entry.id.startsWith(`${query}.`) ? 0 : 1;
  for (const word of words) {
    const best = fit(entry.id, word, 0, 4) ?? fit(entry.statement, word, 10, 14) ?? fit(entry.rest, word, 100, 104);
    if (best === undefined) return undefined;
    sum += best;
  }
  return sum;
}

function suits(rule: Rule, { area, edition }: RuleFilter): boolean {
  return (area === undefined || rule.area === area) && (edition === undefined || rule.editions.includes(edition));
}

/**
 * The rules that every one of the words matches, in their id, statement, differences or area; best first: ids, then
 * statements, then the rest. Case and accents do not matter. No words: every rule that the filter lets through.
 */
export function searchRules(words: string, filter: RuleFilter = {}): readonly Rule[] {
  const wanted = wordsOf(words);
  const meant = wanted.map(meanings);
  const query = wanted.join(' ');
  const found: { rule: Rule; rank: number; at: number }[] = [];
  for (const [at, entry] of index.entries()) {
    if (!suits(entry.rule, filter)) continue;
    const ranked = rank(entry, query, meant);
    if (ranked !== undefined) found.push({ rule: entry.rule, rank: ranked, at });
  }
  return found.toSorted((a, b) => a.rank - b.rank || a.at - b.at).map(({ rule }) => rule);
}

/** How often each word stands in the rules. */
let vocabulary: Map<string, number> | undefined;

function knownWords(): ReadonlyMap<string, number> {
  if (vocabulary !== undefined) return vocabulary;
  vocabulary = new Map();
  for (const { rule, statement } of index) {
    for (const word of [rule.id, ...rule.id.split(/[.-]/u), ...statement.split(/[^\p{L}\p{N}]+/u)]) {
      if (word.length > 2) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    }
  }
  return vocabulary;
}

/** What a search that found nothing may have meant. */
export interface ClosestRules {
  /** The search with its unknown words put right; null where nothing is near. */
  readonly words: string | null;
  readonly rules: readonly Rule[];
}

/**
 * For words that find nothing: the same search with each unknown word replaced by the nearest known one, and what it
 * finds; where that is nothing too, the rules that most of the words match.
 */
export function closestRules(words: string, filter: RuleFilter = {}, most = 5): ClosestRules {
  const wanted = wordsOf(words);
  const mended = wanted.flatMap((word) =>
    index.some((e) => rank(e, word, [meanings(word)]) !== undefined) ? [word] : (nearestWord(word, knownWords()) ?? []),
  );
  if (mended.length === 0) return { words: null, rules: [] };
  const text = mended.join(' ');
  const found = searchRules(text, filter).slice(0, most);
  if (found.length > 0) return { words: text === wanted.join(' ') ? null : text, rules: found };
  const score = new Map<Rule, number>();
  for (const word of mended) {
    for (const rule of searchRules(word, filter)) score.set(rule, (score.get(rule) ?? 0) + 1);
  }
  const rules = [...score].toSorted((a, b) => b[1] - a[1]).map(([rule]) => rule);
  return { words: null, rules: rules.slice(0, most) };
}
