import { ask } from '../../game/ask.js';
import { Result, together } from '../../events/event.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/** Several of several effects, each at most once: all are chosen, then carried out in the order chosen. */
interface ChooseSomeNode extends EffectNode {
  readonly count: number;
  readonly effects: readonly EffectNode[];
}

const verb: Verb<ChooseSomeNode> = {
  name: 'choose some',
  run(game, call, node) {
    const chosen: number[] = [];
    while (chosen.length < node.count) {
      const question = openQuestion(game.question, call.you, 'mode');
      question.call = call;
      question.node = node;
      node.effects.forEach((_, at) => {
        if (!chosen.includes(at)) question.options.push(option(Pick.mode, at));
      });
      chosen.push(firstOf(ask(game)));
    }
    let result: Result | null = null;
    for (const at of chosen) {
      const effect = node.effects[at] as EffectNode;
      result = together(result, effect.verb.run(game, call, effect));
    }
    return result ?? Result.none;
  },
  can: () => true,
  text: ({ count, effects }, words) =>
    `choose ${count} different ones of these and do them: ${effects.map((effect) => effect.verb.text(effect, inClause(words))).join('; ')}`,
};
/** [clarification.force-training] */
export const chooseSome = (count: number, ...effects: EffectNode[]): ChooseSomeNode =>
  Object.freeze({ verb, count, effects });
