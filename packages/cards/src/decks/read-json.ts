import { EDITIONS, isEdition } from '@dejarik/engine';
import { type Amounts, DeckCollector } from './collect.js';
import { formatNamed } from './formats.js';
import { cardLabel, type Printed, printed } from './printed.js';
import type { DeckReading } from './reading.js';

type Json = Readonly<Record<string, unknown>>;

/** No deck list comes near it; it keeps a slip of the finger from filling the memory. */
const MOST_COPIES = 60;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an object gives a deck by its parts: characters, battlefield, deck. */
export const isOwnDeck = (value: Json): boolean => 'characters' in value || 'deck' in value;

const FIELDS = ['name', 'characters', 'battlefield', 'battlefields', 'plot', 'plots', 'deck'];
const MORE_FIELDS = ['setAside', 'spareDice', 'format', 'edition', 'id', 'source'];

/** Reads a deck that is given by its parts, as programs have it. */
export function readOwnDeck(value: Json): DeckReading {
  return new JsonReader().read(value);
}

class JsonReader {
  private readonly into = new DeckCollector();

  read(value: Json): DeckReading {
    const { into } = this;
    for (const field of Object.keys(value)) {
      if (!FIELDS.includes(field) && !MORE_FIELDS.includes(field))
        into.lost(field, `this is no field of a deck; fields are ${[...FIELDS, ...MORE_FIELDS].join(', ')}.`);
    }
    if (typeof value['name'] === 'string') into.name = value['name'];
    else if (value['name'] !== undefined) into.lost('name', 'this is not a text.');
    this.eachOf('characters', value['characters'], (one, where) => this.character(one, where));
    for (const field of ['battlefield', 'plot'] as const) {
      if (value[field] !== undefined && value[field] !== null) this.place(value[field], field, field);
      this.eachOf(`${field}s`, value[`${field}s`], (one, where) => this.place(one, where, field));
    }
    this.copiesOf('deck', value['deck'], (card, copies) => into.toDeck(card.code, copies));
    this.aside(value);
    const { format } = value;
    if (typeof format === 'string') {
      into.format = formatNamed(format)?.code ?? null;
      if (into.format === null) into.note('format', `there is no format "${format}".`);
    }
    this.edition(value);
    return into.reading();
  }

  /** A deck of the deck sites: `slots` with numbers, or with `{ quantity, dice, dices }`, by code. */
  slots(value: Json): DeckReading {
    const { into } = this;
    if (typeof value['name'] === 'string') into.name = value['name'];
    else if (typeof value['id'] === 'string' || typeof value['id'] === 'number') into.name = `Deck ${value['id']}`;
    into.format = formatOf(value);
    const slots = value['slots'];
    if (!isRecord(slots)) {
      into.lost('slots', 'this does not give copies by code, like { "01059": 2 }.');
      return into.reading();
    }
    for (const [code, slot] of Object.entries(slots)) {
      const where = `slots["${code}"]`;
      const card = this.card(code, where);
      const amounts = amountsOf(slot);
      if (amounts === null) into.lost(where, `${JSON.stringify(slot)} is not a number of copies.`);
      else if (card !== null && amounts.copies > 0) into.add(card, amounts);
    }
    this.aside(value);
    this.edition(value);
    return into.reading();
  }

  /** What lies set aside. Empty lists say something: that nothing does. */
  private aside(value: Json): void {
    const { into } = this;
    if (isRecord(value['setAside'])) into.setAside = {};
    if (Array.isArray(value['spareDice'])) into.spareDice = [];
    this.copiesOf('setAside', value['setAside'], (card, copies) => into.toSetAside(card.code, copies));
    this.eachOf('spareDice', value['spareDice'], (one, where) => {
      const card = this.card(one, where);
      if (card !== null) (into.spareDice ??= []).push(card.code);
    });
  }

  private edition({ edition }: Json): void {
    const { into } = this;
    if (typeof edition === 'string' && isEdition(edition)) into.edition = edition;
    else if (edition !== undefined && edition !== null)
      into.lost('edition', `there is no edition ${JSON.stringify(edition)}; editions are ${EDITIONS.join(', ')}.`);
  }

  private eachOf(field: string, value: unknown, read: (one: unknown, where: string) => void): void {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) value.forEach((one: unknown, at) => read(one, `${field}[${at}]`));
    else this.into.lost(field, 'this is not a list.');
  }

  private copiesOf(field: string, value: unknown, take: (card: Printed, copies: number) => void): void {
    if (value === undefined || value === null) return;
    if (!isRecord(value)) return this.into.lost(field, 'this does not give copies by code, like { "01059": 2 }.');
    for (const [code, copies] of Object.entries(value)) {
      const where = `${field}["${code}"]`;
      const card = this.card(code, where);
      if (card === null) continue;
      if (field === 'deck' && ['character', 'battlefield', 'plot'].includes(card.type)) {
        this.misplaced(card, where, 'part of a deck');
      } else if (isCount(copies) && copies > 0) take(card, copies);
      else this.into.lost(where, `${JSON.stringify(copies)} is not a number of copies from 1 to ${MOST_COPIES}.`);
    }
  }

  private character(value: unknown, where: string): void {
    const { code, dice = 1 } = isRecord(value) ? value : { code: value };
    const card = this.card(code, where);
    if (card === null) return;
    if (!isCount(dice)) return this.into.lost(where, `${JSON.stringify(dice)} is not a number of dice.`);
    if (card.type !== 'character') return this.misplaced(card, where, 'character');
    this.into.add(card, { copies: 1, dice, diceEach: [dice] });
  }

  private place(value: unknown, where: string, type: 'battlefield' | 'plot'): void {
    const card = this.card(value, where);
    if (card === null) return;
    if (card.type !== type) return this.misplaced(card, where, type);
    this.into.add(card, { copies: 1 });
  }

  private misplaced({ code, type }: Printed, where: string, right: string): void {
    this.into.lost(where, `${cardLabel(code)} is of type ${type} and not ${right}.`);
  }

  private card(code: unknown, where: string): Printed | null {
    const card = typeof code === 'string' ? printed(code) : undefined;
    if (card === undefined) this.into.lost(where, `${JSON.stringify(code)} is not the code of a card, like "01038".`);
    return card ?? null;
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_COPIES;

/** Reads a deck as the deck sites write it. */
export function readSlots(value: Json): DeckReading {
  return new JsonReader().slots(value);
}

function amountsOf(slot: unknown): Amounts | null {
  if (isCount(slot)) return { copies: slot };
  if (!isRecord(slot) || !isCount(slot['quantity'])) return null;
  const { quantity, dice, dices } = slot;
  const each =
    typeof dices === 'string'
      ? dices
          .split(/[^\d]+/)
          .filter(Boolean)
          .map(Number)
      : dices;
  return {
    copies: quantity,
    dice: isCount(dice) ? dice : null,
    ...(Array.isArray(each) && each.every(isCount) && each.length === quantity ? { diceEach: each } : {}),
  };
}

function formatOf(value: Json): string | null {
  const given = value['format_code'] ?? value['format'];
  const name = isRecord(given) ? (given['code'] ?? given['name']) : given;
  return typeof name === 'string' ? (formatNamed(name)?.code ?? null) : null;
}
