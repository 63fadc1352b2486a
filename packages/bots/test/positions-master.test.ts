import { judgePlayer } from './support/judge.js';

// Fewer iterations than it has at the table, so that the test takes seconds.
judgePlayer(
  'master',
  { budget: { iterations: 1000 } },
  {
    missed: [
      'Heroism by the one who bears it',
      'own dice given to discard an own support',
      'a robe with its shield for the one who would fall',
      'the blank rolled again after an activation',
      'damage drawn onto a character whom it defeats from one who bears it',
      'to claim with a die that does nothing',
      'an upgrade on the character that is to roll it',
    ],
  },
);
