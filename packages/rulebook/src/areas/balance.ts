import type { RuleData } from '../rule.js';

/** Balance of the Force. */
export const balance: readonly RuleData[] = [
  {
    id: 'balance.supersedes',
    statement: 'The point values of the Balance of the Force list replace those printed on the cards.',
    editions: ['rr15'],
    sources: { reference: 'p.23 Balance of the Force' },
  },
  {
    id: 'balance.fn-2199',
    statement: 'FN-2199 (SoR 2) costs 12 with one die and 15 with two (printed 10/13, so +2).',
    editions: ['rr15'],
    sources: { reference: 'p.23 Balance of the Force' },
  },
  {
    id: 'balance.poe-dameron',
    statement: 'Poe Dameron (AW 29) costs 16 with one die and 20 with two (printed 14/18, so +2).',
    editions: ['rr15'],
    sources: { reference: 'p.23 Balance of the Force' },
    note: 'Not TPG 25 Poe Dameron.',
  },
  {
    id: 'balance.unkar-plutt',
    statement: 'Unkar Plutt (SoR 21) costs 12 with one die and 15 with two (printed 10/13, so +2).',
    editions: ['rr15'],
    sources: { reference: 'p.23 Balance of the Force' },
  },
  {
    id: 'balance.captain-phasma',
    statement: 'Captain Phasma (U 2 = TPG 2) costs 10 with one die and 14 with two (printed 9/13, so +1).',
    editions: ['rr15'],
    sources: { reference: 'p.23 Balance of the Force' },
    note: 'Not AW 1 Captain Phasma (12/15).',
  },
];
