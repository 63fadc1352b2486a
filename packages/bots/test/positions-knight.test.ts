import { judgePlayer } from './support/judge.js';

judgePlayer(
  'knight',
  { budget: { iterations: 300 } },
  {
    missed: [
      'Heroism by the one who bears it',
      'blanks rolled again by a support, which costs nothing, before a card is discarded for it',
      'three dice with one more each',
      'a robe with its shield for the one who would fall',
      'the blank rolled again after an activation',
    ],
  },
);
