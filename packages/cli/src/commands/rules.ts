import {
  type AreaName,
  closestRules,
  type Rule,
  RULE_DOCUMENTS,
  RULE_EDITIONS,
  ruleAreas,
  ruleById,
  type RuleDocument,
  type RuleEdition,
  RULES,
  searchRules,
} from '@dejarik/rulebook';
import { type Edition, EDITIONS } from '@dejarik/engine';
import type { Command } from 'commander';
import { columns, counted, wrapped } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { FaultFound, UsageError } from '../faults.js';
import { editionNamed } from '../options.js';
import { styled, type Terminal } from '../terminal.js';

const HELP = `
Every word must stand in a rule's id, statement, differences or area; an id alone shows that rule.
Where nothing is found the exit code is 1, and the nearest rules are named.

Examples:
  dejarik rules
  dejarik rules guardian timing
  dejarik rules damage.distribute.cap
  dejarik rules --area queue --edition legacies
  dejarik rules shield --json
`;

interface RulesOptions {
  readonly edition?: string;
  readonly area?: string;
  readonly json?: true;
}

/** `dejarik rules [words] [--edition E] [--area A] [--json]`: the rules that the words find, or the areas. */
export function addRules(program: Command, { terminal }: Context): void {
  program
    .command('rules')
    .summary('look up the rules')
    .description('Finds rules by words or by id; without words it lists the areas of the rules.')
    .argument('[words...]', 'words that the rule must have, or its id')
    .option('--edition <name>', `only rules that hold in it: ${EDITIONS.join(', ')}`)
    .option('--area <name>', 'only one area: damage, queue ...')
    .option('--json', 'write JSON: a list with one object a rule')
    .addHelpText('after', HELP)
    .action((words: string[], options: RulesOptions) => {
      const edition = options.edition === undefined ? undefined : editionNamed(options.edition);
      const area = options.area === undefined ? undefined : areaNamed(options.area);
      const text = words.join(' ');
      const exact = ruleById(text.trim());
      const rules = exact === undefined ? searchRules(text, { edition, area }) : [exact];
      if (options.json === true) writeJson(terminal, rules);
      else if (text.trim() === '' && area === undefined) listAreas(terminal, edition);
      else writeRules(terminal, rules);
      if (rules.length === 0) throw new FaultFound(nothingFound(text, edition, area));
    });
}

/** Throws UsageError for what is no area. */
function areaNamed(name: string): AreaName {
  const area = ruleAreas.find((one) => one.name === name.toLowerCase());
  if (area !== undefined) return area.name;
  throw new UsageError(`there is no area "${name}"; areas are ${ruleAreas.map((one) => one.name).join(', ')}`);
}

function listAreas(terminal: Terminal, edition: Edition | undefined): void {
  const counts = ruleAreas.map((area) => searchRules('', { area: area.name, edition }).length);
  const most = String(Math.max(...counts)).length;
  terminal.out(columns(ruleAreas.map(({ name, title }, at) => [name, String(counts[at]).padStart(most), title])));
  const all = counts.reduce((sum, count) => sum + count, 0);
  terminal.out(`\n${counted(all, 'rule')}${edition === undefined ? '' : ` in ${edition}`}\n`);
  terminal.out(
    'Look one up by words or by id: "dejarik rules guardian timing", "dejarik rules damage.distribute.cap".\n',
  );
  terminal.out('List an area: "dejarik rules --area damage".\n');
}

function writeRules(terminal: Terminal, rules: readonly Rule[]): void {
  for (const rule of rules) writeRule(terminal, rule);
  if (rules.length > 1) terminal.out(`${counted(rules.length, 'rule')}\n`);
}

function writeRule(terminal: Terminal, rule: Rule): void {
  const { id, area, statement, editions, differs = {}, sources, note } = rule;
  const dim = (text: string): string => styled(terminal, 'dim', text);
  terminal.out(`${styled(terminal, 'bold', id)} ${dim(`[${area}]`)}\n`);
  terminal.out(wrapped(statement, terminal.columns, '  '));
  if (editions.length < RULE_EDITIONS.length)
    terminal.out(dim(wrapped(`only in ${editions.join(', ')}`, terminal.columns, '  ')));
  for (const [edition, text] of Object.entries(differs)) {
    terminal.out(wrapped(`${edition}: ${text}`, terminal.columns, '    '));
  }
  if (note !== undefined) terminal.out(wrapped(`Note: ${note}`, terminal.columns, '  '));
  const places = Object.entries(sources).map(
    ([document, place]) => `${RULE_DOCUMENTS[document as RuleDocument]}, ${place}`,
  );
  terminal.out(dim(wrapped(`Source: ${places.join('; ')}`, terminal.columns, '  ')));
  terminal.out('\n');
}

function nothingFound(text: string, edition: RuleEdition | undefined, area: AreaName | undefined): string {
  const within = `${area === undefined ? '' : ` in the area ${area}`}${edition === undefined ? '' : ` in ${edition}`}`;
  const elsewhere = within === '' ? 0 : searchRules(text).length;
  const closest = closestRules(text, { edition, area });
  const lines = [`no rule${within} has all of "${text}" (of ${counted(RULES.length, 'rule')})`];
  if (elsewhere > 0) lines.push(`elsewhere ${elsewhere === 1 ? 'one has' : `${elsewhere} have`} them`);
  if (closest.words !== null) lines.push(`did you mean "${closest.words}"?`);
  if (closest.rules.length > 0) lines.push(`nearest: ${closest.rules.map((rule) => rule.id).join(', ')}`);
  else lines.push('"dejarik rules" lists the areas');
  return lines.join('\n  ');
}
