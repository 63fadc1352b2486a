import type { Ability } from './ability.js';
import type { EffectNode } from './language.js';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * All effects within the abilities in preorder. What outlives the running code (the queue, delayed effects) refers to
 * an effect by its place in this list, so that a saved game holds no functions.
 */
export function numberNodes(abilities: readonly Ability[]): EffectNode[] {
  const nodes: EffectNode[] = [];
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    if (isObject(value['verb'])) nodes.push(value as unknown as EffectNode);
    for (const [key, part] of Object.entries(value)) {
      // These lead to the module of the node, which is shared by all cards.
      if (key === 'verb' || key === 'selector' || key === 'condition' || key === 'amount' || key === 'trigger') {
        if (!isObject(part) || isModule(part)) continue;
      }
      visit(part);
    }
  };
  for (const ability of abilities) visit(ability);
  return nodes;
}

/** A module of the language has functions; a node has none. */
function isModule(value: Readonly<Record<string, unknown>>): boolean {
  return Object.values(value).some((part) => typeof part === 'function');
}
