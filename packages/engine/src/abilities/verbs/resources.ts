import { Happening, Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { NO_SEAT } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { seatsFor } from '../filters/card-filter.js';
import { your } from '../../text/words.js';
import { amountOfThings } from '../amounts/amount-text.js';
import { brings } from '../happen.js';
import { type Amount, amountOf, type EffectNode, type PlayerNode, type Verb } from '../language.js';
import { you } from '../players/player.js';

/** A player gains, loses or spends resources. */
interface ResourceNode extends EffectNode {
  readonly amount: Amount;
  readonly player: PlayerNode;
}

function resourceVerb(name: string, kind: Happening, plain: string, said: string): Verb<ResourceNode> {
  return {
    name,
    run(game, call, node) {
      const amount = amountOf(game, call, node.amount);
      if (amount <= 0) return Result.none;
      const event = brings(call, kind);
      event.seat = node.player.player.find(game, call, node.player);
      event.amount = amount;
      return event.seat === NO_SEAT ? Result.none : occurOne(game, event);
    },
    can: (game, call, node) =>
      kind === Happening.resourcesGained || somebodyHas(game, call, node.player, amountOf(game, call, node.amount)),
    text(node, words) {
      const amount = amountOfThings(node.amount, 'resource', 'resources', words);
      const player = node.player.player.text(node.player, words);
      return player === 'you' ? `${plain} ${amount}` : `${player} ${said} ${amount}`;
    },
  };
}

/** Whether the player has so many; for another player, any opponent, where nobody has been chosen yet. */
function somebodyHas(game: Game, call: Call, player: PlayerNode, amount: number): boolean {
  const seats = seatsFor(game, call, player === you ? 'you' : 'opponent');
  return seats.some((seat) => game.seat(seat).resources >= amount);
}

const gainVerb = resourceVerb('gain resources', Happening.resourcesGained, 'gain', 'gains');
const loseVerb = resourceVerb('lose resources', Happening.resourcesLost, 'lose', 'loses');
const spendVerb = resourceVerb('spend resources', Happening.resourcesSpent, 'spend', 'spends');

export const gain = (amount: Amount, player: PlayerNode = you): ResourceNode =>
  Object.freeze({ verb: gainVerb, amount, player });
/** Never below zero. [dice.disrupt.floor] */
export const lose = (amount: Amount, player: PlayerNode): ResourceNode =>
  Object.freeze({ verb: loseVerb, amount, player });

/** A player loses all resources, be there any or not. */
interface LoseAllNode extends EffectNode {
  readonly player: PlayerNode;
}
const loseAllVerb: Verb<LoseAllNode> = {
  name: 'lose all resources',
  run(game, call, node) {
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT || game.seat(seat).resources === 0) return Result.none;
    const event = brings(call, Happening.resourcesLost);
    event.seat = seat;
    event.amount = game.seat(seat).resources;
    return occurOne(game, event);
  },
  can: () => true,
  text(node, words) {
    const player = node.player.player.text(node.player, words);
    return player === 'you' ? `lose all of ${your(words)} resources` : `${player} loses all of their resources`;
  },
};
export const loseAll = (player: PlayerNode = you): LoseAllNode => Object.freeze({ verb: loseAllVerb, player });

/** As a cost: all or nothing. */
export const spend = (amount: Amount): ResourceNode => Object.freeze({ verb: spendVerb, amount, player: you });

/** You get resources of the player, as many as there are. */
const takeVerb: Verb<ResourceNode> = {
  name: 'take resources',
  run(game, call, node) {
    const from = node.player.player.find(game, call, node.player);
    if (from === NO_SEAT) return Result.none;
    const event = brings(call, Happening.resourcesGiven);
    event.detail = from;
    event.amount = amountOf(game, call, node.amount);
    return occurOne(game, event);
  },
  can: (game, call, node) => somebodyHas(game, call, node.player, amountOf(game, call, node.amount)),
  text: (node, words) =>
    `take ${amountOfThings(node.amount, 'resource', 'resources', words)} from ${node.player.player.text(node.player, words)}`,
};
export const take = (amount: Amount, from: PlayerNode): ResourceNode =>
  Object.freeze({ verb: takeVerb, amount, player: from });

/** You give resources to the player, as a cost: all or nothing. */
const giveVerb: Verb<ResourceNode> = {
  name: 'give resources',
  run(game, call, node) {
    const event = brings(call, Happening.resourcesGiven);
    event.seat = node.player.player.find(game, call, node.player);
    event.detail = call.you;
    event.amount = amountOf(game, call, node.amount);
    return occurOne(game, event);
  },
  can: (game, call, node) => game.seat(call.you).resources >= amountOf(game, call, node.amount),
  text: (node, words) =>
    `give ${node.player.player.text(node.player, words)} ${amountOfThings(node.amount, 'resource', 'resources', words)}`,
};
export const give = (amount: Amount, player: PlayerNode): ResourceNode =>
  Object.freeze({ verb: giveVerb, amount, player });
