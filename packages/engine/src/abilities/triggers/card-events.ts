import { type Sym, SYMBOL_NAMES } from '../../definitions/symbols.js';
import { Happening } from '../../events/event.js';
import type { Game } from '../../game/game.js';
import { cardCall } from '../../state/call.js';
import { type CardId, NO_CARD, type Seat } from '../../state/ids.js';
import { type GameEvent, Zone } from '../../state/state.js';
import type { Words } from '../../text/words.js';
import { withArticle } from '../../text/words.js';
import { type CardFilter, cardPhrase, cardPhrases, fitsCard } from '../filters/card-filter.js';
import type { Trigger, TriggerNode } from '../language.js';

/** Which card an event must be about: this card, its host, or any that fits a filter, wherever it lies. */
export type About = 'this' | 'attached' | Omit<CardFilter, 'in'>;

/** Whether `card` is meant, seen by the card `self` of `seat`. */
export function isAbout(game: Game, self: CardId, seat: Seat, about: About, card: CardId): boolean {
  if (about === 'this') return card === self;
  if (about === 'attached') return card !== NO_CARD && game.card(self).host === card;
  return fitsCard(game, cardCall(game, self, seat), about, card);
}

/** "this character", "attached character", "one of your blue characters", "an opponent's character". */
export function aboutText(about: About, words: Words): string {
  if (about === 'this') return `this ${words.self}`;
  if (about === 'attached') return `attached ${words.host}`;
  const noun = cardPhrase(about, words);
  if (about.whose === 'you') return `one of your ${cardPhrases(about, words)}`;
  if (about.whose === 'opponent') return `an opponent's ${noun}`;
  return about.title === undefined ? withArticle(noun) : noun;
}

interface AboutNode extends TriggerNode {
  readonly about: About;
}

/** A trigger on one kind of event about a card, with more that must hold. */
function aboutTrigger(
  kind: Happening,
  text: (about: string, timing: 'would' | 'before' | 'after') => string,
  also: (event: GameEvent) => boolean = () => true,
): Trigger<AboutNode> {
  return {
    happenings: () => [kind],
    hears: (game, self, seat, event, node) => also(event) && isAbout(game, self, seat, node.about, event.card),
    text: (node, words, timing) => text(aboutText(node.about, words), timing),
  };
}
const builder =
  (trigger: Trigger<AboutNode>) =>
  (about: About): AboutNode =>
    Object.freeze({ trigger, about });

const passive = (verb: string) => (about: string, timing: string) =>
  timing === 'would' ? `${about} would be ${verb}` : `${about} is ${verb}`;

/** "takes", "would take". */
const active = (verb: string, timing: string): string => (timing === 'would' ? `would ${verb}` : `${verb}s`);
const youDo = (verb: string, timing: string): string => (timing === 'would' ? `you would ${verb}` : `you ${verb}`);

/** A character is, or would be, defeated. */
export const defeated = builder(aboutTrigger(Happening.defeated, passive('defeated')));
export const defeatedByDamage = builder(
  aboutTrigger(Happening.defeated, passive('defeated by damage'), (event) => event.flag),
);
/** Damage is about to be dealt, shields not yet counted. */
export const dealtDamage = builder(
  aboutTrigger(Happening.damaged, (about, timing) =>
    timing === 'would' ? `${about} would be dealt damage` : `${about} is dealt 1 or more damage`,
  ),
);
/** A card effect, not a rule, sends a card from play to the discard pile. */
export const discardedByEffect = builder(
  aboutTrigger(
    Happening.leftPlay,
    (about, timing) => `${passive('discarded')(about, timing)} by a card effect`,
    (event) => event.source !== NO_CARD && event.detail === Zone.discard,
  ),
);
export const gainsShields = builder(
  aboutTrigger(Happening.shielded, (about, timing) => `${about} ${active('gain', timing)} 1 or more shields`),
);

interface TakesNode extends TriggerNode {
  readonly about: About;
  /** Melee, ranged or indirect damage only; -1: any. */
  readonly symbol: Sym | -1;
}
const takesTrigger: Trigger<TakesNode> = {
  happenings: () => [Happening.taken],
  hears: (game, self, seat, event, node) =>
    (node.symbol === -1 || event.detail === node.symbol) && isAbout(game, self, seat, node.about, event.card),
  text: (node, words, timing) =>
    `${aboutText(node.about, words)} ${active('take', timing)} ${node.symbol === -1 ? '' : `[${SYMBOL_NAMES[node.symbol]}] `}damage`,
};
/** Damage is about to be taken (before), or was (after). [terms.take-damage] */
export const takesDamage = (about: About): TakesNode => Object.freeze({ trigger: takesTrigger, about, symbol: -1 });
export const takesDamageOf = (symbol: Sym, about: About): TakesNode =>
  Object.freeze({ trigger: takesTrigger, about, symbol });

interface ActivatesNode extends TriggerNode {
  readonly by: 'you' | 'opponent' | 'any';
  readonly about: About;
}
const activatesTrigger: Trigger<ActivatesNode> = {
  happenings: () => [Happening.activated],
  hears: (game, self, seat, event, node) =>
    (node.by === 'any' || (event.by === seat) === (node.by === 'you')) &&
    isAbout(game, self, seat, node.about, event.card),
  text(node, words, timing) {
    if (node.by === 'any') return passive('activated')(aboutText(node.about, words), timing);
    const activates = node.by === 'you' ? youDo('activate', timing) : `an opponent ${active('activate', timing)}`;
    return `${activates} ${aboutText(node.about, words)}`;
  },
};
export const youActivate = (about: About): ActivatesNode =>
  Object.freeze({ trigger: activatesTrigger, by: 'you', about });
export const opponentActivates = (about: About): ActivatesNode =>
  Object.freeze({ trigger: activatesTrigger, by: 'opponent', about });
/** Whoever activates it. */
export const isActivated = (about: About): ActivatesNode =>
  Object.freeze({ trigger: activatesTrigger, by: 'any', about });

interface PlayedNode extends TriggerNode {
  readonly card: About;
  /** Where the card is attached; null: anywhere. */
  readonly onto: About | null;
  /** Null: from wherever. */
  readonly from: 'hand' | null;
}
const playedTrigger: Trigger<PlayedNode> = {
  happenings: () => [Happening.played],
  hears: (game, self, seat, event, node) =>
    event.by === seat &&
    (node.card === 'this' ? event.card === self : isAbout(game, self, seat, node.card, event.card)) &&
    (node.onto === null || isAbout(game, self, seat, node.onto, event.target)) &&
    // It is heard before the card leaves where it was.
    (node.from === null || game.card(event.card).zone === Zone.hand),
  text(node, words, timing) {
    const on = node.onto === null ? '' : ` on ${aboutText(node.onto, words)}`;
    return `${youDo('play', timing)} ${aboutText(node.card, words)}${on}${node.from === null ? '' : ' from your hand'}`;
  },
};
/** You play a card (this one, or one that fits), onto something. */
export const youPlay = (card: About, onto: About | null = null): PlayedNode =>
  Object.freeze({ trigger: playedTrigger, card, onto, from: null });
export const youPlayFromHand = (card: About): PlayedNode =>
  Object.freeze({ trigger: playedTrigger, card, onto: null, from: 'hand' });
