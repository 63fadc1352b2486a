import type { RuleData } from '../rule.js';

/** The queue. */
export const queue: readonly RuleData[] = [
  {
    id: 'queue.fifo',
    statement: 'Effects and abilities enter the queue in the order they trigger and leave it first in, first out.',
    sources: { reference: 'p.17 Queue' },
  },
  {
    id: 'queue.waits',
    statement: 'A queued entry is not resolved before the occurrence that triggered it is complete.',
    sources: { reference: 'p.17 Queue' },
  },
  {
    id: 'queue.full-resolution',
    statement: 'Each entry is completely resolved before the next one starts.',
    sources: { reference: 'p.17 Queue' },
  },
  {
    id: 'queue.added-at-end',
    statement: 'Whatever is added while an entry resolves goes to the end of the queue.',
    sources: { reference: 'p.17 Queue, p.29 FAQ' },
  },
  {
    id: 'queue.after-enters',
    statement: 'After abilities enter the queue.',
    sources: { reference: 'p.17 Queue, p.18 After Abilities' },
  },
  {
    id: 'queue.before-interrupts',
    statement: 'Before abilities never enter the queue; they interrupt whatever is resolving.',
    sources: { reference: 'p.17 Queue, p.18 Before Abilities' },
  },
  {
    id: 'queue.before-nests',
    statement: 'A before ability can itself be interrupted by further before abilities; the innermost resolves first.',
    sources: { reference: 'p.30 FAQ Noble Sacrifice, p.18 Before Abilities' },
  },
  {
    id: 'queue.interrupted-keeps-place',
    statement:
      'An effect that has been interrupted keeps its place ahead of everything queued during the interruption.',
    sources: { reference: 'p.29 FAQ Dooku/Ackbar' },
  },
  {
    id: 'queue.extra-actions-outside',
    statement: 'Additional actions wait outside the queue; the queue empties before the next of them is taken.',
    sources: { reference: 'p.17 Queue, p.15 Extra Actions' },
  },
  {
    id: 'queue.replacement-outside',
    statement: 'Keyword or other before effects that replace something (Redeploy) also act outside the queue.',
    sources: { reference: 'p.17 Queue example 2' },
  },
  {
    id: 'queue.simultaneous.same-player',
    statement:
      'Triggered abilities of one player that meet their conditions at the same time resolve (before) or enter the queue (after) in the order that player chooses.',
    sources: { reference: 'p.18 Simultaneous Abilities' },
  },
  {
    id: 'queue.simultaneous.different-players',
    statement:
      "If several players have simultaneous abilities, the player controlling the battlefield decides which player's go first; within that, each player orders the own ones.",
    sources: { reference: 'p.18 Simultaneous Abilities' },
    note: 'With no controller (multiplayer only) see mp.elimination.tiebreak.',
  },
  {
    id: 'queue.after-source-gone',
    statement: 'A queued ability whose object is no longer there when its turn comes simply does nothing.',
    sources: { reference: 'p.30 FAQ FN-2199' },
  },
  {
    id: 'queue.nested-after',
    statement: 'An after ability triggered by a before ability waits behind every after ability already queued.',
    sources: { reference: 'p.29 FAQ' },
  },
];
