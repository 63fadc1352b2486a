import { judgePlayer } from './support/judge.js';

// Fewer iterations than it has at the table, so that the test takes seconds.
judgePlayer(
  'master',
  { budget: { iterations: 1000 } },
  {
    missed: [
      'damage drawn onto a character whom it defeats from one who bears it',
      'Heroism by the one who bears it',
      'blanks rolled again by a support, which costs nothing, before a card is discarded for it',
      'to claim with a character to activate',
    ],
  },
);
