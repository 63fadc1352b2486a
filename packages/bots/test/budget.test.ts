import { describe, expect, test } from 'vitest';
import { budgetText, contestantText, parseBudget, parseContestant, settingsOf } from '../src/budget.js';

describe('budgets and contestants', () => {
  test.each([
    ['300it', { iterations: 300 }],
    ['1it', { iterations: 1 }],
    ['20ms', { milliseconds: 20 }],
  ])('%s is read and written', (text, budget) => {
    expect(parseBudget(text)).toEqual(budget);
    expect(budgetText(parseBudget(text))).toBe(text);
  });

  test.each(['', '300', 'it', '0it', '-5ms', '1.5ms', '020ms', '20 ms', '3s', '9999999999it'])(
    '"%s" is no budget',
    (text) => {
      expect(() => parseBudget(text)).toThrow(`as in 300it or 20ms, not "${text}"`);
    },
  );

  test('a contestant is a bot, with or without a budget', () => {
    expect(parseContestant('padawan')).toEqual({ bot: 'padawan', budget: null });
    expect(parseContestant('padawan@300it')).toEqual({ bot: 'padawan', budget: { iterations: 300 } });
    expect(parseContestant('simple')).toEqual({ bot: 'padawan', budget: null });
    for (const text of ['padawan', 'random@20ms', 'padawan@3000it']) {
      expect(contestantText(parseContestant(text))).toBe(text);
    }
  });

  test('what is none says what there is', () => {
    expect(() => parseContestant('yoda@300it')).toThrow(/^there is no bot "yoda"; bots are .*padawan/);
    expect(() => parseContestant('padawan@')).toThrow('not ""');
    expect(() => parseContestant('padawan@1it@2it')).toThrow('not "1it@2it"');
  });

  test('a clock is for those alone who think by time', () => {
    const clock = (): number => 0;
    expect(settingsOf(parseContestant('padawan'), clock)).toEqual({});
    expect(settingsOf(parseContestant('padawan@300it'), clock)).toEqual({ budget: { iterations: 300 } });
    expect(settingsOf(parseContestant('padawan@20ms'), clock)).toEqual({ budget: { milliseconds: 20 }, clock });
  });
});
