import type { Player } from '@dejarik/engine';
import { createGenerator } from './generator.js';

/** Picks uniformly among the options, whatever they are. */
export function createRandom(seed: string): Player {
  const generator = createGenerator(seed);
  return { name: 'random', looks: false, pick: (question) => generator.below(question.options.length) };
}
