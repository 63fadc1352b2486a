import { COLORS } from '../../definitions/card.js';
import { ask } from '../../game/ask.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { CardsNode, Condition, ConditionNode, EffectNode, Verb } from '../language.js';
import { bind, type Bound, boundTo, speakingOf } from '../bound.js';

/** The color that an earlier part chose. */
type ColorRef = Bound;

/** Chooses one of the four colors; later parts mean it. */
export interface ChooseColorNode extends EffectNode {
  readonly reference: ColorRef;
  readonly effect: EffectNode;
}

const verb: Verb<ChooseColorNode> = {
  name: 'choose color',
  run(game, call, node) {
    const question = openQuestion(game.question, call.you, 'color');
    question.call = call;
    question.node = node;
    COLORS.forEach((_, at) => question.options.push(option(Pick.color, at)));
    const picked = firstOf(ask(game));
    bind(call, node.reference, [picked, 0]);
    return node.effect.verb.run(game, call, node.effect);
  },
  can: (game, call, node) => node.effect.verb.can(game, call, node.effect),
  text: (node, words) => `choose a color. Then ${node.effect.verb.text(node.effect, words)}`,
};

export function chooseColor(body: (color: ColorRef) => EffectNode): ChooseColorNode {
  return Object.freeze({ verb, ...speakingOf({ slot: -1 }, body) });
}

interface ColorNode extends ConditionNode {
  readonly card: CardsNode;
  readonly color: ColorRef;
}
const hasColorCondition: Condition<ColorNode> = {
  holds(game, call, node) {
    const color = COLORS[boundTo(call, node.color)[0] ?? -1];
    return node.card.selector.find(game, call, node.card).some((card) => game.definition(card).color === color);
  },
  text: (node, words) => `${node.card.selector.text(node.card, words)} has the chosen color`,
};
/** The card is of the color that was chosen. */
export const hasColor = (card: CardsNode, color: ColorRef): ColorNode =>
  Object.freeze({ condition: hasColorCondition, card, color });
