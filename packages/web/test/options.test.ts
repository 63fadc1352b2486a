import { describe, expect, test } from 'vitest';
import { isOnBoard, layOut, optionsByEntity } from '../src/play/options.ts';
import { hotkeys } from '../src/question/hotkeys.ts';
import { actionSketch, midGame } from './fixtures/scenes.ts';
import { option, question, viewOf } from './fixtures/position.ts';

const action = question(actionSketch);

describe('options on the board', () => {
  test('every die of a symbol offers the one option that resolves it', () => {
    const map = optionsByEntity(action.options);
    expect(['d1', 'd191', 'd3'].map((die) => map.get(die)?.map(({ key }) => key))).toEqual([
      ['resolve:melee'],
      ['resolve:melee'],
      ['resolve:melee'],
    ]);
  });
  test('a card of the hand offers to be played and to be discarded', () => {
    expect(
      optionsByEntity(action.options)
        .get('c8')
        ?.map(({ key }) => key),
    ).toEqual(['play:c8', 'reroll:c8']);
  });
  test('an option that names a card twice is offered once', () => {
    expect(optionsByEntity([option('use:c1:0', 'Use', { cards: ['c1', 'c1'] })]).get('c1')).toHaveLength(1);
  });
  test('what lies in play, in a pool or in the own hand can be touched; a discard pile and sides of dice cannot', () => {
    const view = viewOf(midGame(), 0, null);
    const side = view.dice['d1']?.sides[0];
    const asked = [
      option('card:c21', '', { cards: ['c21'] }),
      option('die:d21', '', { dice: ['d21'] }),
      option('card:c8', '', { cards: ['c8'] }),
      option('card:c13', '', { cards: ['c13'] }),
      option('side:d1:0', '', { dice: ['d1'], ...(side === undefined ? {} : { side }) }),
    ];
    expect(asked.map((each) => isOnBoard(view, 0, each))).toEqual([true, true, true, false, false]);
  });
});

describe('options in the panel', () => {
  test('stand by kind of action, what gives a turn away at the foot', () => {
    const layout = layOut(action);
    expect(layout.sections.map(({ section, options }) => [section, options.length])).toEqual([
      ['resolve', 3],
      ['activate', 1],
      ['play', 4],
      ['use', 1],
      ['reroll', 5],
    ]);
    expect(layout.closing.map(({ key }) => key)).toEqual(['claim', 'pass']);
  });
  test('digits follow the panel, C claims, 0 passes', () => {
    const keys = hotkeys(action);
    expect([
      keys.get('1')?.key,
      keys.get('4')?.key,
      keys.get('9')?.key,
      keys.get('C')?.key,
      keys.get('0')?.key,
    ]).toEqual(['resolve:melee', 'activate:c2', 'use:c7:0', 'claim', 'pass']);
  });
});
