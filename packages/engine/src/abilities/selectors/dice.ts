import { valueOf } from '../../events/dice.js';
import type { Game } from '../../game/game.js';
import { dieOf, option, Pick } from '../../game/options.js';
import { counted, plural, withArticle } from '../../text/words.js';
import { type Choice, chooseSeveral } from '../choose.js';
import { dieNoun, diceThatFit, type DieFilter, dieWords } from '../filters/die-filter.js';
import type { DiceNode, DiceSelector } from '../language.js';
import { chooseOpponent, ofOneOpponent } from '../players/player.js';

/** "All of an opponent's dice showing [ranged]": every die that fits; of one opponent, whom you choose. */
export interface AllDice extends DiceNode {
  readonly filter: DieFilter;
}
const allSelector: DiceSelector<AllDice> = {
  find(game, call, node, suits) {
    const found = diceThatFit(game, call, node.filter, suits);
    if (node.filter.whose !== 'opponent' || found.length === 0) return found;
    chooseOpponent(game, call);
    return diceThatFit(game, call, node.filter, suits);
  },
  can: (game, call, node, suits) => diceThatFit(game, call, node.filter, suits).length > 0,
  text(node, words) {
    const noun = plural(dieNoun(node.filter));
    const { owner, suffix } = dieWords(node.filter, words);
    return `${owner === null ? 'all' : `all of ${owner}`} ${noun}${suffix}`;
  },
};
export const allDice = (filter: DieFilter = {}): AllDice => Object.freeze({ selector: allSelector, filter });

/** How many dice are chosen. */
export interface ChoosingDice {
  readonly count?: number;
  readonly upTo?: number;
  /** None to all. */
  readonly anyNumber?: boolean;
  /** Of a choice that may be none: their values together are no more. [terms.combined-value] */
  readonly combinedAtMost?: number;
  /** Of any number: their values together are no less. [terms.combined-value] */
  readonly combinedAtLeast?: number;
}
export interface ChosenDice extends DiceNode {
  readonly filter: DieFilter;
  readonly choosing: ChoosingDice;
}
const chosenSelector: DiceSelector<ChosenDice> = {
  find(game, call, node, suits) {
    const { filter, choosing } = node;
    const suiting = diceThatFit(game, call, filter, suits);
    const candidates = isOfSeveral(node) ? ofOneOpponent(game, call, suiting, (id) => game.die(id).pool) : suiting;
    const max = choosing.anyNumber === true ? candidates.length : (choosing.upTo ?? choosing.count ?? 1);
    const min = choosing.anyNumber === true || choosing.upTo !== undefined ? 0 : max;
    const picked = chooseSeveral(
      game,
      {
        seat: call.you,
        kind: 'die',
        min,
        max,
        suits: (chosen, one) =>
          choosing.combinedAtMost === undefined || combined(game, [...chosen, one]) <= choosing.combinedAtMost,
        ...sufficing(game, choosing),
        about(question) {
          question.call = call;
          question.wanted = { text: (words) => chosenSelector.text(node, words) };
        },
      },
      candidates.map((id) => option(Pick.die, id)),
    );
    const dice = picked.map(dieOf);
    // Who chose an opponent's die has chosen that opponent.
    if (filter.whose === 'opponent') ofOneOpponent(game, call, dice, (id) => game.die(id).pool);
    return dice;
  },
  wanted: (_call, { choosing }) =>
    choosing.anyNumber === true || choosing.upTo !== undefined ? 0 : (choosing.count ?? 1),
  can(game, call, node, suits) {
    const { choosing } = node;
    if (choosing.combinedAtLeast !== undefined) {
      const all = diceThatFit(game, call, node.filter, suits);
      return all.reduce((sum, die) => sum + valueOf(game, die), 0) >= choosing.combinedAtLeast;
    }
    if (choosing.anyNumber === true || choosing.upTo !== undefined) return true;
    return diceThatFit(game, call, node.filter, suits).length >= (choosing.count ?? 1);
  },
  text(node, words) {
    const { filter, choosing } = node;
    const noun = dieNoun(filter);
    const { owner, suffix: which } = dieWords(filter, words);
    const suffix = which + combinedText(choosing);
    const of = owner === null ? '' : ` of ${owner}`;
    if (choosing.anyNumber === true) return `any number${of === '' ? ' of' : of} ${plural(noun)}${suffix}`;
    const count = choosing.upTo ?? choosing.count ?? 1;
    const number = choosing.upTo === undefined ? '' : 'up to ';
    if (owner === null) {
      return count === 1 && number === ''
        ? `${withArticle(noun)}${suffix}`
        : `${number}${counted(count, noun)}${suffix}`;
    }
    if (filter.whose === 'opponent' && count === 1 && number === '') return `${owner} ${noun}${suffix}`;
    return `${number}${count === 1 ? 'one' : String(count)} of ${owner} ${plural(noun)}${suffix}`;
  },
};
/** The least of the combined value, where there is one. */
function sufficing(game: Game, { combinedAtLeast }: ChoosingDice): Partial<Choice> {
  if (combinedAtLeast === undefined) return {};
  return { suffices: (chosen) => combined(game, chosen) >= combinedAtLeast };
}

function combinedText({ combinedAtMost, combinedAtLeast }: ChoosingDice): string {
  const most = combinedAtMost === undefined ? '' : ` with a combined value of ${combinedAtMost} or less`;
  return most + (combinedAtLeast === undefined ? '' : ` with a combined value of ${combinedAtLeast} or more`);
}

/** Whether an opponent is chosen ahead of the dice: where there may be several. */
const isOfSeveral = ({ filter, choosing }: ChosenDice): boolean =>
  filter.whose === 'opponent' && (choosing.anyNumber === true || (choosing.upTo ?? choosing.count ?? 1) > 1);

const combined = (game: Game, picked: readonly number[]): number =>
  picked.reduce((sum, one) => sum + valueOf(game, dieOf(one)), 0);

/** "A die", "up to 2 of an opponent's dice". */
export const chooseDice = (filter: DieFilter = {}, choosing: ChoosingDice = {}): ChosenDice =>
  Object.freeze({ selector: chosenSelector, filter, choosing });
