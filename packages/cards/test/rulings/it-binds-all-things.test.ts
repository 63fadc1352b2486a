import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const BINDS = 'It Binds All Things';

describe('It Binds All Things', () => {
  const playing = (hand: string, resources: number, supports: string[] = [BINDS]) =>
    board({
      me: { characters: ['Rey'], hand: [hand], supports, resources },
      opponent: { characters: ['Kylo Ren'] },
    });

  test('[terms.decreases] it is exhausted to play a blue upgrade for 1 less', () => {
    const table = playing('Lightsaber', 3);
    table.me.picks('Play Lightsaber').isAsked(`Use ${BINDS}`, 'None').picks(`Use ${BINDS}`, 'No');
    expect(table.me.resources).toBe(1);
    expect(table.me.card(BINDS).exhausted).toBe(true);
    table.rests();
  });

  test('[actions.play.attempt-unaffordable] it counts when resources are short', () => {
    const table = playing('Lightsaber', 2);
    table.me.picks('Play Lightsaber');
    table.me.picks('No');
    expect(table.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
    expect(table.me.resources).toBe(0);
    expect(playing('Lightsaber', 1).me.isOffered('Play Lightsaber')).toBe(false);
    expect(playing('Lightsaber', 1, [BINDS, BINDS]).me.isOffered('Play Lightsaber')).toBe(true);
    table.rests();
  });

  test('other upgrades, and blue cards that are none, cost what they cost', () => {
    expect(playing('Comlink', 1).me.isOffered('Play Comlink')).toBe(false);
    const table = playing('Use The Force', 1);
    table.me.picks('Play Use The Force');
    expect(table.me.card(BINDS).exhausted).toBe(false);
    expect(table.me.resources).toBe(0);
    table.rests();
  });
});
