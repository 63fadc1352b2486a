import type { RuleData } from '../rule.js';

/** Uniqueness. */
export const uniqueness: readonly RuleData[] = [
  {
    id: 'unique.mark',
    statement:
      'A unique card is marked before its title (diamond in the Rules Reference, asterisk in the Luke, Rey and Obi-Wan starters, star in the Grievous starter); every other card is non-unique.',
    sources: {
      reference: 'p.3 Uniqueness',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'unique.one-in-play',
    statement: 'A player may never have two copies of the same unique card in play.',
    sources: {
      reference: 'p.3 Uniqueness',
      rey: 'Game Terms',
      luke: 'Game Terms',
      obiWan: 'Game Terms',
      grievous: 'Game Terms',
    },
  },
  {
    id: 'unique.team',
    statement: 'A team holds at most one copy of any unique character.',
    sources: {
      reference: 'p.3 Uniqueness, p.12 Building a Team',
      rey: 'Assemble Your Team',
      luke: 'Assemble Your Team',
      obiWan: 'Assemble Your Team',
      grievous: 'Build Your Team',
    },
  },
  {
    id: 'unique.cannot-play',
    statement: 'A unique support or upgrade cannot be played while its player already has a copy of it in play.',
    sources: { reference: 'p.3 Uniqueness, p.30 FAQ' },
  },
  {
    id: 'unique.per-player',
    statement: 'The restriction is checked for each player separately: opponents may each have a copy in play.',
    sources: { reference: 'p.3 Uniqueness, p.28 FAQ' },
  },
  {
    id: 'unique.control-second',
    statement:
      'A player who comes to control a second copy of a unique card must at once discard one of the two from play.',
    sources: { reference: 'p.3 Uniqueness' },
  },
  {
    id: 'unique.dice-exempt',
    statement: 'Uniqueness does not limit dice: several dice of one unique card may be in play together.',
    sources: { reference: 'p.3 Uniqueness' },
  },
  {
    id: 'unique.by-title',
    statement: 'For characters, uniqueness goes by title: different subtitles are still the same person.',
    sources: { reference: 'p.3 Uniqueness' },
  },
  {
    id: 'unique.deck-copies',
    statement: 'Uniqueness does not lower the deck limit: two copies of a unique card may be in one deck.',
    sources: { reference: 'p.28 FAQ' },
  },
];
