import { dealDamage } from '../../events/damage.js';
import { Happening, Result, together } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { NO_CARD } from '../../state/ids.js';
import { type Call, CardType, DiePlace, type GameEvent, Zone } from '../../state/state.js';
import { bringsTo, bringsToDie } from '../happen.js';
import type { DiceNode, EffectNode, Verb } from '../language.js';

/** Removes dice; then each that was removed deals damage to the character that it belongs to, a source of its own. */
interface RemoveDealingNode extends EffectNode {
  readonly dice: DiceNode;
  readonly damage: number;
}

const verb: Verb<RemoveDealingNode> = {
  name: 'remove dice for damage',
  run(game, call, node) {
    const dice = node.dice.selector.find(game, call, node.dice, null);
    if (dice.length === 0) return Result.none;
    const batch = dice.map((die) => bringsToDie(game, call, Happening.removed, die));
    const removed = occur(game, batch);
    const damage = batch.filter(({ done }) => done > 0).flatMap((event) => damageFor(game, call, event, node.damage));
    return damage.length === 0 ? removed : together(removed, dealDamage(game, damage));
  },
  can: (game, call, node) =>
    node.dice.selector.can(game, call, node.dice, (_game, _call, die) => game.die(die).place === DiePlace.pool),
  text: ({ dice, damage }, words) =>
    `remove ${dice.selector.text(dice, words)}. For each die removed, deal ${damage} damage to its matching character`,
};

function damageFor(game: Game, call: Call, { die }: GameEvent, amount: number): GameEvent[] {
  const { card } = game.die(die);
  if (card === NO_CARD || game.card(card).zone !== Zone.play || game.card(card).type !== CardType.character) return [];
  const event = bringsTo(call, Happening.damaged, card);
  event.amount = amount;
  return [event];
}

export const removeDealing = (dice: DiceNode, damage: number): RemoveDealingNode =>
  Object.freeze({ verb, dice, damage });
