import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { NO_SEAT } from '../../state/ids.js';
import { measure } from '../amounts/amount-text.js';
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
