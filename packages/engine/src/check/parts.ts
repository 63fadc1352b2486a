import type { Ability, OwnCost, StaticAbility } from '../abilities/ability.js';
import type { ConditionNode, EffectNode } from '../abilities/language.js';
import { numberNodes } from '../abilities/numbering.js';
import type { CardDefinition } from '../definitions/card.js';
import { Result } from '../events/event.js';
import type { Game } from '../game/game.js';
import type { Call } from '../state/state.js';
import { abilityText, wordsOf } from '../text/card-text.js';

/** Something of a card that can come to pass in play: an ability, or one instruction within it. */
export interface Part {
  /** Unlike that of any other part: `01038 ability 0`, `01038 effect 2`. */
  readonly key: string;
  readonly code: string;
  readonly title: string;
  /** What it says; for an instruction within an ability, which one. */
  readonly text: string;
}

export const abilityKey = (code: string, number: number): string => `${code} ability ${number}`;
const effectKey = (code: string, number: number): string => `${code} effect ${number}`;

/** What a card has that can come to pass. Rules of deck building cannot: they say nothing in play. */
export function partsOf(card: CardDefinition): Part[] {
  const { code, title } = card;
  const words = wordsOf(card);
  const abilities = card.abilities.flatMap((ability, number) =>
    ability.kind === 'deck rule' || hasEffect(ability)
      ? []
      : [{ key: abilityKey(code, number), code, title, text: abilityText(ability, words) }],
  );
  const effects = card.nodes.flatMap((node, number) =>
    isAskedByWindow(card, node)
      ? []
      : [{ key: effectKey(code, number), code, title, text: `${node.verb.name}: ${node.verb.text(node, words)}` }],
  );
  return [...abilities, ...effects];
}

/** The "may" of an ability that interrupts is asked by the window and never carried out itself. */
function isAskedByWindow(card: CardDefinition, node: EffectNode): boolean {
  return card.abilities.some(
    (one) => one.kind === 'triggered' && one.optional && one.timing !== 'after' && one.effect === node,
  );
}

const hasEffect = (ability: Ability): boolean => 'effect' in ability;

/** Hears that a part came to pass. */
export type Note = (key: string) => void;
/** Hears that an instruction was carried out, whatever card's text it stands in. */
export type Heard = (game: Game, call: Call) => void;

/**
 * The same card, which tells when an instruction does something, an ongoing ability concerns something, a restriction
 * forbids something. It plays exactly like the original.
 */
export function listened(card: CardDefinition, note: Note, heard: Heard): CardDefinition {
  const keys = new Map<EffectNode['verb'], string>();
  const wrapVerb = (verb: EffectNode['verb']): EffectNode['verb'] => {
    const wrapped: EffectNode['verb'] = {
      ...verb,
      run(game, call, node) {
        const result = verb.run(game, call, node);
        if (result !== Result.none) {
          note(keys.get(wrapped) ?? '');
          heard(game, call);
        }
        return result;
      },
    };
    return wrapped;
  };
  const abilities = card.abilities.map((ability, number) =>
    wrapRule(rebuilt(ability, wrapVerb) as Ability, () => note(abilityKey(card.code, number))),
  );
  const nodes = numberNodes(abilities);
  nodes.forEach((node, number) => keys.set(node.verb, effectKey(card.code, number)));
  const ownCosts = abilities.filter((ability): ability is OwnCost => ability.kind === 'own cost');
  return { ...card, abilities, nodes, ownCosts };
}

/** Ongoing abilities, play restrictions and changes of the own cost, which have no instructions. */
function wrapRule(ability: Ability, note: () => void): Ability {
  if (ability.kind === 'static') return { ...ability, modifier: concerned(ability.modifier, note) };
  if (ability.kind === 'play only') return { ...ability, condition: told(ability.condition, false, note) };
  if (ability.kind === 'own cost') return { ...ability, during: told(ability.during, true, note) };
  return ability;
}

function concerned(node: StaticAbility['modifier'], note: () => void): StaticAbility['modifier'] {
  const { modifier } = node;
  return {
    ...node,
    modifier: {
      ...modifier,
      concerns(game, source, subject, other, inner) {
        const concerns = modifier.concerns(game, source, subject, other, inner);
        if (concerns) note();
        return concerns;
      },
    },
  };
}

/** Tells when the condition holds, or when it does not. */
function told(node: ConditionNode, when: boolean, note: () => void): ConditionNode {
  const { condition } = node;
  return {
    ...node,
    condition: {
      ...condition,
      holds(game, call, inner) {
        const holds = condition.holds(game, call, inner);
        if (holds === when) note();
        return holds;
      },
    },
  };
}

/** The value with other modules for its instructions; what has no instruction within is shared. */
function rebuilt(value: unknown, wrap: (verb: EffectNode['verb']) => EffectNode['verb']): unknown {
  if (typeof value !== 'object' || value === null || !hasInstruction(value)) return value;
  if (Array.isArray(value)) return value.map((part) => rebuilt(part, wrap));
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) =>
    key === 'verb' ? [key, wrap(part as EffectNode['verb'])] : [key, rebuilt(part, wrap)],
  );
  return Object.fromEntries(entries);
}

function hasInstruction(value: object): boolean {
  if ('verb' in value) return true;
  return Object.values(value).some(
    (part) => typeof part === 'object' && part !== null && hasInstruction(part as object),
  );
}
