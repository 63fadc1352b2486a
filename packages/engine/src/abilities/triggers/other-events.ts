import { Happening } from '../../events/event.js';
import type { Trigger, TriggerNode } from '../language.js';

interface RolledNode extends TriggerNode {
  /** Only into the pool, or also rerolled there. [terms.roll] */
  readonly intoPool: boolean;
}
const rolledTrigger: Trigger<RolledNode> = {
  happenings: (node) => (node.intoPool ? [Happening.rolledIn] : [Happening.rolledIn, Happening.rerolled]),
  hears: (game, self, seat, event) => event.seat === seat && game.die(event.die).card === self,
  text: (node) => (node.intoPool ? 'you roll this die into your pool' : 'you roll this die'),
};
/** This card's die is rolled in or rerolled. */
export const rollsThisDie: RolledNode = Object.freeze({ trigger: rolledTrigger, intoPool: false });
export const rollsThisDieIn: RolledNode = Object.freeze({ trigger: rolledTrigger, intoPool: true });

const actsTrigger = (kind: Happening): Trigger => ({
  happenings: () => [kind],
  hears: (_game, _self, seat, event) => event.seat === seat,
  text: () => 'you take an action',
});
/** Before an action the player has declared it already; after one everything of it but the queue is done. */
export const youBeginAction: TriggerNode = Object.freeze({ trigger: actsTrigger(Happening.actionBegan) });
export const youTakeAction: TriggerNode = Object.freeze({ trigger: actsTrigger(Happening.actionTaken) });

interface LastCardNode extends TriggerNode {
  readonly by: 'you' | 'opponent';
  /** Also when it is discarded. */
  readonly discarded: boolean;
}
const lastCardTrigger: Trigger<LastCardNode> = {
  happenings: ({ discarded }) => (discarded ? [Happening.played, Happening.discardedFromHand] : [Happening.played]),
  // Of cards that leave at once the first of the hand stands for all, so that it is heard once.
  hears(game, _self, seat, event, { by }) {
    const played = event.kind === Happening.played;
    const owner = played ? event.by : event.seat;
    const { hand } = game.seat(owner);
    return (owner === seat) === (by === 'you') && hand[0] === event.card && (!played || hand.length === 1);
  },
  // What a played card does to the hand afterwards does not matter.
  came: (game, event) => event.kind === Happening.played || game.seat(event.seat).hand.length === 0,
  text({ by, discarded }) {
    if (by === 'you') return `you play ${discarded ? 'or discard ' : ''}the last card from your hand`;
    return `an opponent plays ${discarded ? 'or discards ' : ''}the last card from their hand`;
  },
};
export const opponentsLastCardLeaves: LastCardNode = Object.freeze({
  trigger: lastCardTrigger,
  by: 'opponent',
  discarded: true,
});
/** [faq.outer-rim-smuggler-smuggling] */
export const youPlayLastCard: LastCardNode = Object.freeze({ trigger: lastCardTrigger, by: 'you', discarded: false });
