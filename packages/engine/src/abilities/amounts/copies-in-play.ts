import type { AmountKind, AmountNode } from '../language.js';

const kind: AmountKind = {
  of(game, call) {
    const title = game.definitions[call.definition]?.title;
    return game.seat(call.you).play.filter((id) => game.definition(id).title === title).length;
  },
  text: (_node, words) => `the number of copies of this ${words.self} that you have in play`,
  each: (_node, words) => `copy of this ${words.self} that you have in play`,
};
/** How many cards of this card's title you control, this one counted. [terms.copy] */
export const copiesInPlay: AmountNode = Object.freeze({ amount: kind });
