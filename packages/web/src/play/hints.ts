import type { Hint, HintPick, OptionView, QuestionView } from '../contract.ts';
import { confirmLabel, groupLimits, verbOf } from './group.ts';

/** A pick of a hint as the page shows it. */
export interface HintRow {
  /** 1 for the best. */
  readonly rank: number;
  readonly label: string;
  /** Of several picks in one, what they are; else what it would do. */
  readonly detail: string | null;
  readonly chance: number | null;
  /** The options that it picks. */
  readonly options: readonly OptionView[];
}

/** 0.614 as `61 %`. Nothing is sure while the game goes on. */
export function percent(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

/** What names have in common at their beginning, in whole words. */
function commonStart(names: readonly string[]): number {
  const [first = '', ...others] = names;
  let end = 0;
  for (let at = first.indexOf(' '); at >= 0; at = first.indexOf(' ', at + 1)) {
    if (others.every((name) => name.startsWith(first.slice(0, at + 1)))) end = at + 1;
  }
  return end;
}

function labels(
  question: QuestionView,
  pick: HintPick,
  options: readonly OptionView[],
): readonly [string, string | null] {
  const [only] = options;
  // Two of a name are told apart by what the pick would do to them.
  if (groupLimits(question) === null)
    return [only?.label ?? '', question.kind === 'action' ? null : (only?.preview ?? null)];
  // "Put back 2 cards" and which; what all options begin with is said once.
  const names = question.options.filter(({ kind }) => kind !== 'done').map(({ label }) => label);
  const start = names.length > 1 ? commonStart(names) : 0;
  if (options.length === 1 && only !== undefined) return [`${verbOf(question)} ${only.label.slice(start)}`, null];
  return [
    confirmLabel(question, pick.keys.length),
    options.length === 0 ? null : options.map(({ label }) => label.slice(start)).join(', '),
  ];
}

/** The picks of a hint in words; picks whose options are not there are left out. */
export function hintRows(question: QuestionView, hint: Hint): readonly HintRow[] {
  return hint.picks.flatMap((pick, index) => {
    const options = pick.keys.flatMap((key) => question.options.find((option) => option.key === key) ?? []);
    if (options.length < pick.keys.length) return [];
    const [label, detail] = labels(question, pick, options);
    return [{ rank: index + 1, label, detail, chance: pick.chance, options }];
  });
}

/** The rank of each option that a hint names, by key. */
export function hintedOptions(rows: readonly HintRow[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { rank, options } of rows) for (const { key } of options) if (!ranks.has(key)) ranks.set(key, rank);
  return ranks;
}
