import type { CardDefinition } from '@dejarik/engine/reading';

/** What a card's text does, as far as its verbs tell: enough to size it up at sight. */
export interface Effects {
  /** It takes dice out of a pool. */
  readonly removes: boolean;
  /** It deals damage or defeats. */
  readonly harms: boolean;
  /** It turns, rerolls or resolves dice. */
  readonly helpsDice: boolean;
}

const HARMING = /^(damage|defeat|distribute damage|redirect)/;
const OF_DICE = /^(turn|reroll|resolve)/;

const known = new WeakMap<CardDefinition, Effects>();

/** What the text of a card does. */
export function effectsOf(design: CardDefinition): Effects {
  const before = known.get(design);
  if (before !== undefined) return before;
  const names = design.nodes.map((node) => node.verb.name);
  const effects = {
    removes: names.some((name) => /^remove (dice|this|die)/.test(name)),
    harms: names.some((name) => HARMING.test(name)),
    helpsDice: names.some((name) => OF_DICE.test(name)),
  };
  known.set(design, effects);
  return effects;
}
