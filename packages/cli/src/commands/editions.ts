import {
  type Edition,
  EDITION_NAMES,
  type EditionDifference,
  editionDifferences,
  editionRows,
  EDITIONS,
  type UnknownThing,
  unknownTo,
} from '@dejarik/engine';
import type { Command } from 'commander';
import { columns, wrapped } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { editionNamed } from '../options.js';
import { styled, type Terminal } from '../terminal.js';

const HELP = `
Examples:
  dejarik editions
  dejarik editions rr15
  dejarik play --edition legacies
`;

/** An edition as it is written out. */
interface EditionEntry {
  readonly edition: Edition;
  readonly title: string;
  readonly from: string;
  readonly differences: readonly EditionDifference[];
  readonly unknown: readonly UnknownThing[];
}

/** `dejarik editions [name] [--json]`: the table of the editions, or how one differs from `current`. */
export function addEditions(program: Command, { terminal }: Context): void {
  program
    .command('editions')
    .summary('compare the editions of the rules')
    .description('Shows where the editions of the rules differ, or how one differs from the current rules.')
    .argument('[name]', EDITIONS.join(', '))
    .option('--json', 'write JSON: one object, or a list of all')
    .addHelpText('after', HELP)
    .action((name: string | undefined, options: { json?: true }) => {
      const edition = name === undefined ? null : editionNamed(name);
      if (options.json === true) writeJson(terminal, edition === null ? EDITIONS.map(entryOf) : entryOf(edition));
      else if (edition === null) writeTable(terminal);
      else writeEdition(terminal, entryOf(edition));
    });
}

function entryOf(edition: Edition): EditionEntry {
  return { edition, ...EDITION_NAMES[edition], differences: editionDifferences(edition), unknown: unknownTo(edition) };
}

function writeTable(terminal: Terminal): void {
  terminal.out(
    columns(EDITIONS.map((edition) => [edition, EDITION_NAMES[edition].title, EDITION_NAMES[edition].from])),
  );
  terminal.out('\n');
  const rows = editionRows().map(({ title, values }) => [title, ...EDITIONS.map((edition) => values[edition])]);
  const unknown = EDITIONS.map((edition) => {
    const count = unknownTo(edition).length;
    return count === 0 ? 'nothing' : String(count);
  });
  terminal.out(columns([['', ...EDITIONS], ...rows, ['Things unknown', ...unknown]]));
  terminal.out('\n"dejarik editions rr15" tells in sentences how an edition differs from the current rules.\n');
}

function writeEdition(terminal: Terminal, { edition, title, from, differences, unknown }: EditionEntry): void {
  terminal.out(`${styled(terminal, 'bold', title)} (${edition}): ${from}\n`);
  for (const { rule, value, current } of differences) {
    terminal.out(`\n${wrapped(value, terminal.columns, '  ')}`);
    terminal.out(wrapped(`current: ${current}`, terminal.columns, '    '));
    terminal.out(styled(terminal, 'dim', `    [${rule}]\n`));
  }
  if (differences.length === 0) terminal.out('\n  No option differs from the current rules.\n');
  if (unknown.length === 0) return;
  const things = unknown.map(({ thing, rule }) => `${thing} [${rule}]`).join(', ');
  const text = `It does not know ${things}. A deck that brings such a thing plays it by the newest rule.`;
  terminal.out(`\n${wrapped(text, terminal.columns, '  ')}`);
}
