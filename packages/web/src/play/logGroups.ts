import type { LogLine } from '../contract.ts';

/** An action or step of the game with what it set off. */
export interface LogGroup {
  readonly head: LogLine;
  readonly rest: readonly LogLine[];
}

/** Events that begin something: all that follows until the next of them belongs to it. */
const beginnings: ReadonlySet<string> = new Set(['action began', 'round began', 'action phase ended']);

/** What says by itself which action it is; the line that only names the action is not needed then. */
const speaking: ReadonlySet<string> = new Set(['activated', 'played', 'claimed', 'passed']);

function headed(lines: readonly LogLine[]): LogGroup | null {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  // What is paid for a card comes before it is played; the card makes the better head.
  const at = first.event === 'action began' ? others.findIndex((line) => speaking.has(line.event)) : -1;
  const head = others[at];
  if (head === undefined || others.slice(0, at).some((line) => line.event !== 'resources spent')) {
    return { head: first, rest: others };
  }
  return { head, rest: others.filter((line) => line !== head) };
}

/** Gathers lines under the action or step that set them off. A log that starts in the middle starts with its first line. */
export function logGroups(lines: readonly LogLine[]): readonly LogGroup[] {
  const groups: LogLine[][] = [];
  let begun = false;
  for (const line of lines) {
    const last = groups.at(-1);
    // A pass is an action without a line before it that names it.
    const named = last?.length === 1 && last[0]?.event === 'action began';
    const begins = beginnings.has(line.event) || (line.event === 'passed' && !named);
    if (last === undefined || begins || (line.depth === 0 && !begun)) groups.push([line]);
    else last.push(line);
    begun ||= begins;
  }
  return groups.flatMap((group) => headed(group) ?? []);
}

/** What a screen reader is told: the texts in order, as sentences. */
export function spoken(lines: readonly LogLine[]): string {
  return lines.map((line) => (/[.!?]$/.test(line.text) ? line.text : `${line.text}.`)).join(' ');
}
