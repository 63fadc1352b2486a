import { catalogue } from '@dejarik/cards';
import { type DeckSetup, TYPE_NAMES } from '@dejarik/engine';
import type { Command } from 'commander';
import { columns, counted } from '../columns.js';
import { type Context, writeJson } from '../context.js';
import { type ChosenDeck, findDeck, knownDecks } from '../decks/find.js';
import { styled, type Terminal } from '../terminal.js';

const HELP = `
A deck is named by its code or by a deck file everywhere. A deck file is a plain list, JSON of the deck sites, a saved object
of the tabletop simulator (dejarik deck --help), or JSON like this:
  {
    "name": "My deck",
    "edition": "current",
    "characters": [{ "code": "01038", "dice": 2 }, { "code": "01045", "dice": 1 }],
    "battlefield": "01174",
    "deck": { "01059": 2, "01126": 1 }
  }
"edition", "format", "plots", "spareDice" (lists of codes) and "setAside" (like "deck") may be left out; dice and cards to set
aside are then as many as the deck can use.

Examples:
  dejarik decks
  dejarik decks AW-H
  dejarik decks my-deck.json --json
`;

/** `dejarik decks [deck]`: the decks that there are, or the cards of one. */
export function addDecks(program: Command, { terminal }: Context): void {
  program
    .command('decks')
    .summary('list the decks, or the cards of one')
    .description('Lists the decks it knows, or the cards of one of them or of a deck file.')
    .argument('[deck]', 'a deck code or a deck file')
    .option('--json', 'write JSON')
    .addHelpText('after', HELP)
    .action((name: string | undefined, options: { json?: true }) => {
      if (name === undefined) listDecks(terminal, options.json === true);
      else showDeck(terminal, findDeck(name), options.json === true);
    });
}

const title = (code: string): string => catalogue.get(code).title;
const sizeOf = (deck: DeckSetup): number => Object.values(deck.deck).reduce((sum, copies) => sum + copies, 0);
const teamOf = (deck: DeckSetup): string =>
  deck.characters.map(({ code, dice }) => `${title(code)} (${counted(dice, 'die', 'dice')})`).join(', ');

/** Team, size, battlefield and plots. */
function summaryOf(deck: DeckSetup): string {
  const { battlefield, plots = [] } = deck;
  const beside = battlefield === null ? plots : [battlefield, ...plots];
  return [teamOf(deck), counted(sizeOf(deck), 'card'), ...beside.map(title)].join('; ');
}

function listDecks(terminal: Terminal, json: boolean): void {
  if (json) return writeJson(terminal, knownDecks);
  const rows = knownDecks.map((deck) => [deck.id, deck.name, deck.edition, summaryOf(deck)]);
  terminal.out(columns(rows));
}

function showDeck(terminal: Terminal, chosen: ChosenDeck, json: boolean): void {
  const { deck, edition } = chosen;
  if (json) return writeJson(terminal, { ...deck, edition });
  const { battlefield, plots = [] } = deck;
  terminal.out(`${styled(terminal, 'bold', deck.name)} (${edition})\n`);
  terminal.out(`Characters: ${teamOf(deck)}\n`);
  if (battlefield !== null) terminal.out(`Battlefield: ${title(battlefield)}\n`);
  if (plots.length > 0) terminal.out(`Plots: ${plots.map(title).join(', ')}\n`);
  terminal.out(`Deck: ${counted(sizeOf(deck), 'card')}\n`);
  const rows = Object.entries(deck.deck).map(([code, copies]) => {
    const card = catalogue.get(code);
    return [`  ${copies}×`, code, card.title, TYPE_NAMES[card.type], `cost ${card.cost}`];
  });
  terminal.out(columns(rows));
}
