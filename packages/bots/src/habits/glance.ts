import type { Game, Question, Seated } from '@dejarik/engine';

/** Thrown to leave an imagined game at its very beginning. */
class Seen extends Error {
  override readonly name = 'Seen';
}
const SEEN = new Seen('seen');

/**
 * Looks at the open question as it stands in an imagined game: everything that the seat knows is as it is, the rest is
 * anything. Returns what `look` makes of it.
 */
export function glance<T>(handle: Seated, words: readonly number[], look: (game: Game, question: Question) => T): T {
  let found: { readonly it: T } | null = null as { readonly it: T } | null;
  try {
    handle.imagine(words[0] ?? 0).play((game, question) => {
      found = { it: look(game, question) };
      throw SEEN;
    }, 1);
  } catch (signal) {
    if (signal !== SEEN) throw signal;
  }
  if (found === null) throw new Error('an imagined game came to no question');
  return found.it;
}
