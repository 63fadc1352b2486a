import type { Command } from 'commander';
import type { Context } from '../context.js';
import { addLearnJudgement } from '../learn/judgement-command.js';
import { addLearnPlay } from '../learn/play-command.js';

const HELP = `
The bots that search judge imagined games by a network that was learned from games of the search against itself. To learn
it anew, as when cards were added or figures changed, play games, learn from them and build:

  dejarik learn play --games 8000 --save games.jsonl
  dejarik learn judgement games.jsonl --save packages/bots/src/judgement/weights-data.ts
`;

/** `dejarik learn`: how the bots that search learn to judge games. */
export function addLearn(program: Command, context: Context): void {
  const learn = program
    .command('learn')
    .summary('let bots learn to judge games')
    .description('Plays games to learn from, and learns from them how games stand.')
    .addHelpText('after', HELP);
  addLearnPlay(learn, context);
  addLearnJudgement(learn, context);
}
