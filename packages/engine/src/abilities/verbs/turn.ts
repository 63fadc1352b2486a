import { type Side, sideNotation, type SymbolSet } from '../../definitions/symbols.js';
import { sideValue } from '../../events/dice.js';
import { Happening, Result, together } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { option, Pick, secondOf } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import type { DieId } from '../../state/ids.js';
import { type Call, DiePlace } from '../../state/state.js';
import { bringsToDie } from '../happen.js';
import { type DiceNode, doneTo, type EffectNode, type Verb } from '../language.js';
import { isOther, type Symbols, symbolsIn, symbolsPhrase } from '../selectors/symbol.js';

/** Which sides a die may be turned to: any symbol of the set. */
const ANY_SIDE = -1;

/** Turns dice to a side of choice, other than the one showing. [terms.turn-die] */
export interface TurnNode extends EffectNode {
  readonly dice: DiceNode;
  /** Symbols of the sides that may be chosen; -1: any. */
  readonly to: Symbols;
  /** The value that such a side shows; null for any. */
  readonly value: number | null;
}

/**
 * Places of the sides that the die can be turned to, equal sides once. An identical-looking other side is one of them.
 * [terms.turn-die.different-side]
 */
export function turnableSides(game: Game, die: DieId, to: SymbolSet = ANY_SIDE, value: number | null = null): number[] {
  const sides = game.dieDefinition(die).sides as readonly Side[];
  const showing = game.die(die).side;
  const seen: string[] = [];
  const found: number[] = [];
  sides.forEach((side, at) => {
    if (at === showing || (to !== ANY_SIDE && ((to >> side.symbol) & 1) === 0)) return;
    if (value !== null && sideValue(game, die, side) !== value) return;
    const face = sideNotation(side);
    if (seen.includes(face)) return;
    seen.push(face);
    found.push(at);
  });
  return found;
}

/** Lets a player turn one die. */
export function turnDie(
  game: Game,
  call: Call,
  die: DieId,
  to: SymbolSet = ANY_SIDE,
  node: EffectNode | null = null,
  value: number | null = null,
): Result {
  if (game.die(die).place !== DiePlace.pool) return Result.none;
  const sides = turnableSides(game, die, to, value);
  if (sides.length === 0) return Result.none;
  const question = openQuestion(game.question, call.you, 'side');
  question.call = call;
  question.node = node;
  for (const side of sides) question.options.push(option(Pick.side, die, side));
  const side = secondOf(ask(game));
  const event = bringsToDie(game, call, Happening.turned, die);
  event.detail = side;
  return occurOne(game, event);
}

const verb: Verb<TurnNode> = {
  name: 'turn dice',
  run(game, call, node) {
    const to = symbolsIn(game, call, node.to);
    const dice = node.dice.selector.find(
      game,
      call,
      node.dice,
      (_game, _call, die) => turnableSides(game, die, to, node.value).length > 0,
    );
    let result: Result | null = null;
    for (const die of dice) {
      result = together(result, turnDie(game, call, die, to, node, node.value));
    }
    return doneTo(node.dice, call, dice.length, result ?? Result.none);
  },
  can(game, call, node) {
    const to = symbolsIn(game, call, node.to);
    return node.dice.selector.can(
      game,
      call,
      node.dice,
      (_game, _call, die) => turnableSides(game, die, to, node.value).length > 0,
    );
  },
  text(node, words) {
    const dice = node.dice.selector.text(node.dice, words).replace(/^all of /, 'each of ');
    if (node.to === ANY_SIDE && node.value === null) return `turn ${dice} to any side`;
    const parts = [
      ...(node.to === ANY_SIDE ? [] : [symbolsPhrase(node.to, words)]),
      ...(node.value === null ? [] : [`a value of ${node.value}`]),
    ];
    return `turn ${dice} to a side ${isOther(node.to) ? 'not ' : ''}showing ${parts.join(' with ')}`;
  },
};

export const turn = (dice: DiceNode, to: Symbols = ANY_SIDE): TurnNode =>
  Object.freeze({ verb, dice, to, value: null });
export const turnToValue = (dice: DiceNode, value: number): TurnNode =>
  Object.freeze({ verb, dice, to: ANY_SIDE, value });
