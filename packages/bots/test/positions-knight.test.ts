import { judgePlayer } from './support/judge.js';

judgePlayer(
  'knight',
  { budget: { iterations: 300 } },
  {
    missed: [
      'damage drawn onto a character whom it defeats from one who bears it',
      'Heroism by the one who bears it',
      'blanks rolled again by a support, which costs nothing, before a card is discarded for it',
      'three dice with one more each',
      'all damage of the battlefield',
    ],
  },
);
