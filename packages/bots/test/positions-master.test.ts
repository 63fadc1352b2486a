import { judgePlayer } from './support/judge.js';

judgePlayer('master', { budget: { iterations: 1000 } });
