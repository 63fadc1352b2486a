import { randomBytes } from 'node:crypto';
import { type Bot, BOT_NAMES, BOTS, createBot, isBotName } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, type Seat, seatingOrder } from '@dejarik/engine';
import type { Command } from 'commander';
import { checkBot } from '../bots.js';
import { columns } from '../columns.js';
import type { Context } from '../context.js';
import { type ChosenDeck, findDeck } from '../decks/find.js';
import { FaultFound, messageOf, UsageError } from '../faults.js';
import { editionNamed, namesForAll, newestEdition } from '../options.js';
import { Lines } from '../play/lines.js';
import { breakdownText, PlayLoop } from '../play/loop.js';
import { clock } from '../play/thinking.js';
import { readReplay, writeReplay } from '../replay/file.js';
import { playReplay } from '../replay/verify.js';

const programs = columns(
  BOTS.filter(({ name }) => isBotName(name)).map(({ name, describe }) => [`  ${name}`, describe]),
);

const HELP = `
The open question stands under the table with numbered options; type a number. Further: u takes a pick back, t shows
the table, l the log, "i title" a card, h gives a hint, c concedes, q quits and offers to save a replay, ? shows all of
this. Three and four players are seated at random.

The programs, from the weakest to the strongest:
${programs}
Examples:
  dejarik play --deck AW-H --against AW-V
  dejarik play --deck AW-V --against AW-H --bot random --seed 42 --save game.json
  dejarik play --deck AW-H --against AW-V,AW-H --bot padawan,random
  dejarik play --resume game.json
`;

interface PlayOptions {
  readonly deck?: string;
  readonly against?: string;
  readonly bot: string;
  readonly seed?: string;
  readonly edition?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** `dejarik play`: a game in the terminal. */
export function addPlay(program: Command, context: Context): void {
  program
    .command('play')
    .summary('play a game in the terminal')
    .description('Plays a whole game against one to three programs in the terminal.')
    .option('--deck <deck>', 'your deck: a code or a deck file')
    .option('--against <deck,...>', 'the decks of the programs, one to three')
    .option('--bot <name,...>', `who plays against you, one name for all: ${BOT_NAMES.join(', ')}`, 'padawan')
    .option('--seed <text>', 'the same seed and picks give the same game (default: another every time)')
    .option('--edition <name>', 'the edition of the rules (default: the newest of the decks)')
    .option('--save <file>', 'write the replay there at the end')
    .option('--resume <file>', 'go on with the game of a replay file')
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => playCommand(context, options));
}

async function playCommand({ terminal }: Context, options: PlayOptions): Promise<void> {
  options.bot.split(',').forEach((name) => checkBot(name.trim()));
  const match = options.resume === undefined ? newGame(options) : resumed(options, options.resume);
  const { seats, seed, edition } = match.setup;
  const seat = Math.max(
    0,
    seats.findIndex(({ name }) => name === PERSON),
  ) as Seat;
  const bots = namesForAll('--bot', options.bot, seats.length - 1).map((name, at) =>
    createBot(name, at === 0 ? `${seed} bot` : `${seed} bot ${at + 1}`, { clock }),
  );
  terminal.out(
    `${seats.map(({ name, deck }) => `${name}: ${deck.name}`).join(', ')}; edition ${edition}, seed ${seed}\n`,
  );
  const lines = new Lines(terminal);
  try {
    await new PlayLoop(terminal, lines, {
      match,
      seat,
      bots: withPerson(bots, seat),
      save: options.save ?? null,
    }).run();
  } catch (error) {
    if (error instanceof FaultFound) throw error;
    const file = options.save ?? 'dejarik-fault.json';
    writeReplay(file, match.replay());
    throw new FaultFound(breakdownText(error, file), { cause: error });
  } finally {
    lines.close();
  }
}

const PERSON = 'Player';

/** The programs by seat; nobody where the person sits. */
const withPerson = (bots: readonly (Bot | null)[], seat: Seat): (Bot | null)[] => bots.toSpliced(seat, 0, null);

function newGame(options: PlayOptions): Match {
  if (options.deck === undefined || options.against === undefined) {
    throw new UsageError('name both decks: dejarik play --deck AW-H --against AW-V');
  }
  const against = options.against.split(',').map((name) => name.trim());
  if (against.length > 3) throw new UsageError(`--against takes one to three decks, not "${options.against}"`);
  const decks = [options.deck, ...against].map(findDeck);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const names = decks.map((_, at) => (at === 0 ? PERSON : decks.length === 2 ? 'Bot' : `Bot ${at}`));
  return Match.create(catalogue, {
    edition:
      options.edition === undefined
        ? newestEdition(decks.map(({ edition }) => edition))
        : editionNamed(options.edition),
    seed,
    seats: seatingOrder(seed, decks.length).map((at) => ({
      name: names[at] as string,
      deck: (decks[at] as ChosenDeck).deck,
    })),
  });
}

function resumed(options: PlayOptions, file: string): Match {
  const fixed = (['deck', 'against', 'seed', 'edition'] as const).find((name) => options[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--${fixed} does not go with --resume: the file says it`);
  const replay = readReplay(catalogue, file);
  try {
    return playReplay(catalogue, replay);
  } catch (error) {
    throw new FaultFound(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
