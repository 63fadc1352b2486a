import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_SEAT } from '../../state/ids.js';
import { measure } from '../amounts/amount-text.js';
import { handSize } from '../modifiers/ask.js';
import { brings } from '../happen.js';
import { type Amount, amountOf, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { you } from '../players/player.js';

/** A player draws from the top of the own deck, at once, as many cards as there are. [terms.draw] [terms.draw.short] */
interface DrawNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
}

const verb: Verb<DrawNode> = {
  name: 'draw',
  run(game, call, node) {
    const amount = amountOf(game, call, node.amount);
    const seat = node.player.player.find(game, call, node.player);
    if (amount <= 0 || seat === NO_SEAT) return Result.none;
    const event = brings(call, Happening.drawn);
    event.seat = seat;
    event.amount = amount;
    return occurOne(game, event);
  },
  can: () => true,
  text(node, words) {
    const { things, rest } = measure(node.amount, 'card', 'cards', words);
    const player = node.player.player.text(node.player, words);
    const drawn = `${things === '1 card' ? 'a card' : things}${rest()}`;
    return player === 'you' ? `draw ${drawn}` : `${player} draws ${drawn}`;
  },
};

export const draw = (amount: Amount = 1, player: PlayerNode = you): DrawNode => Object.freeze({ verb, amount, player });

/** A player draws until the hand is as large as it may be. [clarification.boundless-ambition] */
interface FillHandNode extends EffectNode {
  readonly player: PlayerNode;
}
const fillVerb: Verb<FillHandNode> = {
  name: 'fill hand',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    const event = brings(call, Happening.drawn);
    event.seat = seat;
    event.amount = handSize(game, seat) - game.seat(seat).hand.length;
    return event.amount > 0 ? occurOne(game, event) : Result.none;
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    return player === 'you'
      ? 'draw until you have as many cards as your hand size'
      : `${player} draws until they have as many cards as their hand size`;
  },
};
export const fillHand = (player: PlayerNode = you): FillHandNode => Object.freeze({ verb: fillVerb, player });
