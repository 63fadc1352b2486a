import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { cardOf, option, Pick } from '../../game/options.js';
import { isPlayable, NORMALLY, playCard } from '../../rules/play.js';
import type { CardId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { chooseOne, onePerDesign } from '../choose.js';
import type { EffectNode, Verb } from '../language.js';

/** Plays a copy of this card that its player brought to lie set aside. [areas.set-aside.who] [terms.copy] */
const verb: Verb = {
  name: 'play set-aside copy',
  run(game, call) {
    const picked = chooseOne(
      game,
      {
        seat: call.you,
        kind: 'card',
        min: 1,
        max: 1,
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => `a set-aside copy of this ${words.self}` };
        },
      },
      copies(game, call).map((card) => option(Pick.card, card)),
    );
    return picked === null ? Result.none : playCard(game, call.you, cardOf(picked), NORMALLY);
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
