/*
 * How the language puts itself into English. A phrase gets what it needs of its surroundings through `Words`: who is
 * addressed, what "this" is called, which names were given to chosen things.
 */

export interface Words {
  /** "character", "upgrade", "support", "event" ...: what "this ..." is. */
  readonly self: string;
  /** Whom an instruction addresses. */
  readonly subject: 'you' | 'they';
  /** What was chosen, and how it is called. */
  readonly names: ReadonlyMap<object, Mention>;
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

export function wordsFor(self: string): Words {
  return { self, subject: 'you', names: new Map() };
}

/** The same words with a name for what was chosen: later parts say "that die". */
export function naming(words: Words, thing: object, first: string, later: string): Words {
  return { ...words, names: new Map([...words.names, [thing, new Mention(first, later)]]) };
}

export function addressing(words: Words, subject: Words['subject']): Words {
  return { ...words, subject };
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

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) && !/^uni/.test(noun) ? 'an' : 'a');
export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;

/** "a, b or c". */
export function listing(parts: readonly string[], last: 'and' | 'or'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: capital and full stop. */
export function sentence(text: string): string {
  return text === '' ? '' : `${capitalized(text)}${/[.:]$/.test(text) ? '' : '.'}`;
}
