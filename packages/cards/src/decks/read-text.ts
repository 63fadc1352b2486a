import { isEdition, type TypeName } from '@dejarik/engine';
import { DeckCollector } from './collect.js';
import { formatNamed } from './formats.js';
import { findCode, findNamed, type Named, setNamed } from './names.js';
import { plain } from './plain.js';
import { type Printed, printed } from './printed.js';
import type { DeckReading } from './reading.js';

/** Where the cards below a heading belong, and which type they have. */
interface Section {
  readonly place: 'deck' | 'set aside' | 'spare dice';
  readonly type: TypeName | null;
}

const section = (type: TypeName | null, place: Section['place'] = 'deck'): Section => ({ place, type });

const SECTIONS: Readonly<Record<string, Section>> = {
  team: section('character'),
  character: section('character'),
  characters: section('character'),
  battlefield: section('battlefield'),
  battlefields: section('battlefield'),
  plot: section('plot'),
  plots: section('plot'),
  upgrade: section('upgrade'),
  upgrades: section('upgrade'),
  downgrade: section('downgrade'),
  downgrades: section('downgrade'),
  support: section('support'),
  supports: section('support'),
  event: section('event'),
  events: section('event'),
  deck: section(null),
  'draw deck': section(null),
  cards: section(null),
  'set aside': section(null, 'set aside'),
  'set-aside cards': section(null, 'set aside'),
  'spare dice': section(null, 'spare dice'),
  'set-aside dice': section(null, 'spare dice'),
};

/** Reads a plain list: a line a card, `2x Title, Subtitle (Set #n)`, with headings between. */
export function readText(text: string): DeckReading {
  return new TextReader().read(text);
}

class TextReader {
  private readonly into = new DeckCollector();
  private at: Section = section(null);
  /** A heading or a card was there: what stands before is the name of the deck. */
  private begun = false;
  /** Copies by code: exports may have a line for each copy. */
  private readonly counts = new Map<string, { readonly card: Printed; copies: number; readonly dice: number[] }>();

  read(text: string): DeckReading {
    decoded(text)
      .split(/\r\n|\r|\n/)
      .forEach((line, index) => this.line(line.trim(), `line ${index + 1}`));
    for (const { card, copies, dice } of this.counts.values()) {
      this.into.add(card, { copies, ...(dice.length === copies ? { diceEach: dice } : {}) });
    }
    return this.into.reading();
  }

  private line(line: string, where: string): void {
    // Rules under headings, and remarks.
    if (line === '' || /^[¯\-=_~*•.]+$/.test(line) || line.startsWith('//')) return;
    if (this.fact(line, where) || this.heading(line)) return;
    const entry = entryOf(line);
    const named = this.find(entry);
    if (named.card !== null) {
      if (named.note !== null) this.into.note(where, named.note);
      return this.take(named.card, entry, where);
    }
    const isName = !this.begun && entry.copies === null && entry.set === null;
    if (isName && this.into.name === '') this.into.name = line;
    else this.into.lost(where, `"${line}" cannot be read. ${named.problem}`);
  }

  /** `Format: FFG Infinite` and the like. */
  private fact(line: string, where: string): boolean {
    const [, key = '', value = ''] = /^(name|deck name|format|edition)\s*:\s*(.+)$/i.exec(line) ?? [];
    switch (key.toLowerCase()) {
      case 'name':
      case 'deck name':
        this.into.name = value;
        return true;
      case 'format':
        this.into.format = formatNamed(value)?.code ?? null;
        if (this.into.format === null) this.into.note(where, `There is no format "${value}".`);
        return true;
      case 'edition':
        if (isEdition(value)) this.into.edition = value;
        else this.into.note(where, `There is no edition "${value}".`);
        return true;
      default:
        return false;
    }
  }

  private heading(line: string): boolean {
    const name = plain(line.replace(/\s*\(\d+\)\s*:?$|\s*:$/, ''));
    const found = SECTIONS[name];
    if (found === undefined) return false;
    this.at = found;
    this.begun = true;
    if (found.place === 'set aside') this.into.setAside ??= {};
    if (found.place === 'spare dice') this.into.spareDice ??= [];
    return true;
  }

  private find({ title, set, number }: Entry): Named {
    // A text full of lines that are no cards is no deck list.
    const suggest = this.into.problems.length < MOST_SUGGESTIONS;
    if (set !== null && number !== null) return findNamed({ title, set, number, suggest });
    if (/^\d{5}[A-D]?$/.test(title)) return findCode(title);
    const [, code = '', rest = ''] = /^(\d{5}[A-D]?)\s+(.+)$/.exec(title) ?? [];
    if (code !== '') {
      const byCode = printed(code);
      if (byCode !== undefined) return findNamed({ title: rest, set: byCode.set.letters, number: byCode.number });
    }
    return findNamed({ title, type: this.at.type, suggest });
  }

  private take(card: Printed, { copies, dice }: Entry, where: string): void {
    this.begun = true;
    const count = copies ?? 1;
    if (count > MOST_COPIES) return this.into.lost(where, `${count} copies are more than any deck has.`);
    switch (this.at.place) {
      case 'set aside':
        return this.into.toSetAside(card.code, count);
      case 'spare dice':
        for (let i = 0; i < count; i++) (this.into.spareDice ??= []).push(card.code);
        return;
      case 'deck': {
        const row = this.counts.get(card.code) ?? { card, copies: 0, dice: [] };
        this.counts.set(card.code, row);
        row.copies += count;
        if (dice !== null) for (let i = 0; i < count; i++) row.dice.push(dice);
      }
    }
  }
}

const MOST_COPIES = 60;
const MOST_SUGGESTIONS = 20;

/** A line that names a card, taken apart. */
interface Entry {
  readonly copies: number | null;
  /** Dice of each copy, where the line says so. */
  readonly dice: number | null;
  readonly title: string;
  readonly set: string | null;
  readonly number: string | null;
}

function entryOf(line: string): Entry {
  let rest = line.replace(/^[•*-]\s+/, '');
  let copies: number | null = null;
  let dice: number | null = null;
  rest = rest.replace(/,?\s+(\d)\s+dice$/i, (_, count: string) => {
    dice = Number(count);
    return '';
  });
  const counted = /^(?:(\d{1,3})\s*[x×]\s*|[x×]\s*(\d{1,3})\s+|(\d{1,2})\s+(?=\D))(.+)$/i.exec(rest);
  if (counted !== null) {
    copies = Number(counted[1] ?? counted[2] ?? counted[3]);
    rest = counted[4] ?? '';
  } else {
    rest = rest.replace(/\s+[x×]\s*(\d{1,3})$/i, (_, count: string) => {
      copies = Number(count);
      return '';
    });
  }
  // Title (Set #n), Title [SET n]
  const behind = /^(.*?)\s*[([]\s*([^()[\]]*?)\s*#?\s*(\d{1,3}[A-D]?)\s*[)\]]$/i.exec(rest);
  if (behind !== null && behind[2] !== '') {
    return { copies, dice, title: behind[1] ?? '', set: behind[2] ?? null, number: behind[3] ?? null };
  }
  // SET n Title
  const before = /^([A-Za-z]{2,4}\d??)\s*#?\s*(\d{1,3}[A-D]?)(?:\s+((?!\d+[A-D]?$).+))?$/.exec(rest);
  if (before !== null && setNamed(before[1] ?? '') !== null) {
    return { copies, dice, title: before[3] ?? '', set: before[1] ?? null, number: before[2] ?? null };
  }
  return { copies, dice, title: rest, set: null, number: null };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text without HTML's ways to write characters. */
function decoded(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return LETTERS[name] ?? ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Letters of titles that HTML has names for. */
const LETTERS: Readonly<Record<string, string>> = {
  eacute: 'é',
  Eacute: 'É',
  agrave: 'à',
  icirc: 'î',
  Icirc: 'Î',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  macr: '¯',
  times: '×',
};
