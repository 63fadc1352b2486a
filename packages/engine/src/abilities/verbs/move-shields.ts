import { SHIELD_LIMIT } from '../modifiers/ask.js';
import { Happening, outOf, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { Zone } from '../../state/state.js';
import { counted } from '../../text/words.js';
import { bringsTo } from '../happen.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';

/**
 * Moves shields from one character to another, which must have room for them: they are removed here and gained there, at
 * one moment. [clarification.momentum-shift] [damage.shield.max]
 */
interface MoveShieldsNode extends EffectNode {
  readonly amount: number;
  readonly from: CardsNode;
  readonly to: CardsNode;
}

const hasShield: CardSuits = (game, _call, card) => game.card(card).shields > 0;
const hasRoom: CardSuits = (game, _call, card) =>
  game.card(card).zone === Zone.play && game.card(card).shields < SHIELD_LIMIT;

const verb: Verb<MoveShieldsNode> = {
  name: 'move shields',
  run(game, call, node) {
    // Nobody is asked where nothing can be moved.
    if (!verb.can(game, call, node)) return Result.none;
    const [from] = node.from.selector.find(game, call, node.from, hasShield);
    const [to] = node.to.selector.find(game, call, node.to, hasRoom);
    if (from === undefined || to === undefined || from === to) return Result.none;
    const amount = Math.min(node.amount, game.card(from).shields, SHIELD_LIMIT - game.card(to).shields);
    const removed = bringsTo(call, Happening.shieldsRemoved, from);
    removed.amount = amount;
    const gained = bringsTo(call, Happening.shielded, to);
    gained.amount = amount;
    const result = occur(game, [removed, gained]);
    return outOf(node.amount, amount, result);
  },
  can: (game, call, node) =>
    node.from.selector.can(game, call, node.from, hasShield) && node.to.selector.can(game, call, node.to, hasRoom),
  text: (node, words) =>
    `move ${counted(node.amount, 'shield')} from ${node.from.selector.text(node.from, words)} to ${node.to.selector.text(node.to, words)}`,
};

/** "Move 1 shield from an opponent's character to one of your characters." */
export const moveShields = (amount: number, from: CardsNode, to: CardsNode): MoveShieldsNode =>
  Object.freeze({ verb, amount, from, to });
