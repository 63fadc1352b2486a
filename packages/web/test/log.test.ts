import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/contract.ts';
import { logGroups, spoken } from '../src/play/logGroups.ts';
import { isRoll, pauseAfter } from '../src/play/pace.ts';
import { plainText, textParts } from '../src/play/richText.ts';

let number = 0;
function line(event: string, text: string, depth = 0, dice: readonly string[] = []): LogLine {
  return {
    number: ++number,
    depth,
    seat: 0,
    event,
    text,
    cards: [],
    dice,
    amount: null,
    rule: 'structure.rounds',
    cause: null,
  };
}

const shape = (lines: readonly LogLine[]) =>
  logGroups(lines).map(({ head, rest }) => [head.text, ...rest.map(({ text }) => text)]);

describe('groups of the log', () => {
  test('an action holds everything until the next one', () => {
    expect(
      shape([
        line('action began', 'Ana: resolve dice'),
        line('resolved', 'Rey'),
        line('damaged', 'Kylo', 1),
        line('action began', 'Bela: resolve dice'),
        line('resolved', 'Kylo'),
      ]),
    ).toEqual([
      ['Ana: resolve dice', 'Rey', 'Kylo'],
      ['Bela: resolve dice', 'Kylo'],
    ]);
  });
  test('the name of an action gives way to the line that says it better', () => {
    expect(
      shape([
        line('action began', 'Ana: activate'),
        line('activated', 'Ana activates Rey'),
        line('rolled in', 'Rey rolls'),
      ]),
    ).toEqual([['Ana activates Rey', 'Rey rolls']]);
  });
  test('a pass is an action of its own', () => {
    const lines = [line('action began', 'Ana: resolve dice'), line('resolved', 'Rey'), line('passed', 'Bela passes')];
    expect(shape(lines)).toEqual([['Ana: resolve dice', 'Rey'], ['Bela passes']]);
  });
  test('before the first action every line of depth 0 begins a group', () => {
    expect(
      shape([line('shuffled', 'Ana shuffles'), line('drawn', 'Ana draws', 1), line('shuffled', 'Bela shuffles')]),
    ).toEqual([['Ana shuffles', 'Ana draws'], ['Bela shuffles']]);
  });
  test('a log that starts in the middle starts with its first line', () => {
    expect(shape([line('damaged', 'Kylo takes 1', 2)])).toEqual([['Kylo takes 1']]);
  });
  test('is spoken in sentences', () => {
    expect(spoken([line('a', 'Rey rolls'), line('b', 'Why not?')])).toBe('Rey rolls. Why not?');
  });
});

describe('the pace of what others do', () => {
  test('stays between 300 and 700 ms without dice', () => {
    const pauses = [0, 1, 4, 20].map((count) =>
      pauseAfter(
        Array.from({ length: count }, () => line('damaged', '')),
        'normal',
      ),
    );
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(700);
  });
  test('waits for tumbling dice', () => {
    expect(pauseAfter([line('rolled in', '', 0, ['d1'])], 'normal')).toBeGreaterThan(900);
  });
  test('can be none', () => {
    expect(pauseAfter([line('rolled in', '', 0, ['d1'])], 'instant')).toBe(0);
  });
  test('control of the battlefield is no roll', () => {
    expect(
      ['rolled in', 'rerolled', 'control gained', 'battlefield controlled'].map((event) => isRoll(line(event, ''))),
    ).toEqual([true, true, false, false]);
  });
});

describe('symbols in text', () => {
  test('are told from other brackets', () => {
    expect(textParts('Deal 2 [melee] or [both] of it')).toEqual([
      { kind: 'words', words: 'Deal 2 ' },
      { kind: 'symbol', symbol: 'melee' },
      { kind: 'words', words: ' or [both] of it' },
    ]);
  });
  test('are read aloud by name', () => {
    expect(plainText('[special]: gain 1 [resource].')).toBe('special: gain 1 resource.');
  });
});
