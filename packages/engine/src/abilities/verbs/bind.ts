import { Result } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { type CardId, type DieId, NO_DIE } from '../../state/ids.js';
import type { Call } from '../../state/state.js';
import { naming, type Words } from '../../text/words.js';
import type { CardsNode, CardSuits, DiceNode, EffectNode, Verb } from '../language.js';
import { type CardRef, cardRef, type DieRef, dieRef } from '../selectors/reference.js';
import type { Suits } from '../filters/die-filter.js';

/**
 * Chooses something that later parts refer to ("that die"). The part that uses it is made by a function which runs once,
 * when the card is built. Without anything to choose the ability does nothing. [terms.target.required]
 */
export interface BindNode extends EffectNode {
  readonly cards: CardsNode | null;
  readonly dice: DiceNode | null;
  readonly suits: Suits | null;
  readonly cardSuits: CardSuits | null;
  readonly reference: CardRef | DieRef;
  readonly name: string;
  readonly effect: EffectNode;
  /** How the text introduces it: "choose a die" ahead, or by its first use. */
  readonly shown: 'ahead' | 'in place';
}

const verb: Verb<BindNode> = {
  name: 'bind',
  run(game, call, node) {
    const ids = find(game, call, node);
    if (ids.length === 0 && !mayBeNone(call, node)) return Result.none;
    while (call.bound.length <= node.reference.slot) call.bound.push([]);
    const slot: number[] = [];
    for (const id of ids) slot.push(id, node.cards === null ? 0 : game.card(id as CardId).incarnation);
    // Dice that were not there to be chosen: what is done to all of them is done in part only.
    const wanted = node.dice?.selector.wanted?.(call, node.dice) ?? 0;
    while (slot.length < 2 * wanted) slot.push(NO_DIE, 0);
    call.bound[node.reference.slot] = slot;
    return node.effect.verb.run(game, call, node.effect);
  },
  can: (game, call, node) =>
    node.cards !== null
      ? node.cards.selector.can(game, call, node.cards, node.cardSuits ?? undefined)
      : node.dice !== null && node.dice.selector.can(game, call, node.dice, node.suits),
  text(node, words) {
    const first = wanted(node, words);
    if (node.shown === 'in place') {
      return node.effect.verb.text(node.effect, naming(words, node.reference, first, node.name));
    }
    const rest = node.effect.verb.text(node.effect, naming(words, node.reference, node.name, node.name));
    return `choose ${first}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  },
};

/** "Any number of dice" may be none of them. [terms.target.any-number] */
const mayBeNone = (call: Call, { dice }: BindNode): boolean => dice?.selector.wanted?.(call, dice) === 0;

function find(game: Game, call: Call, node: BindNode): readonly (CardId | DieId)[] {
  if (node.cards !== null) return node.cards.selector.find(game, call, node.cards, node.cardSuits ?? undefined);
  return node.dice === null ? [] : node.dice.selector.find(game, call, node.dice, node.suits);
}

function wanted(node: BindNode, words: Words): string {
  if (node.cards !== null) return node.cards.selector.text(node.cards, words);
  return node.dice === null ? '' : node.dice.selector.text(node.dice, words);
}

/** The first slot that no part inside uses: inner bindings are numbered before outer ones. */
export function freeSlot(effect: EffectNode): number {
  let free = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && 'slot' in (value.reference as object)) {
      free = Math.max(free, (value.reference as CardRef).slot + 1);
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(effect);
  return free;
}

interface Naming {
  /** What the text calls it later; "that die" or "that card" when not given. */
  readonly name?: string;
  readonly shown?: BindNode['shown'];
  readonly suits?: Suits;
  /** The same of cards: that they can be played ... */
  readonly cardSuits?: CardSuits;
}

export function bindCard(cards: CardsNode, body: (card: CardRef) => EffectNode, how: Naming = {}): BindNode {
  const reference = cardRef();
  const effect = body(reference);
  reference.slot = freeSlot(effect);
  const { name = 'that card', shown = 'in place', cardSuits = null } = how;
  return Object.freeze({
    verb,
    cards,
    dice: null,
    suits: null,
    cardSuits,
    reference: Object.freeze(reference),
    name,
    effect,
    shown,
  });
}

export function bindDie(dice: DiceNode, body: (die: DieRef) => EffectNode, how: Naming = {}): BindNode {
  const reference = dieRef();
  const effect = body(reference);
  reference.slot = freeSlot(effect);
  const { name = 'that die', shown = 'in place', suits = null } = how;
  reference.called = name;
  return Object.freeze({
    verb,
    cards: null,
    dice,
    suits,
    cardSuits: null,
    reference: Object.freeze(reference),
    name,
    effect,
    shown,
  });
}
