import type { KeywordName } from '../definitions/card.js';
import type { DeckRuleNode } from './building/deck-rule.js';
import type { CardTraits } from './filters/card-filter.js';
import type { DieTraits } from './filters/die-filter.js';
import type { AmountNode, ConditionNode, EffectNode, TriggerNode } from './language.js';
import type { ModifierNode } from './modifiers/modifier.js';
import { optionalPart } from './verbs/may.js';

/** The paragraphs of a card's text. */
export type Ability =
  | EventAbility
  | ActionAbility
  | ClaimAbility
  | SpecialAbility
  | TriggeredAbility
  | KeywordAbility
  | PlayRestriction
  | AttachRestriction
  | ModifyAbility
  | StaticAbility
  | XAbility
  | OwnCost
  | DieRule
  | DeckRule;

/** What an event does when it is played. [abilities.event-on-play] */
export interface EventAbility {
  readonly kind: 'event';
  readonly effect: EffectNode;
}
/** [abilities.action]; a power action once a round for each card [actions.power-action]. */
export interface ActionAbility {
  readonly kind: 'action';
  readonly power: boolean;
  /** Of an attachment: for the controller of what it is on, and nobody else. */
  readonly forHost: boolean;
  readonly effect: EffectNode;
}
/** [abilities.claim] */
export interface ClaimAbility {
  readonly kind: 'claim';
  readonly effect: EffectNode;
}
/** What its special side does. [abilities.special.inherent] */
export interface SpecialAbility {
  readonly kind: 'special';
  readonly effect: EffectNode;
}
export type Timing = 'would' | 'before' | 'after';
/** [abilities.triggered]; `optional` where its player may decline. */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly timing: Timing;
  readonly trigger: TriggerNode;
  readonly optional: boolean;
  /** Only the first time in each round, for each card that has it. */
  readonly firstOnly: boolean;
  /** With the "may" around it where it is optional. */
  readonly effect: EffectNode;
}
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: KeywordName;
}
/** "Play only if". [terms.play-restriction] */
export interface PlayRestriction {
  readonly kind: 'play only';
  readonly condition: ConditionNode;
}
/** "Blue character only." [terms.play-restriction.color-character] */
export interface AttachRestriction {
  readonly kind: 'attach only';
  readonly filter: CardTraits;
}
/** "Modify vehicle support": the cards that it is attached to instead of characters. */
export interface ModifyAbility {
  readonly kind: 'modify';
  readonly filter: CardTraits;
}
/** [abilities.ongoing] */
export interface StaticAbility {
  readonly kind: 'static';
  readonly modifier: ModifierNode;
}
/** What X is on its die. [abilities.inherent] */
export interface XAbility {
  readonly kind: 'x';
  readonly amount: AmountNode;
}
/** What it costs to play it while the condition holds, wherever it lies. [terms.decreases] [terms.increases] */
export interface OwnCost {
  readonly kind: 'own cost';
  /** Added to the printed cost. */
  readonly by: number;
  readonly during: ConditionNode;
}
/** An ongoing ability of the die itself. [abilities.inherent] */
export interface DieRule {
  readonly kind: 'die rule';
  readonly rule: 'unblockable' | 'split shields' | 'modifies any symbol';
  /** Which of your dice its plus sides may join; null: any. */
  readonly joins: DieTraits | null;
}
/** What it changes about building a team and a deck; the engine only says it, who judges decks obeys it. */
export type DeckRule = DeckRuleNode;

export const event = (effect: EffectNode): EventAbility => ({ kind: 'event', effect });
const actionOf = (effect: EffectNode, power: boolean, forHost: boolean): ActionAbility => ({
  kind: 'action',
  power,
  forHost,
  effect,
});
export const action = (effect: EffectNode): ActionAbility => actionOf(effect, false, false);
export const power = (effect: EffectNode): ActionAbility => actionOf(effect, true, false);
/** [gap.downgrade.control] */
export const actionForHost = (effect: EffectNode): ActionAbility => actionOf(effect, false, true);
export const claim = (effect: EffectNode): ClaimAbility => ({ kind: 'claim', effect });
export const special = (effect: EffectNode): SpecialAbility => ({ kind: 'special', effect });
export const keyword = (name: KeywordName): KeywordAbility => ({ kind: 'keyword', keyword: name });
export const playOnlyIf = (condition: ConditionNode): PlayRestriction => ({ kind: 'play only', condition });
export const attachOnlyTo = (filter: CardTraits): AttachRestriction => ({ kind: 'attach only', filter });
export const modify = (filter: CardTraits): ModifyAbility => ({ kind: 'modify', filter });
export const ongoing = (modifier: ModifierNode): StaticAbility => ({ kind: 'static', modifier });
export const xIs = (amount: AmountNode): XAbility => ({ kind: 'x', amount });
export const costsMoreWhile = (by: number, during: ConditionNode): OwnCost => ({ kind: 'own cost', by, during });
export const costsLessWhile = (less: number, during: ConditionNode): OwnCost => costsMoreWhile(-less, during);
export const dieRule = (rule: DieRule['rule']): DieRule => ({ kind: 'die rule', rule, joins: null });
export const modifiesAnySymbolOf = (joins: DieTraits): DieRule => ({
  kind: 'die rule',
  rule: 'modifies any symbol',
  joins,
});

function triggered(timing: Timing, trigger: TriggerNode, effect: EffectNode, firstOnly = false): TriggeredAbility {
  return { kind: 'triggered', timing, trigger, optional: optionalPart(effect) !== null, firstOnly, effect };
}
/** "Before ... would ..., instead": a replacement. [replacement.would-be-faster] */
export const would = (trigger: TriggerNode, effect: EffectNode): TriggeredAbility =>
  triggered('would', trigger, effect);
/** [abilities.before] */
export const before = (trigger: TriggerNode, effect: EffectNode): TriggeredAbility =>
  triggered('before', trigger, effect);
/** [abilities.after] */
export const after = (trigger: TriggerNode, effect: EffectNode): TriggeredAbility =>
  triggered('after', trigger, effect);
/** "After you ... for the first time each round". [err.outer-rim-smuggler] */
export const afterFirst = (trigger: TriggerNode, effect: EffectNode): TriggeredAbility =>
  triggered('after', trigger, effect, true);
