import type { Thinking } from '@dejarik/bots';
import type { QuestionView } from '@dejarik/engine';
import { columns } from '../columns.js';

/** Who is asked for a hint, and how many picks are told. */
export const ADVISER = 'master';
const TOLD = 3;

/** The best picks of a thought with the numbers of their options, and what chance to win each leaves. */
export function hintText({ options }: QuestionView, thinking: Thinking): string {
  const judged = thinking.advice()?.picks.slice(0, TOLD) ?? [];
  const label = (at: number): string => options[at]?.label ?? '';
  if (judged.length === 0) return `A ${ADVISER} would: ${thinking.choice() + 1}  ${label(thinking.choice())}\n`;
  const rows = judged.map(({ at, chance }, rank) => [
    `  ${String(at + 1).padStart(String(options.length).length)}`,
    label(at),
    `${Math.round(chance * 100)} %${rank === 0 ? ' to win' : ''}`,
  ]);
  return `A ${ADVISER} would, with the chance to win after each:\n${columns(rows)}`;
}
