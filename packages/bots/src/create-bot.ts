import { atOnce, type Bot, type BotSettings, type Budget } from './bot.js';
import { createInitiate } from './initiate/initiate.js';
import { createPadawan } from './padawan/padawan.js';
import { createRandom } from './random.js';
import { createSearcher } from './search/searcher.js';

/** A program that can sit at a table. */
export interface BotEntry {
  readonly name: string;
  /** Whether people are offered it: a level to play against. */
  readonly level: boolean;
  /** Whether it is shown hidden cards: in the arena alone, as the ceiling, and never where a person plays. */
  readonly peeks: boolean;
  readonly describe: string;
  /** How long it thinks about a turn-level pick where nobody says otherwise; null for those that do not search. */
  readonly budget: Budget | null;
  readonly create: (seed: string, settings: BotSettings) => Bot;
}

/** What the levels that search think about a turn-level pick. */
const KNIGHT: Budget = { milliseconds: 300 };
const MASTER: Budget = { milliseconds: 1500 };

/** From the weakest to the strongest. */
export const BOTS: readonly BotEntry[] = [
  {
    name: 'random',
    level: false,
    peeks: false,
    describe: 'picks whatever is legal',
    budget: null,
    create: (seed) => atOnce(createRandom(seed)),
  },
  {
    name: 'initiate',
    level: true,
    peeks: false,
    describe: "plays like a beginner and makes a beginner's mistakes",
    budget: null,
    create: (seed) => atOnce(createInitiate(seed)),
  },
  {
    name: 'padawan',
    level: true,
    peeks: false,
    describe: 'plays by good habits and looks one step ahead',
    budget: null,
    create: (seed) => atOnce(createPadawan(seed)),
  },
  {
    name: 'knight',
    level: true,
    peeks: false,
    describe: 'imagines how the game may go on, for a moment',
    budget: KNIGHT,
    create: (seed, settings) => createSearcher('knight', seed, KNIGHT, settings),
  },
  {
    name: 'master',
    level: true,
    peeks: false,
    describe: 'imagines thousands of ways how the game may go on',
    budget: MASTER,
    create: (seed, settings) => createSearcher('master', seed, MASTER, settings),
  },
  {
    name: 'peeking',
    level: false,
    peeks: true,
    describe: 'a master who sees all hidden cards: the ceiling',
    budget: MASTER,
    create: (seed, settings) => createSearcher('peeking', seed, MASTER, settings),
  },
];

/** All that may sit at any table. */
export const BOT_NAMES: readonly string[] = BOTS.filter(({ peeks }) => !peeks).map(({ name }) => name);

/** All that meet in the arena. */
export const ARENA_NAMES: readonly string[] = BOTS.map(({ name }) => name);

/** Names that bots had before, so that saved games and commands of then still work. */
const FORMER: Readonly<Record<string, string>> = { simple: 'padawan' };

/** The bot of that name, or of that former name; undefined where there is none. */
export function botNamed(name: string): BotEntry | undefined {
  const present = FORMER[name] ?? name;
  return BOTS.find((bot) => bot.name === present);
}

/** Whether the text names a bot that may sit at any table. */
export const isBotName = (name: string): boolean => botNamed(name)?.peeks === false;

/**
 * The bot of that name. What it picks depends on the seed (any text), on its settings and on what its seat may know.
 * Throws for a name that is none, listing those that are.
 */
export function createBot(name: string, seed: string, settings: BotSettings = {}): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"; bots are ${BOT_NAMES.join(', ')}`);
  return bot.create(seed, settings);
}
