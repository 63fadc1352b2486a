import { judgePlayer } from './support/judge.js';

judgePlayer(
  'knight',
  { budget: { iterations: 300 } },
  {
    missed: [
      'Heroism by the one who bears it',
      'three dice with one more each',
      'a robe with its shield for the one who would fall',
      'the blank rolled again after an activation',
      'an upgrade on the character that is to roll it',
    ],
  },
);
