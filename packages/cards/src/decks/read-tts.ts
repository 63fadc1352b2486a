import { isEdition } from '@dejarik/engine';
import { DeckCollector } from './collect.js';
import { formatNamed } from './formats.js';
import { findNamed } from './names.js';
import type { Printed } from './printed.js';
import { isRecord } from './read-json.js';
import type { DeckReading } from './reading.js';

type Json = Readonly<Record<string, unknown>>;

/** Where what stands in a bag or pile of that name belongs. */
const PLACES: Readonly<Record<string, 'set aside' | 'spare dice'>> = {
  'set aside': 'set aside',
  'set-aside dice': 'spare dice',
};

/** Whether an object is something saved by the tabletop simulator. */
export const isSaved = (value: Json): boolean =>
  'ObjectStates' in value || 'ContainedObjects' in value || 'CardID' in value;

/**
 * Reads a saved object of the tabletop simulator: every card in it, however deep. A card names itself in its description:
 * `AW 38`, `elite AW 38` for a character with two dice.
 */
export function readSaved(value: Json): DeckReading {
  return new SavedReader().read(value);
}

class SavedReader {
  private readonly into = new DeckCollector();
  private readonly counts = new Map<Printed, { copies: number; dice: number[] }>();
  private place: 'deck' | 'set aside' | 'spare dice' = 'deck';

  read(value: Json): DeckReading {
    this.into.name = nameOf(value);
    this.facts(value['Note']);
    if (Array.isArray(value['ObjectStates'])) this.each(value['ObjectStates'], 'ObjectStates');
    else this.object(value, 'object');
    for (const [card, { copies, dice }] of this.counts) this.into.add(card, { copies, diceEach: dice });
    return this.into.reading();
  }

  private facts(note: unknown): void {
    if (typeof note !== 'string') return;
    const [, format = null] = /^Format: (.+)$/m.exec(note) ?? [];
    const [, edition = null] = /^Edition: (.+)$/m.exec(note) ?? [];
    if (format !== null) this.into.format = formatNamed(format)?.code ?? null;
    if (edition !== null && isEdition(edition)) this.into.edition = edition;
  }

  private each(objects: readonly unknown[], where: string): void {
    objects.forEach((object, at) => this.object(object, `${where}[${at}]`));
  }

  private object(object: unknown, where: string): void {
    if (!isRecord(object)) return this.into.lost(where, 'This is no object.');
    const { ContainedObjects: inside } = object;
    if (Array.isArray(inside)) {
      const outer = this.place;
      this.place = PLACES[text(object['Nickname']).toLowerCase()] ?? outer;
      this.each(inside, `${where}.ContainedObjects`);
      this.place = outer;
      return;
    }
    const kind = text(object['Name']);
    if (kind.startsWith('Card') || 'CardID' in object || this.place === 'spare dice') this.card(object, where);
    // Dice, boards and tokens come with the cards.
    else if (!/dice|die|token|board|bag/i.test(kind)) {
      this.into.lost(where, `"${text(object['Nickname']) || kind}" is no card.`);
    }
  }

  private card(object: Json, where: string): void {
    const title = text(object['Nickname']);
    const description = text(object['Description']);
    const [, elite, set, number] = /^(elite\s+)?([A-Za-z]+\d?)\s+(\d+[A-D]?)$/i.exec(description) ?? [];
    const named = set === undefined || number === undefined ? findNamed({ title }) : findNamed({ title, set, number });
    if (named.card === null) {
      const what = description === '' ? 'has no description' : `is described as "${description}"`;
      return this.into.lost(where, `A card called "${title}" ${what}. ${named.problem}`);
    }
    if (object['CardID'] === null)
      this.into.note(where, `The CardID of "${title}" is blank; its description names it.`);
    if (named.note !== null) this.into.note(where, named.note);
    const [, dice = elite === undefined ? 1 : 2] = /^(\d+) dice$/.exec(text(object['GMNotes'])) ?? [];
    this.take(named.card, Number(dice));
  }

  private take(card: Printed, dice: number): void {
    if (this.place === 'set aside') return this.into.toSetAside(card.code, 1);
    if (this.place === 'spare dice') {
      (this.into.spareDice ??= []).push(card.code);
      return;
    }
    const row = this.counts.get(card) ?? { copies: 0, dice: [] };
    this.counts.set(card, row);
    row.copies++;
    row.dice.push(dice);
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The name of the save, or else of the only thing in it. */
function nameOf(value: Json): string {
  const own = text(value['SaveName']) || text(value['Nickname']);
  const objects = value['ObjectStates'];
  if (own !== '' || !Array.isArray(objects) || objects.length !== 1) return own;
  const only: unknown = objects[0];
  return isRecord(only) ? text(only['Nickname']) : '';
}
