import { Happening, Result } from '../../events/event.js';
import { occur } from '../../events/occur.js';
import { opponentsOf } from '../../state/zones.js';
import { brings } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

const verb: Verb = {
  name: 'look at hands',
  run(game, call) {
    const cards = opponentsOf(game, call.you).flatMap((seat) => game.seat(seat).hand);
    if (cards.length === 0) return Result.none;
    return occur(
      game,
      cards.map((card) => {
        const event = brings(call, Happening.seen);
        event.card = card;
        event.detail = 1 << call.you;
        return event;
      }),
    );
  },
  can: () => true,
  text: () => "look at each opponent's hand",
};

/** You see the hands of all opponents; they stay hidden from others. [terms.look-at] */
export const lookAtHands: EffectNode = Object.freeze({ verb });
