import type { Game } from '@dejarik/engine';
import type { CardId } from '@dejarik/engine/reading';

/** Whether an effect that waits will defeat the character: nothing is to be saved on it. */
export function isDoomed(game: Game, id: CardId): boolean {
  const { delayed } = game.state;
  if (delayed.length === 0) return false;
  const { incarnation } = game.card(id);
  for (const { entry } of delayed) {
    const { definition, bound, self, selfIncarnation } = entry.call;
    if (game.definitions[definition]?.nodes[entry.node]?.verb.name !== 'defeat') continue;
    if (bound.some((slot) => slot[0] === id && slot[1] === incarnation)) return true;
    // Nothing was chosen: it is about itself.
    if (bound.length === 0 && self === id && selfIncarnation === incarnation) return true;
  }
  return false;
}
