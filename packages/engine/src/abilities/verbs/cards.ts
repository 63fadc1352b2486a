import { activateTogether, isActivatable } from '../../rules/activate.js';
import { defeat as defeatNow } from '../../events/defeat.js';
import { Happening, Result } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import { type Call, CardType, Zone } from '../../state/state.js';
import { brings } from '../happen.js';
import type { CardsNode, CardSuits, EffectNode, Verb } from '../language.js';
import type { ChosenCards } from '../selectors/cards.js';

/** Effects on cards in play that need nothing but the cards. */
interface CardsEffectNode extends EffectNode {
  readonly cards: CardsNode;
}

function flagVerb(name: string, kind: Happening, exhausted: boolean, word: string): Verb<CardsEffectNode> {
  const suits = (game: Game, card: CardId): boolean => {
    const state = game.card(card);
    return state.zone === Zone.play && state.exhausted === exhausted;
  };
  return {
    name,
    run(game, call, node) {
      const cards = node.cards.selector.find(game, call, node.cards);
      if (cards.length === 0) return Result.none;
      return occur(
        game,
        cards.map((card) => {
          const event = brings(call, kind);
          event.card = card;
          return event;
        }),
      );
    },
    can(game, call, node) {
      if ('choosing' in node.cards) return node.cards.selector.can(game, call, node.cards);
      const cards = node.cards.selector.find(game, call, node.cards);
      return cards.length > 0 && cards.every((card) => suits(game, card));
    },
    text: (node, words) => `${word} ${node.cards.selector.text(node.cards, words)}`,
  };
}

const exhaustVerb = flagVerb('exhaust', Happening.exhausted, false, 'exhaust');
const readyVerb = flagVerb('ready', Happening.readied, true, 'ready');
/** [terms.exhaust.not-twice] */
export const exhaust = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: exhaustVerb, cards });
/** [terms.ready.not-twice] */
export const ready = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: readyVerb, cards });

const isReady: CardSuits = (game, _call, card) => isActivatable(game, card);
const isSeveral = (cards: CardsNode): boolean =>
  'choosing' in cards && (cards as ChosenCards).choosing.anyNumber === true;
const activateVerb: Verb<CardsEffectNode> = {
  name: 'activate',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards, isReady).filter((card) => isActivatable(game, card));
    return cards.length === 0 ? Result.none : activateTogether(game, call.you, cards, call.self);
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards, isReady),
  text: (node, words) =>
    `activate ${node.cards.selector.text(node.cards, words)}${isSeveral(node.cards) ? ' at once' : ''}`,
};
/** Activates cards, several at one moment. [actions.activate] */
export const activate = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: activateVerb, cards });

const defeatVerb: Verb<CardsEffectNode> = {
  name: 'defeat',
  run(game, call, node) {
    const cards = node.cards.selector.find(game, call, node.cards).filter((card) => isCharacter(game, card));
    if (cards.length === 0) return Result.none;
    return defeatNow(
      game,
      cards.map((card) => defeatedBy(game, call, card)),
    );
  },
  can: (game, call, node) => node.cards.selector.can(game, call, node.cards),
  text: (node, words) => `defeat ${node.cards.selector.text(node.cards, words)}`,
};
function isCharacter(game: Game, card: CardId): boolean {
  return game.card(card).zone === Zone.play && game.card(card).type === CardType.character;
}
function defeatedBy(game: Game, call: Call, card: CardId): ReturnType<typeof brings> {
  const event = brings(call, Happening.defeated);
  event.card = card;
  event.seat = game.card(card).controller;
  return event;
}
export const defeat = (cards: CardsNode): CardsEffectNode => Object.freeze({ verb: defeatVerb, cards });

/** Moves an upgrade to another card; it need not be playable there. [terms.move.no-restrictions] */
interface MoveUpgradeNode extends EffectNode {
  readonly upgrade: CardsNode;
  readonly to: CardsNode;
}
const moveUpgradeVerb: Verb<MoveUpgradeNode> = {
  name: 'move upgrade',
  run(game, call, node) {
    const [upgrade] = node.upgrade.selector.find(game, call, node.upgrade);
    const [to] = node.to.selector.find(game, call, node.to);
    if (upgrade === undefined || to === undefined || game.card(to).zone !== Zone.play) return Result.none;
    const event = brings(call, Happening.attached);
    event.card = upgrade;
    event.target = to;
    event.seat = game.card(to).controller;
    return occurOne(game, event);
  },
  can: (game, call, node) =>
    node.upgrade.selector.can(game, call, node.upgrade) && node.to.selector.can(game, call, node.to),
  text: (node, words) =>
    `move ${node.upgrade.selector.text(node.upgrade, words)} to ${node.to.selector.text(node.to, words)}`,
};
export const moveUpgrade = (upgrade: CardsNode, to: CardsNode): MoveUpgradeNode =>
  Object.freeze({ verb: moveUpgradeVerb, upgrade, to });
