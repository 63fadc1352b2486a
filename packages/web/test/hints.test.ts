import { describe, expect, test } from 'vitest';
import type { HintPick, QuestionView } from '../src/contract.ts';
import { hintedOptions, hintRows, percent } from '../src/play/hints.ts';
import { option, question } from './fixtures/position.ts';

const rows = (asked: QuestionView, ...picks: readonly HintPick[]) =>
  hintRows(asked, { seat: 0, question: asked.number, picks }).map(({ options, ...row }) => ({
    ...row,
    keys: options.map(({ key }) => key),
  }));

describe('a hint in words', () => {
  const turn = question({
    seat: 0,
    kind: 'action',
    prompt: 'Take an action or pass.',
    options: [option('activate:c1', 'Activate Rey', { preview: 'rolls 2 dice' }), option('pass', 'Pass')],
  });
  test('names options by their labels, with their ranks', () => {
    expect(rows(turn, { keys: ['pass'], chance: 0.5 }, { keys: ['activate:c1'], chance: null })).toEqual([
      { rank: 1, label: 'Pass', detail: null, chance: 0.5, keys: ['pass'] },
      { rank: 2, label: 'Activate Rey', detail: null, chance: null, keys: ['activate:c1'] },
    ]);
  });
  test('leaves out what is not there', () => {
    expect(rows(turn, { keys: ['activate:c2'], chance: 0.5 })).toEqual([]);
  });
  test('tells cards of one name apart by what would be done to them', () => {
    const targets = question({
      seat: 0,
      kind: 'card',
      prompt: 'Choose.',
      options: [
        option('card:c1', 'Deal 3 to Trooper', { preview: '−3' }),
        option('card:c2', 'Deal 3 to Trooper', { preview: '−3, defeated' }),
      ],
    });
    expect(rows(targets, { keys: ['card:c2'], chance: 0.5 })[0]?.detail).toBe('−3, defeated');
  });

  const hand = question({
    seat: 0,
    kind: 'mulligan',
    prompt: 'Choose.',
    group: { id: 1, min: 0, max: 3, chosen: [], ordered: false },
    options: [
      ...['Dodge', 'Aim', 'Block'].map((title, at) => option(`card:c${at}`, `Put back ${title}`)),
      option('done', 'Done'),
    ],
  });
  test('counts several picks and says which they are', () => {
    expect(rows(hand, { keys: ['card:c0', 'card:c2'], chance: 0.5 })).toEqual([
      { rank: 1, label: 'Put back 2 cards', detail: 'Dodge, Block', chance: 0.5, keys: ['card:c0', 'card:c2'] },
    ]);
  });
  test('says what it is to pick nothing, and one alone', () => {
    const given = rows(hand, { keys: [], chance: 0.5 }, { keys: ['card:c1'], chance: 0.4 });
    expect(given.map(({ label, detail }) => [label, detail])).toEqual([
      ['Keep all cards', null],
      ['Put back Aim', null],
    ]);
  });

  test('marks each option with the rank of the best pick that names it', () => {
    const given = hintRows(hand, {
      seat: 0,
      question: 0,
      picks: [
        { keys: ['card:c0', 'card:c2'], chance: null },
        { keys: ['card:c2'], chance: null },
        { keys: ['card:c1'], chance: null },
      ],
    });
    expect([...hintedOptions(given)]).toEqual([
      ['card:c0', 1],
      ['card:c2', 1],
      ['card:c1', 3],
    ]);
  });
});

test('chances are whole parts of a hundred, and nothing is sure', () => {
  expect([0, 0.004, 0.5, 0.614, 0.999, 1].map(percent)).toEqual(['1 %', '1 %', '50 %', '61 %', '99 %', '99 %']);
});
