import { activateTogether } from '../../rules/activate.js';
import { Result, together } from '../../events/event.js';
import { capitalized, naming } from '../../text/words.js';
import { bearerOf } from '../filters/die-filter.js';
import type { CardsNode, EffectNode, Verb } from '../language.js';
import { type DieRef, dieRef } from '../selectors/reference.js';
import { bind, speakingOf } from '../bound.js';
import { findReady, isReady } from './activate.js';

/** Activates cards; what follows knows which dice that rolled. */
interface ActivateNotingNode extends EffectNode {
  readonly cards: CardsNode;
  readonly reference: DieRef;
  readonly effect: EffectNode;
}

const verb: Verb<ActivateNotingNode> = {
  name: 'activate, noting dice',
  run(game, call, node) {
    const cards = findReady(game, call, node.cards);
    if (cards.length === 0) return Result.none;
    const { pool } = game.seat(call.you);
    const before = pool.slice();
    const activated = activateTogether(game, call.you, cards, call.self);
    const rolled = pool.filter((die) => !before.includes(die) && cards.includes(bearerOf(game, die)));
    bind(
      call,
      node.reference,
      rolled.flatMap((die) => [die, 0]),
    );
    return together(activated, node.effect.verb.run(game, call, node.effect));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, isReady),
  text(node, words) {
    const cards = node.cards.selector.text(node.cards, words);
    const named = naming(words, node.reference, 'a die that this rolled', 'that die');
    return `activate ${cards}. ${capitalized(node.effect.verb.text(node.effect, named))}`;
  },
};

/** "Activate one of your characters. If a die that this rolled shows ..." [actions.activate] */
export function activateNoting(cards: CardsNode, body: (rolled: DieRef) => EffectNode): ActivateNotingNode {
  return Object.freeze({ verb, cards, ...speakingOf(dieRef(), body) });
}
