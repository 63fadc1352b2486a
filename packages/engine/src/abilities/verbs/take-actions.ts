import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { brings } from '../happen.js';
import { type Amount, amountOf, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { amountOfThings } from '../amounts/amount-text.js';
import { you } from '../players/player.js';

interface ActionsNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
  /** Said of more than one: nobody needs to take them all. */
  readonly upTo: boolean;
}
const actionsVerb: Verb<ActionsNode> = {
  name: 'gain actions',
  run(game, call, node) {
    const event = brings(call, Happening.actionsGained);
    event.amount = amountOf(game, call, node.amount);
    event.seat = node.player.player.find(game, call, node.player);
    return event.amount > 0 ? occurOne(game, event) : Result.none;
  },
  can: () => true,
  text(node, words) {
    const upTo = node.upTo ? 'up to ' : '';
    const player = node.player.player.text(node.player, words);
    return player === 'you'
      ? `take ${upTo}${amountOfThings(node.amount, 'additional action', 'additional actions', words)}`
      : `${player} may take ${upTo}${amountOfThings(node.amount, 'action', 'actions', words)}`;
  },
};
/** Taken one by one when everything else is done. [structure.extra.not-queued] */
export const takeActions = (amount: Amount): ActionsNode =>
  Object.freeze({ verb: actionsVerb, amount, player: you, upTo: false });
/** [structure.extra.immediate] */
export const takeUpToActions = (amount: Amount): ActionsNode =>
  Object.freeze({ verb: actionsVerb, amount, player: you, upTo: true });
/** Another player takes them, or declines. [structure.extra.off-turn] */
export const letTakeActions = (amount: Amount, player: PlayerNode): ActionsNode =>
  Object.freeze({ verb: actionsVerb, amount, player, upTo: false });
