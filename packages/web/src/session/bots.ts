import type { BotInfo } from './host.ts';

/** What is said of a program to whoever chooses an opponent. */
interface Words {
  readonly title: string;
  /** How strong it is and how long it takes, in one honest line. */
  readonly describe: string;
  /** 1 to 4 for levels; 0 for what is none. */
  readonly strength: number;
}

const words: Readonly<Record<string, Words>> = {
  initiate: {
    title: 'Initiate',
    describe: "Plays like a beginner and makes a beginner's mistakes. Answers at once.",
    strength: 1,
  },
  padawan: {
    title: 'Padawan',
    describe: 'Plays by good habits and looks one step ahead. Answers at once.',
    strength: 2,
  },
  knight: {
    title: 'Knight',
    describe: 'Plays the game on in its head before it picks. Thinks about a third of a second a turn.',
    strength: 3,
  },
  master: {
    title: 'Master',
    describe: 'Plays on further and weighs more: the strongest there is. Thinks about a second and a half a turn.',
    strength: 4,
  },
  random: {
    title: 'Random',
    describe: 'Picks whatever is legal, without a thought. Good for a first look at the game.',
    strength: 0,
  },
};

/** Names that programs had before: saved games still say them. */
const former: Readonly<Record<string, string>> = { simple: 'padawan' };

/** The level that whoever does not choose plays against. */
export const usualBot = 'padawan';

/** What the page shows of the program of that name. */
export function botInfo(name: string, describe = ''): BotInfo {
  const present = former[name] ?? name;
  const found = words[present];
  const title = present.charAt(0).toUpperCase() + present.slice(1);
  return { name: present, ...(found ?? { title, describe, strength: 0 }) };
}
