import { judgePlayer } from './support/judge.js';

judgePlayer('knight', { budget: { iterations: 300 } });
