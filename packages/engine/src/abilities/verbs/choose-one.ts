import { Result, together } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { firstOf, option, Pick } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { Call } from '../../state/state.js';
import { inClause } from '../../text/words.js';
import type { EffectNode, Verb } from '../language.js';

/**
 * One or more of several effects, each at most once: all are chosen, then carried out in the order chosen. Any may be
 * picked, also one that will do nothing. [terms.choose-either] [clarification.force-training]
 */
export interface ChooseOneNode extends EffectNode {
  readonly count: number;
  readonly effects: readonly EffectNode[];
}

const verb: Verb<ChooseOneNode> = {
  name: 'choose one',
  run(game, call, node) {
    const chosen: number[] = [];
    while (chosen.length < node.count) chosen.push(chooseNext(game, call, node, chosen));
    let result: Result | null = null;
    for (const at of chosen) {
      const effect = node.effects[at] as EffectNode;
      result = together(result, effect.verb.run(game, call, effect));
    }
    return result ?? Result.none;
  },
  can: () => true,
  text({ count, effects }, words) {
    const parts = effects.map((effect) => effect.verb.text(effect, inClause(words)));
    return count === 1
      ? `choose one: ${parts.join('; or ')}`
      : `choose ${count} different ones of these and do them: ${parts.join('; ')}`;
  },
};

function chooseNext(game: Game, call: Call, node: ChooseOneNode, chosen: readonly number[]): number {
  const question = openQuestion(game.question, call.you, 'mode');
  question.call = call;
  question.node = node;
  for (let at = 0; at < node.effects.length; at++)
    if (!chosen.includes(at)) question.options.push(option(Pick.mode, at));
  return firstOf(ask(game));
}

export const chooseOne = (...effects: EffectNode[]): ChooseOneNode => chooseSome(1, ...effects);
export const chooseSome = (count: number, ...effects: EffectNode[]): ChooseOneNode =>
  Object.freeze({ verb, count, effects });
