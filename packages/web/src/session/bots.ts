import type { BotInfo } from './host.ts';

/** The programs that can sit at the table, by the names that the worker knows. */
export const bots: readonly BotInfo[] = [
  { name: 'padawan', title: 'Padawan', describe: 'Plays by a handful of good habits and looks one step ahead.' },
  { name: 'random', title: 'Random bot', describe: 'Picks whatever is legal. Good for a first look at the game.' },
];
