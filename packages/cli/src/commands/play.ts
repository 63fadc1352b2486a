import { randomBytes } from 'node:crypto';
import { BOT_NAMES, createBot } from '@dejarik/bots';
import { catalogue } from '@dejarik/cards';
import { Match, type Seat } from '@dejarik/engine';
import type { Command } from 'commander';
import { checkBot } from '../bots.js';
import type { Context } from '../context.js';
import { findDeck } from '../decks/find.js';
import { FaultFound, messageOf, UsageError } from '../faults.js';
import { editionNamed, newestEdition } from '../options.js';
import { Lines } from '../play/lines.js';
import { breakdownText, PlayLoop } from '../play/loop.js';
import { readReplay, writeReplay } from '../replay/file.js';
import { playReplay } from '../replay/verify.js';

const HELP = `
The open question stands under the table with numbered options; type a number. Further: u takes a pick back, t shows
the table, l the log, "i title" a card, c concedes, q quits and offers to save a replay, h shows all of this.

Examples:
  dejarik play --deck AW-H --against AW-V
  dejarik play --deck AW-V --against AW-H --bot random --seed 42 --save game.json
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
    .description('Plays a whole game against a program in the terminal.')
    .option('--deck <deck>', 'your deck: a code or a deck file')
    .option('--against <deck>', 'the deck of the program')
    .option('--bot <name>', `who plays against you: ${BOT_NAMES.join(', ')}`, 'simple')
    .option('--seed <text>', 'the same seed and picks give the same game (default: another every time)')
    .option('--edition <name>', 'the edition of the rules (default: the newer one of the two decks)')
    .option('--save <file>', 'write the replay there at the end')
    .option('--resume <file>', 'go on with the game of a replay file')
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => playCommand(context, options));
}

async function playCommand({ terminal }: Context, options: PlayOptions): Promise<void> {
  checkBot(options.bot);
  const match = options.resume === undefined ? newGame(options) : resumed(options, options.resume);
  const { seats, seed, edition } = match.setup;
  terminal.out(
    `${seats.map(({ name, deck }) => `${name}: ${deck.name}`).join(', ')}; edition ${edition}, seed ${seed}\n`,
  );
  const lines = new Lines(terminal);
  const bot = createBot(options.bot, `${seed} bot`);
  try {
    await new PlayLoop(terminal, lines, { match, seat: 0 as Seat, bot, save: options.save ?? null }).run();
  } catch (error) {
    if (error instanceof FaultFound) throw error;
    const file = options.save ?? 'dejarik-fault.json';
    writeReplay(file, match.replay());
    throw new FaultFound(breakdownText(error, file), { cause: error });
  } finally {
    lines.close();
  }
}

function newGame(options: PlayOptions): Match {
  if (options.deck === undefined || options.against === undefined) {
    throw new UsageError('name both decks: dejarik play --deck AW-H --against AW-V');
  }
  const own = findDeck(options.deck);
  const other = findDeck(options.against);
  return Match.create(catalogue, {
    edition:
      options.edition === undefined ? newestEdition([own.edition, other.edition]) : editionNamed(options.edition),
    seed: options.seed ?? randomBytes(6).toString('hex'),
    seats: [
      { name: 'Player', deck: own.deck },
      { name: 'Bot', deck: other.deck },
    ],
  });
}

function resumed(options: PlayOptions, file: string): Match {
  const fixed = (['deck', 'against', 'seed', 'edition'] as const).find((name) => options[name] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--${fixed} does not go with --resume: the file says it`);
  const replay = readReplay(catalogue, file);
  if (replay.setup.seats.length !== 2) throw new UsageError(`${file}: only a game of two can be resumed here`);
  try {
    return playReplay(catalogue, replay);
  } catch (error) {
    throw new FaultFound(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
