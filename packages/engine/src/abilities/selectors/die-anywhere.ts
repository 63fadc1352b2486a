import type { DieId } from '../../state/ids.js';
import { CardType, DiePlace } from '../../state/state.js';
import type { Game } from '../../game/game.js';
import type { Call } from '../../state/state.js';
import { withArticle } from '../../text/words.js';
import { chooseDie } from '../choose.js';
import { type DieKind, dieKind, type Suits } from '../filters/die-filter.js';
import type { DiceNode, DiceSelector } from '../language.js';

/** Any die in play, whether it lies in a pool or on a card. [clarification.carbon-freezing-chamber] */
interface DieAnywhereNode extends DiceNode {
  readonly kind: DieKind;
}

function candidates(game: Game, call: Call, { kind }: DieAnywhereNode, suits: Suits | null): DieId[] {
  return game.state.dice.flatMap(({ place }, id) => {
    const die = id as DieId;
    if (place === DiePlace.setAside || dieKind(game, die) !== CardType[kind]) return [];
    return suits === null || suits(game, call, die) ? [die] : [];
  });
}

const selector: DiceSelector<DieAnywhereNode> = {
  find(game, call, node, suits) {
    const die = chooseDie(game, call, candidates(game, call, node, suits), (words) => selector.text(node, words));
    return die === null ? [] : [die];
  },
  wanted: () => 1,
  can: (game, call, node, suits) => candidates(game, call, node, suits).length > 0,
  text: ({ kind }) => `${withArticle(`${kind} die`)}, in a pool or on its card`,
};

/** "A character die", not only one in a pool. */
export const chooseDieAnywhere = (kind: DieKind): DieAnywhereNode => Object.freeze({ selector, kind });
