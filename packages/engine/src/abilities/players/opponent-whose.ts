import type { CardDefinition } from '../../definitions/card.js';
import type { Game } from '../../game/game.js';
import type { Seat } from '../../state/ids.js';
import { type Call, CardType } from '../../state/state.js';
import { opponentsOf } from '../../state/zones.js';
import type { Condition, ConditionNode, PlayerNode } from '../language.js';
import { pickOpponent, playerNode } from './player.js';

interface HurtNode extends ConditionNode {
  readonly damage: number;
}

/** Opponents each of whose characters has so much damage or more. */
function hurtOpponents(game: Game, call: Call, { damage }: HurtNode): Seat[] {
  return opponentsOf(game, call.you).filter((seat) =>
    game.seat(seat).play.every((id) => {
      const card = game.card(id);
      return card.type !== CardType.character || card.damage >= damage;
    }),
  );
}

const condition: Condition<HurtNode> = {
  holds: (game, call, node) => hurtOpponents(game, call, node).length > 0,
  text: ({ damage }) => `each of an opponent's characters has ${damage} or more damage`,
};
/** For a play restriction; `thatOpponent` is who fulfils it. */
export const everyOpposingCharacterHas = (damage: number): HurtNode => Object.freeze({ condition, damage });

/** The restriction that the card itself has, which says which opponent is meant. */
function restrictionOf({ abilities }: CardDefinition): HurtNode | null {
  for (const ability of abilities) {
    if (ability.kind === 'play only' && ability.condition.condition === condition) return ability.condition as HurtNode;
  }
  return null;
}

/** The opponent of whom the card's play restriction speaks; you choose where several fulfil it. [mp.choose-opponent] */
export const thatOpponent: PlayerNode = playerNode((game, call) => {
  const node = restrictionOf(game.definitions[call.definition] as CardDefinition);
  return pickOpponent(game, call, node === null ? opponentsOf(game, call.you) : hurtOpponents(game, call, node));
}, 'that opponent');
