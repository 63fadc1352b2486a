import { describe, expect, test } from 'vitest';
import type { QuestionGroup, QuestionKind, QuestionView } from '../src/contract.ts';
import { canConfirm, confirmLabel, groupLimits, keysToSend, limitWords, toggle } from '../src/play/group.ts';
import { option, question } from './fixtures/position.ts';

function dice(
  group: Partial<QuestionGroup> = {},
  kind: QuestionKind = 'die',
  rule = 'actions.reroll.choose-first',
): QuestionView {
  const options = ['d3', 'd1', 'd2'].map((id) => option(`die:${id}`, id, { dice: [id] }));
  return question({
    seat: 0,
    kind,
    rule,
    prompt: 'Choose dice.',
    options,
    group: { id: 1, min: 1, max: 3, chosen: [], ordered: false, ...group },
  });
}

describe('limits of a choice of several', () => {
  test('counts what was chosen before', () => {
    expect(groupLimits(dice({ min: 2, max: 3, chosen: ['die:d9'] }))).toEqual({ min: 1, max: 2 });
  });
  test('a single choice needs no confirmation', () => {
    expect(groupLimits(dice({ max: 1 }))).toBeNull();
  });
  test('a single card of a hand does', () => {
    expect(groupLimits(dice({ min: 0, max: 1 }, 'upkeep discard'))).toEqual({ min: 0, max: 1 });
  });
  test('points of a distribution are picked one by one', () => {
    expect(groupLimits(dice({}, 'assign'))).toBeNull();
  });
  test('are said in words', () => {
    expect([limitWords({ min: 0, max: 2 }), limitWords({ min: 1, max: 3 }), limitWords({ min: 2, max: 2 })]).toEqual([
      'up to 2',
      '1 to 3',
      'exactly 2',
    ]);
  });
});

describe('the selection', () => {
  test('a second click takes an item out again', () => {
    expect(toggle(['a', 'b'], 'a', 3)).toEqual(['b']);
  });
  test('nothing more fits into a full one', () => {
    expect(toggle(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  });
  test('goes in the order of the question, whatever was clicked first, and ends with done', () => {
    expect(keysToSend(dice(), ['die:d2', 'die:d3'])).toEqual(['die:d3', 'die:d2', 'done']);
  });
  test('goes in the order of the clicks where order matters', () => {
    expect(keysToSend(dice({ ordered: true }), ['die:d2', 'die:d3'])).toEqual(['die:d2', 'die:d3', 'done']);
  });
  test('a full group ends by itself', () => {
    expect(keysToSend(dice({ max: 2 }), ['die:d2', 'die:d1'])).toEqual(['die:d1', 'die:d2']);
  });
  test('is confirmed between its limits only', () => {
    const asked = dice({ min: 2, max: 2 });
    expect([[], ['die:d1'], ['die:d1', 'die:d2']].map((selection) => canConfirm(asked, selection))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the confirming button', () => {
  test('counts', () => {
    expect([confirmLabel(dice(), 1), confirmLabel(dice(), 2)]).toEqual(['Reroll 1 die', 'Reroll 2 dice']);
  });
  test('of a hand says what happens to the cards', () => {
    const options = [option('card:c1', 'Dodge', { cards: ['c1'] }), option('done', 'Done')];
    const group = { id: 1, min: 0, max: 1, chosen: [], ordered: false };
    const hand = (kind: QuestionKind) => question({ seat: 0, kind, prompt: '', options, group });
    expect(confirmLabel(hand('mulligan'), 1)).toBe('Put back 1 card');
    expect(confirmLabel(hand('upkeep discard'), 0)).toBe('Keep all cards');
  });
});
