import type { LogLine } from '../contract.ts';

/** An action or step of the game with what it set off. */
export interface LogGroup {
  readonly head: LogLine;
  readonly rest: readonly LogLine[];
}

/** Gathers lines under the line of depth 0 that they follow. A log that starts in the middle starts with its first line. */
export function logGroups(lines: readonly LogLine[]): readonly LogGroup[] {
  const groups: { head: LogLine; rest: LogLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last === undefined || line.depth === 0) groups.push({ head: line, rest: [] });
    else last.rest.push(line);
  }
  return groups;
}

/** What a screen reader is told: the texts in order, as sentences. */
export function spoken(lines: readonly LogLine[]): string {
  return lines.map((line) => (/[.!?]$/.test(line.text) ? line.text : `${line.text}.`)).join(' ');
}
