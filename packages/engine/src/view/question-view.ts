import { remainingHealth } from '../abilities/modifiers/ask.js';
import { SYMBOL_NAMES } from '../definitions/symbols.js';
import { sideValue } from '../events/dice.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, firstOf, optionKey, Pick, pickOf, secondOf } from '../game/options.js';
import type { Question } from '../game/question.js';
import { type CardId, NO_CARD, type Seat } from '../state/ids.js';
import { liesOpen } from '../state/zones.js';
import { promptOf } from './prompt.js';
import { ruleOfQuestion } from './question-rules.js';
import { optionLabel } from './labels.js';
import type { OptionView, QuestionView, SideView } from './types.js';
import { cardKey, dieKey } from './keys.js';

/**
 * The open question for a seat: with its options for the asked seat; for everybody else only who must decide, by which
 * rule, and the card that asks where that is public.
 */
export function viewQuestion(
  game: Game,
  question: Question,
  seat: Seat | null,
  number: number,
  names: readonly string[],
): QuestionView {
  const asked = question.seat === seat;
  const card = sourceOf(question);
  const shown = card !== NO_CARD && (asked || liesOpen(game.card(card))) ? card : NO_CARD;
  const code = shown === NO_CARD ? null : game.definition(shown).code;
  return {
    number,
    seat: question.seat,
    kind: question.kind,
    prompt: asked ? promptOf(game, question) : `${names[question.seat] ?? 'The other player'} decides.`,
    card: shown === NO_CARD ? null : cardKey(shown),
    code,
    rule: ruleOfQuestion(question),
    options: asked ? question.options.map((packed) => viewOption(game, question, packed, names)) : [],
    group:
      asked && question.group !== null ? { ...question.group, chosen: question.group.chosen.map(optionKey) } : null,
    secret: question.secret,
    // How many options there are tells about a hidden hand.
    automatic: asked && question.options.length === 1,
  };
}

/** The card that asks: whose text runs, or what the question is about. */
function sourceOf(question: Question): CardId {
  if (question.call !== null && question.call.self !== NO_CARD) return question.call.self;
  return question.subject;
}

const ON_CARD = new Set<Pick>([Pick.play, Pick.activate, Pick.reroll, Pick.use, Pick.card, Pick.ability, Pick.shields]);

function viewOption(game: Game, question: Question, packed: number, names: readonly string[]): OptionView {
  const pick = pickOf(packed);
  const key = optionKey(packed);
  const preview = previewOf(game, question, packed);
  return {
    key,
    label: optionLabel(game, question, packed, names),
    kind: key.split(':')[0] as string,
    cards: ON_CARD.has(pick) ? [cardKey(cardOf(packed))] : [],
    dice: diceOf(game, question, packed),
    ...(pick === Pick.side ? { side: viewSide(game, packed) } : {}),
    ...(pick === Pick.resolve || pick === Pick.symbol
      ? { symbol: SYMBOL_NAMES[firstOf(packed)] as SideView['symbol'] }
      : {}),
    ...(preview === null ? {} : { preview }),
  };
}

/** The dice that an option touches: all that show the symbol, where it resolves a symbol. */
function diceOf(game: Game, question: Question, packed: number): string[] {
  const pick = pickOf(packed);
  if (pick === Pick.die || pick === Pick.side) return [dieKey(dieOf(packed))];
  if (pick !== Pick.resolve) return [];
  const symbol = firstOf(packed);
  return game
    .seat(question.seat)
    .pool.filter((die) => game.dieDefinition(die).sides?.[game.die(die).side]?.symbol === symbol)
    .map(dieKey);
}

function viewSide(game: Game, packed: number): SideView {
  const die = dieOf(packed);
  const side = game.dieDefinition(die).sides?.[secondOf(packed)];
  if (side === undefined) throw new Error(`${optionKey(packed)} is no side of a die`);
  return {
    symbol: SYMBOL_NAMES[side.symbol],
    value: sideValue(game, die, side),
    modifier: side.modifier,
    cost: side.cost,
  };
}

const DAMAGE_RULES = new Set(['dice.melee', 'dice.ranged']);

/** What the option would do, where nothing hidden or random is involved. */
function previewOf(game: Game, question: Question, packed: number): string | null {
  const pick = pickOf(packed);
  if (pick === Pick.card && question.rule !== null && DAMAGE_RULES.has(question.rule)) {
    const target = cardOf(packed);
    const taken = Math.max(0, question.amount - game.card(target).shields);
    if (taken === 0) return 'blocked by shields';
    return taken >= remainingHealth(game, target) ? `−${taken}, defeated` : `−${taken}`;
  }
  if (pick === Pick.card && question.rule === 'dice.shield') {
    const target = game.card(cardOf(packed));
    return `${target.shields} → ${Math.min(3, target.shields + question.amount)} shields`;
  }
  return null;
}
