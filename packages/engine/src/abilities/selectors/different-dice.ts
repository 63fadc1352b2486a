import { shown } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import { dieOf, option, Pick } from '../../game/options.js';
import type { DieId } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { plural } from '../../text/words.js';
import { chooseSeveral } from '../choose.js';
import { diceThatFit, type DieFilter, dieNoun, dieWords, type Suits } from '../filters/die-filter.js';
import type { DiceNode, DiceSelector } from '../language.js';

/** So many dice, each showing another symbol; none where there are not enough symbols. [terms.showing] */
interface DifferentDice extends DiceNode {
  readonly filter: DieFilter;
  readonly count: number;
}

const selector: DiceSelector<DifferentDice> = {
  find(game, call, node, suits) {
    const { count } = node;
    const candidates = diceThatFit(game, call, node.filter, suits);
    if (symbolsOf(game, candidates).size < count) return [];
    const picked = chooseSeveral(
      game,
      {
        seat: call.you,
        kind: 'die',
        min: count,
        max: count,
        // Another symbol than those before, with enough of still others among the dice that can follow.
        suits(chosen, one) {
          const taken = symbolsOf(game, [...chosen, one].map(dieOf));
          if (taken.size <= chosen.length) return false;
          const later = candidates.slice(candidates.indexOf(dieOf(one)) + 1);
          return symbolsOf(game, later, taken).size >= count - taken.size;
        },
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => selector.text(node, words) };
        },
      },
      candidates.map((id) => option(Pick.die, id)),
    );
    return picked.map(dieOf);
  },
  wanted: (_call, { count }) => count,
  can: (game, call, node, suits) => symbolsShown(game, call, node, suits) >= node.count,
  text({ filter, count }, words) {
    const { owner, suffix } = dieWords(filter, words);
    const dice = plural(dieNoun(filter));
    return `${count} ${owner === null ? '' : `of ${owner} `}${dice}${suffix} that each show a different symbol`;
  },
};

/** The symbols that the dice show, without those that are taken. */
function symbolsOf(game: Game, dice: readonly DieId[], without?: ReadonlySet<number>): Set<number> {
  return new Set(dice.map((die) => shown(game, die).symbol).filter((symbol) => without?.has(symbol) !== true));
}

const symbolsShown = (game: Game, call: Call, node: DifferentDice, suits: Suits | null): number =>
  symbolsOf(game, diceThatFit(game, call, node.filter, suits)).size;

/** "4 of your dice that each show a different symbol". */
export const differentDice = (filter: DieFilter, count: number): DifferentDice =>
  Object.freeze({ selector, filter, count });
