import type { RuleData } from '../rule.js';

/** Replacement effects. */
export const replacement: readonly RuleData[] = [
  {
    id: 'replacement.instead',
    statement: 'A replacement effect is one whose text says "instead".',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.original-never-happened',
    statement: 'If a replacement effect resolves, what it replaces never happened, and nothing can trigger from it.',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.triggers-from-replacement',
    statement: 'Abilities may trigger from what happens instead.',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.would-be-faster',
    statement:
      'Replacement effects inside before abilities worded "would be" come ahead of all other before abilities on the same occurrence.',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.would-be-blocks-triggers',
    statement: 'Nothing can trigger off the original occurrence once a "would be" effect has replaced it.',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.several.same-player',
    statement: 'Several replacement effects of one player on one occurrence are ordered by that player.',
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.several.different-players',
    statement: "If they belong to different players, the battlefield's controller picks the order.",
    sources: { reference: 'p.19 Replacement Effects' },
  },
  {
    id: 'replacement.several.only-first',
    statement: 'Once one has resolved, the others no longer apply.',
    sources: { reference: 'p.19 Replacement Effects, p.25 Second Chance' },
  },
  {
    id: 'replacement.healing-is-not',
    statement: 'Healing done by an ability that is not a replacement cannot undo a defeat already under way.',
    sources: { reference: 'p.29 FAQ Obi-Wan' },
  },
];
