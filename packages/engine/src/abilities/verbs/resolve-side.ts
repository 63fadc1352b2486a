import { dieOfText } from '../../text/words.js';
import type { Side } from '../../definitions/symbols.js';
import { sideNotation, Sym, X } from '../../definitions/symbols.js';
import { happening, Happening, Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { option, Pick, secondOf } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { pay } from '../../rules/pay.js';
import { carryOutSymbol } from '../../rules/symbols.js';
import { type CardId, NO_DIE } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { diceOf } from '../../state/zones.js';
import { amountOf, type CardsNode, type EffectNode, type Verb } from '../language.js';

/** Resolves one of the sides of a card's die although that die shows none: its card need not be in play. */
export interface ResolveSideNode extends EffectNode {
  readonly of: CardsNode;
}

const verb: Verb<ResolveSideNode> = {
  name: 'resolve a side',
  run(game, call, node) {
    const [card] = node.of.selector.find(game, call, node.of);
    const sides = card === undefined ? null : game.definition(card).sides;
    if (card === undefined || sides === null) return Result.none;
    const side = chooseSide(game, call, card, sides);
    return side === null ? Result.none : resolveSide(game, call, card, side);
  },
  can: (game, call, node) => node.of.selector.can(game, call, node.of),
  text: (node, words) =>
    `resolve one of the sides of ${dieOfText(node.of.selector.text(node.of, words), words)}, if able`,
};

/** Sides that could be resolved: no blank, no plus side, a cost that can be paid; equal ones once. */
function chooseSide(game: Game, call: Call, card: CardId, sides: readonly Side[]): Side | null {
  const question = openQuestion(game.question, call.you, 'side');
  question.call = call;
  question.subject = card;
  const [die] = diceOf(game, card);
  const seen: string[] = [];
  sides.forEach((side, at) => {
    const face = sideNotation(side);
    if (side.symbol === Sym.blank || side.modifier || side.cost > game.seat(call.you).resources || seen.includes(face))
      return;
    seen.push(face);
    question.options.push(option(Pick.side, die ?? 0, at));
  });
  return question.options.length === 0 ? null : (sides[secondOf(ask(game))] as Side);
}

function resolveSide(game: Game, call: Call, card: CardId, side: Side): Result {
  if (!pay(game, call.you, side.cost)) return Result.none;
  const design = game.definition(card);
  const [die] = diceOf(game, card);
  const { definition, incarnation } = game.card(card);
  const own: Call = { ...call, definition, self: card, selfIncarnation: incarnation, die: NO_DIE };
  const value = side.value === X ? (design.x === null ? 0 : amountOf(game, own, design.x)) : side.value;
  if (die === undefined) return Result.none;
  const event = happening(Happening.resolved);
  event.die = NO_DIE;
  event.by = call.you;
  const unblockable = design.dieUnblockable;
  return carryOutSymbol(game, { seat: call.you, die, event, symbol: side.symbol, value, unblockable, against: null });
}

export const resolveSideOf = (of: CardsNode): ResolveSideNode => Object.freeze({ verb, of });
