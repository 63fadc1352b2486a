import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { isPlayable, NORMALLY, playCard } from '../../rules/play.js';
import type { CardId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { chooseCard, onePerDesign } from '../choose.js';
import type { EffectNode, Verb } from '../language.js';

/** Plays a copy of this card that its player brought to lie set aside. [areas.set-aside.who] [terms.copy] */
const verb: Verb = {
  name: 'play set-aside copy',
  run(game, call) {
    const card = chooseCard(game, call, copies(game, call), (words) => `a set-aside copy of this ${words.self}`);
    return card === null ? Result.none : playCard(game, call.you, card, NORMALLY);
  },
  can: (game, call) => copies(game, call).length > 0,
  text: (_node, words) => `play a set-aside copy of this ${words.self}`,
  spares: () => [{ what: 'card', of: 'this', count: 1 }],
};

/** Those that can be played now, at their cost; of equal ones the first. */
function copies(game: Game, call: Call): CardId[] {
  const title = game.definitions[call.definition]?.title;
  const found = game
    .seat(call.you)
    .setAside.filter((card) => game.definition(card).title === title && isPlayable(game, call.you, card, NORMALLY));
  return onePerDesign(game, found);
}

export const playSetAsideCopy: EffectNode = Object.freeze({ verb });
