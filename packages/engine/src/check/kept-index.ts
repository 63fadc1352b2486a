import { type AbilityIndex, abilitiesInForce, buildIndex, type Source } from '../abilities/in-force.js';
import type { Game } from '../game/game.js';
import { difference } from './difference.js';

/** The kept index of abilities in force is what a full scan of the cards in play gives now. */
export function checkIndex(game: Game, fault: (what: string) => void): void {
  const unlike = difference(plain(abilitiesInForce(game)), plain(buildIndex(game)));
  if (unlike !== null) fault(`the kept index of abilities is out of date: ${unlike}`);
}

/** The index as plain data: which card, whose text, which ability, for whom. */
function plain(index: AbilityIndex): unknown {
  return {
    heard: index.heard,
    would: index.would.map(names),
    before: index.before.map(names),
    after: index.after.map(names),
    modifiers: index.modifiers.map(names),
    foreignActions: index.foreignActions,
    lost: [...index.lost],
  };
}

function names(sources: readonly Source[] | undefined): string[] {
  return (sources ?? []).map(
    ({ card, definition, number, lender, seat }) => `c${card} ${definition}.${number} of c${lender}, seat ${seat}`,
  );
}
