import type { OptionView, QuestionView } from '../contract.ts';
import { plural } from '../symbols/words.ts';

/** How many more picks a choice of several takes; null where picks are made one at a time. */
export function groupLimits(question: QuestionView): { readonly min: number; readonly max: number } | null {
  const { group, kind } = question;
  // The points of a distribution may go to the same character again: they are picked one by one.
  if (group === null || kind === 'assign') return null;
  const max = group.max - group.chosen.length;
  // One card out of a hand is still put back or kept with a confirmation; any other single choice needs none.
  const confirmed = kind === 'mulligan' || kind === 'upkeep discard';
  if (max < 1 || (max === 1 && !confirmed)) return null;
  return { min: Math.max(0, group.min - group.chosen.length), max };
}

/** The selection after a click on an option: taken back if it was in, left alone if no more fit. */
export function toggle(selection: readonly string[], key: string, max: number): readonly string[] {
  if (selection.includes(key)) return selection.filter((each) => each !== key);
  return selection.length < max ? [...selection, key] : selection;
}

/**
 * The keys to send for a selection. The later questions of an unordered group offer only later options, so its keys go
 * in the order in which the first question lists them. `done` ends a group that is not full.
 */
export function keysToSend(question: QuestionView, selection: readonly string[]): readonly string[] {
  const limits = groupLimits(question);
  if (limits === null) return selection;
  const listed = question.options.map((option) => option.key);
  const keys = question.group?.ordered === true ? [...selection] : listed.filter((key) => selection.includes(key));
  return keys.length < limits.max ? [...keys, 'done'] : keys;
}

export function canConfirm(question: QuestionView, selection: readonly string[]): boolean {
  const limits = groupLimits(question);
  return limits !== null && selection.length >= limits.min && selection.length <= limits.max;
}

function thing(options: readonly OptionView[]): readonly [string, string] {
  const first = options[0];
  if (first !== undefined && first.dice.length > 0 && first.cards.length === 0) return ['die', 'dice'];
  if (first?.kind === 'die') return ['die', 'dice'];
  return ['card', 'cards'];
}

/** What is done with the chosen, where the question's kind or rule tells. */
export function verbOf(question: QuestionView): string {
  if (question.kind === 'mulligan') return 'Put back';
  if (question.kind === 'upkeep discard') return 'Discard';
  if (question.kind === 'modifier') return 'Add';
  if (question.rule === 'actions.reroll.choose-first') return 'Reroll';
  if (question.rule === 'dice.focus') return 'Turn';
  return 'Choose';
}

/** The words of the button that ends a choice of several: `Reroll 2 dice`. */
export function confirmLabel(question: QuestionView, count: number): string {
  const [one, many] = thing(question.options.filter((option) => option.kind !== 'done'));
  if (count > 0) return `${verbOf(question)} ${plural(count, one, many)}`;
  if (question.kind === 'mulligan' || question.kind === 'upkeep discard') return 'Keep all cards';
  return question.options.find((option) => option.kind === 'done')?.label ?? `Choose ${many}`;
}

/** `1 to 3`, `up to 2`, `exactly 2`. */
export function limitWords({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return `exactly ${max}`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}
