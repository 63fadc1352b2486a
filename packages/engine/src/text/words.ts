import { ANY_DAMAGE, type SymbolSet, symbolsOf } from '../definitions/symbols.js';

/*
 * How the language puts itself into English. A phrase gets what it needs of its surroundings through `Words`: who is
 * addressed, what "this" is called, which names were given to chosen things.
 */

export interface Words {
  /** "character", "upgrade", "support", "event" ...: what "this ..." is. */
  readonly self: string;
  /** "character", "vehicle" ...: what "attached ..." is. */
  readonly host: string;
  /** Whom an instruction addresses. */
  readonly subject: 'you' | 'they';
  /** What was chosen, and how it is called. */
  readonly names: ReadonlyMap<object, Mention>;
  /** Inside a sentence that has begun: instructions are joined by "and" where they can be. */
  readonly clause: boolean;
  /** What the sentence has named already, so that "its" means it. */
  readonly antecedent: string | null;
}

/** Calls something by its description first and by a short name from then on: "a die", "that die". */
export class Mention {
  private next: string;
  private readonly later: string;
  constructor(first: string, later: string) {
    this.next = first;
    this.later = later;
  }
  say(): string {
    const text = this.next;
    this.next = this.later;
    return text;
  }
}

export function wordsFor(self: string, host = 'character'): Words {
  return { self, host, subject: 'you', names: new Map(), clause: false, antecedent: null };
}

/** The same words with a name for what was chosen: later parts say "that die". */
export function naming(words: Words, thing: object, first: string, later: string): Words {
  return { ...words, names: new Map([...words.names, [thing, new Mention(first, later)]]) };
}

export function addressing(words: Words, subject: Words['subject']): Words {
  return { ...words, subject };
}

export function inClause(words: Words): Words {
  return words.clause ? words : { ...words, clause: true };
}

/** The same words after a clause has named something that "its" can mean from now on. */
export function afterNaming(words: Words, antecedent: string | null): Words {
  return { ...words, antecedent };
}

export const your = (words: Words): string => (words.subject === 'you' ? 'your' : 'their');

const IRREGULAR: Readonly<Record<string, string>> = { die: 'dice', ability: 'abilities' };

export function plural(noun: string): string {
  const words = noun.split(' ');
  const last = words.pop() as string;
  return [...words, IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`)].join(' ');
}

/** "1 shield", "2 shields". */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : plural(noun)}`;
}

/** An instruction told of somebody: "give you 1 resource", "gives you 1 resource". */
export function thirdPerson(instruction: string): string {
  const [verb = '', ...rest] = instruction.split(' ');
  const ending = /(s|sh|ch|x|o)$/.test(verb) ? 'es' : 's';
  const told = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : verb + ending;
  return [told, ...rest].join(' ');
}

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) && !noun.startsWith('uni') ? 'an' : 'a');
/** "a card", "an event", "another card". */
export const withArticle = (noun: string): string =>
  noun.startsWith('other ') ? `an${noun}` : `${article(noun)} ${noun}`;

/** "that card's", "its"; null where a noun phrase is too long to have one. */
export function possessive(phrase: string, words: Words): string | null {
  if (phrase === words.antecedent) return 'its';
  return /^(that|this|attached) \S+$/.test(phrase) ? `${phrase}'s` : null;
}

/** "that card's die", "the die of one of your characters". */
export function dieOfText(phrase: string, words: Words): string {
  const owner = possessive(phrase, words);
  return owner === null ? `the die of ${phrase}` : `${owner} die`;
}

/** "[melee] or [ranged] damage", "[blank]". */
export function symbolsText(set: SymbolSet): string {
  const names = listing(
    symbolsOf(set).map((name) => `[${name}]`),
    'or',
  );
  return (set & ~ANY_DAMAGE) === 0 ? `${names} damage` : names;
}

/** "a, b or c". */
export function listing(parts: readonly string[], last: 'and' | 'or'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;
}

/** Instructions of one sentence: "a", "a and b", "a, b and c"; null where one of them is a sentence of its own. */
export function joined(parts: readonly string[]): string | null {
  if (parts.some((part) => part.includes('. ') || /^(you|they|if|choose|an?|that) /.test(part))) return null;
  return listing(parts, 'and');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: capital and full stop. */
export function sentence(text: string): string {
  return text === '' ? '' : `${capitalized(text)}${/[.:]$/.test(text) ? '' : '.'}`;
}
