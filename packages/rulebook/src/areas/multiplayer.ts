import type { RuleData } from '../rule.js';

/** Three and four players. */
export const multiplayer: readonly RuleData[] = [
  {
    id: 'mp.format',
    statement:
      'Games with more than two players use the single official format, free-for-all, best with three or four players; all normal rules apply except as listed.',
    sources: { reference: 'p.22 Part 9' },
  },
  {
    id: 'mp.seating',
    statement: 'Players are seated at random.',
    sources: { reference: 'p.22 Setup 1' },
  },
  {
    id: 'mp.rolloff',
    statement: 'All players roll off; the highest total picks which of the brought battlefields is used.',
    sources: { reference: 'p.22 Setup 2' },
  },
  {
    id: 'mp.rolloff.tie',
    statement: 'Ties are broken by rerolls among the tied players alone.',
    differs: { rr15: 'multiplayer: only tied players reroll; with two players that is everybody' },
    sources: { reference: 'p.22 Setup 2' },
  },
  {
    id: 'mp.rolloff.shields',
    statement:
      'Every player whose battlefield was not picked gives one shield to one own character and sets the battlefield aside.',
    differs: { rr15: 'one shield in multiplayer, two distributed shields in a two-player game' },
    sources: { reference: 'p.22 Setup 2' },
  },
  {
    id: 'mp.turn-order',
    statement: "Turns go clockwise, beginning with the battlefield's controller.",
    sources: { reference: 'p.22 Actions' },
  },
  {
    id: 'mp.pass',
    statement: 'The action phase ends only when all players pass one after another.',
    sources: { reference: 'p.22 Actions' },
  },
  {
    id: 'mp.claim',
    statement: 'Still only one player may claim in a round.',
    sources: { reference: 'p.22 Actions' },
  },
  {
    id: 'mp.choose-opponent',
    statement: 'An ability that names "an opponent" affects one opponent, picked by its user.',
    sources: { reference: 'p.22 Choosing Opponents' },
  },
  {
    id: 'mp.elimination',
    statement:
      'A player with no character left is eliminated immediately; one whose hand and deck are empty at the end of the round is eliminated then.',
    sources: { reference: 'p.22 Player Elimination' },
  },
  {
    id: 'mp.elimination.cards',
    statement:
      "All cards and dice of the eliminated player leave the game, other than cards controlled by somebody else and that player's battlefield while it is in use.",
    sources: { reference: 'p.22 Player Elimination' },
  },
  {
    id: 'mp.elimination.battlefield',
    statement:
      "A battlefield that was under the eliminated player's control has no controller until somebody claims it, which must wait for the next round if it was already claimed in this one.",
    sources: { reference: 'p.22 Player Elimination' },
  },
  {
    id: 'mp.elimination.tiebreak',
    statement:
      'While nobody controls the battlefield, the player to the left of the eliminated one settles the order of simultaneous abilities.',
    sources: { reference: 'p.22 Player Elimination' },
    note: 'The same player should take the first turn of a round in which nobody controls the battlefield; the documents do not say.',
  },
  {
    id: 'mp.elimination.continue',
    statement: 'The others play on until a single player is left, who wins.',
    sources: { reference: 'p.22 Player Elimination' },
  },
];
