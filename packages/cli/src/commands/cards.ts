import { catalogue } from '@dejarik/cards';
import { cardFace, type CardDefinition, SET_CODES, sideNotation } from '@dejarik/engine';
import type { Command } from 'commander';
import { counted, wrapped } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { UsageError } from '../faults.js';
import { styled, type Terminal } from '../terminal.js';

/** A card as the catalogue is written out: what is printed on it, its die in the usual notation, its generated text. */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly set: string;
  readonly type: string;
  readonly color: string;
  readonly affiliation: string;
  readonly rarity: string;
  readonly unique: boolean;
  readonly cost: number | null;
  readonly points: readonly number[] | null;
  readonly health: number | null;
  readonly die: string | null;
  readonly subtypes: readonly string[];
  readonly text: string;
}

const HELP = `
Examples:
  dejarik cards --set AW
  dejarik cards --json > cards.json
`;

/** `dejarik cards [--set AW] [--json]`: the catalogue. */
export function addCards(program: Command, { terminal }: Context): void {
  program
    .command('cards')
    .summary('list the cards')
    .description('Lists the cards with their facts, dice and rules text.')
    .option('--set <letters>', 'only the cards of one set: AW, SoR ...')
    .option('--json', 'write JSON: a list with one object a card')
    .addHelpText('after', HELP)
    .action((options: { set?: string; json?: true }) => {
      const entries = catalogue.cards.map(entryOf).filter(inSet(options.set));
      entries.sort((a, b) => (a.code < b.code ? -1 : 1));
      if (options.json === true) return writeJson(terminal, entries);
      for (const entry of entries) writeEntry(terminal, entry);
      terminal.out(`${counted(entries.length, 'card')}\n`);
    });
}

function entryOf(card: CardDefinition): CatalogueEntry {
  const face = cardFace(card);
  return {
    code: face.code,
    title: face.title,
    subtitle: face.subtitle,
    set: face.set,
    type: face.type,
    color: face.color,
    affiliation: face.affiliation,
    rarity: face.rarity,
    unique: face.unique,
    cost: face.cost,
    points: face.points,
    health: face.health,
    die: card.sides === null ? null : card.sides.map(sideNotation).join(' '),
    subtypes: face.subtypes,
    text: face.text,
  };
}

/** Throws UsageError for letters that are no set. */
function inSet(letters: string | undefined): (entry: CatalogueEntry) => boolean {
  if (letters === undefined) return () => true;
  // By number: the keys alone would put "10" before "01".
  const sets = Object.keys(SET_CODES)
    .toSorted()
    .map((number) => SET_CODES[number]);
  const set = sets.find((code) => code?.toLowerCase() === letters.toLowerCase());
  if (set === undefined) throw new UsageError(`there is no set "${letters}"; sets are ${sets.join(', ')}`);
  return (entry) => entry.set === set;
}

function writeEntry(terminal: Terminal, entry: CatalogueEntry): void {
  const name = `${entry.unique ? '•' : ''}${entry.title}${entry.subtitle === null ? '' : ` - ${entry.subtitle}`}`;
  const facts = [
    `${entry.color} ${entry.affiliation} ${entry.type}${entry.subtypes.length > 0 ? ` (${entry.subtypes.join(', ')})` : ''}`,
    ...(entry.cost === null ? [] : [`cost ${entry.cost}`]),
    ...(entry.points === null ? [] : [`points ${entry.points.join('/')}`]),
    ...(entry.health === null ? [] : [`health ${entry.health}`]),
    ...(entry.die === null ? [] : [`die ${entry.die}`]),
  ];
  terminal.out(`${styled(terminal, 'dim', entry.code)} ${styled(terminal, 'bold', name)} [${entry.set}]\n`);
  terminal.out(wrapped(facts.join('; '), terminal.columns, '      '));
  if (entry.text !== '') terminal.out(wrapped(entry.text, terminal.columns, '      '));
}
