import { expect, test } from 'vitest';
import { movesBetween } from '../src/play/moved.ts';
import { midGame } from './fixtures/scenes.ts';
import { show, viewOf } from './fixtures/position.ts';

test('a die that comes into the pool rolls, one that shows another side turns, the others lie still', () => {
  const position = midGame();
  const before = viewOf(position, 0, null);
  show(position, 'd2', 1);
  show(position, 'd4', 4);
  const { tumbles } = movesBetween(before, viewOf(position, 0, null), [], 5);
  expect(Object.fromEntries(tumbles)).toEqual({
    d2: { serial: 5, order: 0, kind: 'roll' },
    d4: { serial: 5, order: 0, kind: 'turn' },
  });
});

test('a reroll tumbles even when it lands on the side it had', () => {
  const view = viewOf(midGame(), 0, null);
  const line = {
    number: 1,
    depth: 0,
    seat: 0,
    event: 'rerolled',
    text: '',
    cards: [],
    dice: ['d1'],
    amount: null,
    rule: 'structure.rounds',
    cause: null,
  };
  expect(movesBetween(view, view, [line], 2).tumbles.get('d1')).toEqual({ serial: 2, order: 0, kind: 'roll' });
});

test('damage, healing and shields rise as numbers', () => {
  const position = midGame();
  const before = viewOf(position, 0, null);
  const [kylo, rey, finn] = ['c21', 'c1', 'c2'].map((id) => position.cards[id]);
  if (kylo === undefined || rey === undefined || finn === undefined) throw new Error('The fixture has changed.');
  kylo.damage += 3;
  rey.damage -= 2;
  finn.shields += 1;
  const { numbers } = movesBetween(before, viewOf(position, 0, null), [], 1);
  expect(Object.fromEntries(numbers)).toEqual({
    c21: { text: '−3', tone: 'harm' },
    c1: { text: '+2', tone: 'good' },
    c2: { text: '+1', tone: 'good' },
  });
});

test('nothing moves in the first view', () => {
  expect(movesBetween(null, viewOf(midGame(), 0, null), [], 1).tumbles.size).toBe(0);
});
