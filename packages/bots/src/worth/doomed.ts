import type { Game } from '@dejarik/engine';
import type { CardId } from '@dejarik/engine/reading';

/** Whether an effect that waits will defeat the character: nothing is to be saved on it. */
export function isDoomed(game: Game, id: CardId): boolean {
  for (const { entry } of game.state.delayed) {
    const node = game.definitions[entry.call.definition]?.nodes[entry.node];
    if (node?.verb.name !== 'defeat') continue;
    const { incarnation } = game.card(id);
    if (entry.call.bound.some((slot) => slot[0] === id && slot[1] === incarnation)) return true;
  }
  return false;
}
