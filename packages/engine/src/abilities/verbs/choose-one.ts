import { ask } from '../../game/ask.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/** One of several effects; any may be picked, also one that will do nothing. [terms.choose-either] */
export interface ChooseOneNode extends EffectNode {
  readonly effects: readonly EffectNode[];
}
const chooseVerb: Verb<ChooseOneNode> = {
  name: 'choose one',
  run(game, call, node) {
    const question = openQuestion(game.question, call.you, 'mode');
    question.call = call;
    question.node = node;
    node.effects.forEach((_, at) => question.options.push(option(Pick.mode, at)));
    const effect = node.effects[firstOf(ask(game))] as EffectNode;
    return effect.verb.run(game, call, effect);
  },
  can: () => true,
  text: (node, words) =>
    `choose one: ${node.effects.map((effect) => effect.verb.text(effect, inClause(words))).join('; or ')}`,
};
export const chooseOne = (...effects: EffectNode[]): ChooseOneNode => Object.freeze({ verb: chooseVerb, effects });
