import { catalogue } from '@dejarik/cards';
import { type DeckSetup, type Edition, EDITIONS, isEdition, TYPE_NAMES, type TypeName } from '@dejarik/engine';
import { messageOf, UsageError } from '../faults.js';

type Json = Readonly<Record<string, unknown>>;

/** What a deck file may hold; the last three are read over. */
const FIELDS = ['name', 'characters', 'battlefield', 'plots', 'deck', 'spareDice', 'edition', 'id', 'format', 'source'];
const DECK_TYPES: readonly TypeName[] = ['event', 'upgrade', 'downgrade', 'support'];
/** No deck list comes near it; it keeps a slip of the finger from filling the memory. */
const MOST_COPIES = 60;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a deck file: JSON of the shape `DeckSetup`, with an edition if it likes. Throws UsageError that names the file,
 * the field and what is wrong with it; whether the deck is legal to play with is not asked.
 */
export function parseDeck(file: string, text: string): { readonly setup: DeckSetup; readonly edition: Edition | null } {
  return new Reader(file).read(text);
}

class Reader {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  read(text: string): { setup: DeckSetup; edition: Edition | null } {
    const deck = this.json(text);
    for (const field of Object.keys(deck)) {
      if (!FIELDS.includes(field))
        this.fault(field, `is no field of a deck; fields are ${FIELDS.slice(0, 7).join(', ')}`);
    }
    const { name, characters, battlefield = null, plots, deck: copies, spareDice, edition } = deck;
    if (typeof name !== 'string' || name === '') this.fault('name', 'is not a text');
    if (!Array.isArray(characters) || characters.length === 0) {
      this.fault('characters', 'is not a list like [{ "code": "01038", "dice": 2 }]');
    }
    if (!isRecord(copies)) this.fault('deck', 'does not give copies by code, like { "01059": 2 }');
    return {
      edition: edition === undefined ? null : this.edition(edition),
      setup: {
        name,
        characters: characters.map((one: unknown, at) => this.character(one, `characters[${at}]`)),
        battlefield: battlefield === null ? null : this.card(battlefield, 'battlefield', ['battlefield']),
        ...(plots === undefined ? {} : { plots: this.codes(plots, 'plots', ['plot']) }),
        deck: Object.fromEntries(Object.entries(copies).map(([code, count]) => this.copies(code, count))),
        ...(spareDice === undefined ? {} : { spareDice: this.codes(spareDice, 'spareDice', TYPE_NAMES) }),
      },
    };
  }

  private json(text: string): Json {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new UsageError(`the deck file "${this.file}" is not JSON: ${messageOf(error)}`, { cause: error });
    }
    if (!isRecord(value)) throw new UsageError(`the deck file "${this.file}" is not a JSON object`);
    return value;
  }

  private character(value: unknown, field: string): DeckSetup['characters'][number] {
    if (!isRecord(value)) this.fault(field, 'is not like { "code": "01038", "dice": 2 }');
    const { code, dice } = value;
    if (dice !== 1 && dice !== 2)
      this.fault(`${field}.dice`, `is ${JSON.stringify(dice)}; a character has 1 or 2 dice`);
    return { code: this.card(code, `${field}.code`, ['character']), dice };
  }

  private copies(code: string, count: unknown): readonly [string, number] {
    const field = `deck["${code}"]`;
    this.card(code, field, DECK_TYPES);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_COPIES) {
      this.fault(field, `is ${JSON.stringify(count)}; it is a number of copies from 1 to ${MOST_COPIES}`);
    }
    return [code, count];
  }

  private codes(value: unknown, field: string, types: readonly TypeName[]): string[] {
    if (!Array.isArray(value)) this.fault(field, 'is not a list of card codes');
    return value.map((code: unknown, at) => this.card(code, `${field}[${at}]`, types));
  }

  private card(code: unknown, field: string, types: readonly TypeName[]): string {
    if (typeof code !== 'string') this.fault(field, 'is not a card code like "01038"');
    const card = catalogue.find(code);
    if (card === undefined) this.fault(field, `names the card "${code}", which is not known: dejarik cards lists them`);
    const type = TYPE_NAMES[card.type];
    if (!types.includes(type)) {
      this.fault(field, `names ${card.title} (${code}), which is of type ${type} and not ${types.join(' or ')}`);
    }
    return code;
  }

  private edition(value: unknown): Edition {
    if (typeof value !== 'string' || !isEdition(value)) {
      this.fault('edition', `is ${JSON.stringify(value)}; editions are ${EDITIONS.join(', ')}`);
    }
    return value;
  }

  private fault(field: string, what: string): never {
    throw new UsageError(`the deck file "${this.file}": "${field}" ${what}`);
  }
}
