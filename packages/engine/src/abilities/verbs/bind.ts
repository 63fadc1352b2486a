import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { NO_CARD } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { capitalized, naming, type Words } from '../../text/words.js';
import { bind, speakingOf } from '../bound.js';
import type { Suits } from '../filters/die-filter.js';
import type { CardsNode, CardSuits, DiceNode, EffectNode, Verb } from '../language.js';
import { type CardRef, cardRef, type DieRef, dieRef } from '../selectors/reference.js';

/*
 * Chooses something that later parts refer to ("that die"). Without anything to choose the ability does nothing; where
 * fewer are there than wanted, what is done to all of them is done in part only. [terms.target.required] [abilities.then]
 */

/** How it is called, and what it is needed for. */
interface Naming<Fit> {
  /** What the text calls it later; "that die" or "that card" when not given. */
  readonly name?: string;
  /** How the text introduces it: "choose a die" ahead, or by its first use. */
  readonly shown?: 'ahead' | 'in place';
  /** What it must be fit for: to be played, removed ... */
  readonly suits?: Fit | null;
}
interface BindNode extends EffectNode {
  readonly reference: CardRef | DieRef;
  readonly name: string;
  readonly shown: 'ahead' | 'in place';
  readonly effect: EffectNode;
}

/** Carries the rest out with what was found: ids, each followed by its incarnation. What is missing stands there too. */
function carryOn(game: Game, call: Call, node: BindNode, found: number[], wanted = -1): Result {
  // "Any number of dice" may be none of them. [terms.target.any-number]
  if (found.length === 0 && wanted !== 0) return Result.none;
  while (found.length < 2 * wanted) found.push(NO_CARD, 0);
  bind(call, node.reference, found);
  return node.effect.verb.run(game, call, node.effect);
}

function bindText({ reference, name, shown, effect }: BindNode, first: string, words: Words): string {
  if (shown === 'in place') return effect.verb.text(effect, naming(words, reference, first, name));
  return `choose ${first}. ${capitalized(effect.verb.text(effect, naming(words, reference, name, name)))}`;
}

interface BindCardNode extends BindNode {
  readonly cards: CardsNode;
  readonly suits: CardSuits | null;
}
const cardVerb: Verb<BindCardNode> = {
  name: 'bind card',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards, node.suits ?? undefined);
    const found = cards.flatMap((card): number[] => [card, game.card(card).incarnation]);
    return carryOn(game, call, node, found, node.cards.selector.wanted?.(call, node.cards));
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, node.suits ?? undefined),
  text: (node, words) => bindText(node, node.cards.selector.text(node.cards, words), words),
};
export function bindCard(
  cards: CardsNode,
  body: (card: CardRef) => EffectNode,
  { name = 'that card', shown = 'in place', suits = null }: Naming<CardSuits> = {},
): BindCardNode {
  return Object.freeze({ verb: cardVerb, cards, name, shown, suits, ...speakingOf(cardRef(name), body) });
}

interface BindDieNode extends BindNode {
  readonly dice: DiceNode;
  readonly suits: Suits | null;
}
const dieVerb: Verb<BindDieNode> = {
  name: 'bind die',
  run(game, call, node) {
    const dice = node.dice.selector.find(game, call, node.dice, node.suits);
    const found = dice.flatMap((die): number[] => [die, 0]);
    return carryOn(game, call, node, found, node.dice.selector.wanted?.(call, node.dice));
  },
  can: (game, call, node) => node.dice.selector.can(game, call, node.dice, node.suits),
  text: (node, words) => bindText(node, node.dice.selector.text(node.dice, words), words),
};
export function bindDie(
  dice: DiceNode,
  body: (die: DieRef) => EffectNode,
  { name = 'that die', shown = 'in place', suits = null }: Naming<Suits> = {},
): BindDieNode {
  return Object.freeze({ verb: dieVerb, dice, name, shown, suits, ...speakingOf(dieRef(name), body) });
}
