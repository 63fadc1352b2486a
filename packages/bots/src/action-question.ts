import type { Question } from '@dejarik/engine';

/** Whether it asks for an action, on a turn or an additional one: what a whole thought is worth. */
export const asksForAction = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'action' || kind === 'extra action';
