import { Match, type Seat } from '@dejarik/engine';
import { savedPosition } from '@dejarik/engine/board';
import { type DieId, DiePlace, NO_CARD } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.js';
import { board, Table } from './support/table.js';

/*
 * What random games brought to light, each as the smallest position that shows it.
 */

describe('found by random games', () => {
  test("[areas.battlefield.in-play] the battlefield's card says who controls it after a claim", () => {
    const table = board({
      me: { characters: ['Rey'] },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    expect(table.me.has('Frozen Wastes')).toBe(false);
    table.me.picks('Claim the battlefield');
    expect(table.me.has('Frozen Wastes')).toBe(true);
    expect(table.opponent.has('Frozen Wastes')).toBe(false);
  });

  test('a card that is played from under another lies on it no more', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', pool: ['1MD'] }],
        hand: ['Premonitions', 'Premonitions', 'Use The Force'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Premonitions', 'mode:0', 'Use The Force');
    table.opponent.picks('Pass');
    table.me
      .picks('Play Premonitions', 'mode:1')
      .isAsked('+2 melee', '1 discard', '1 resource', '+1 resource', 'Blank');
    const stacked = table.me.card('Use The Force');
    expect(stacked).toMatchObject({ zone: 'limbo', host: null });
  });

  test('a card of an opponent is turned up before anything about playing it is asked', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Premonitions'] },
      opponent: { characters: ['Kylo Ren'], hand: ['Premonitions', 'Lightsaber'] },
      turn: 'opponent',
    });
    table.opponent.picks('Play Premonitions', 'mode:0', 'Lightsaber');
    table.me.picks('Play Premonitions', 'mode:1').isAsked('Rey', 'Finn');
    expect(table.log).toContain('Lightsaber is revealed (Premonitions)');
    expect(table.match.canUndo(0 as Seat)).toBe(false);
    table.me.picks('Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
  });

  test('a die is placed on a card only while that is in play', () => {
    const table = board({
      me: {
        characters: [{ card: 'Qui-Gon Jinn', upgrades: ['Lightsaber', 'Jedi Robes', 'Force Throw'] }],
        hand: ['Prized Possession'],
        resources: 4,
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
    });
    table.me.picks('Play Prized Possession', 'Replace none', 'Prized Possession', 'Yes');
    expect(table.me.discard).toEqual(['Prized Possession']);
    expect(table.opponent.pool).toEqual([]);
    expect(table.opponent.card('Kylo Ren').dice).toHaveLength(1);
  });

  test('that a question has one option is told to the asked seat alone', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', exhausted: true }] },
      opponent: { characters: ['Kylo Ren'] },
      claimed: 'opponent',
      controller: 'opponent',
    });
    table.me.isAsked('Pass');
    const automatic = [0, 1, null].map((seat) => table.match.view(seat as Seat | null).question?.automatic);
    expect(automatic).toEqual([true, false, false]);
  });

  test('of dice compared by value one may belong to no card, which takes no damage', () => {
    const saved = savedPosition(catalogue, {
      me: { characters: [{ card: 'Rey', exhausted: true }], hand: ['Face-Off'], resources: 1, spareDice: ['Finn'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      rolls: [
        ['Finn', '-'],
        ['Kylo Ren', '1MD'],
      ],
    });
    const { dice, seats } = saved.stable;
    const loose = dice.findIndex(({ card, owner }) => card === NO_CARD && owner === 0);
    Object.assign(dice[loose] ?? {}, { place: DiePlace.pool, pool: 0 });
    seats[0]?.pool.push(loose as DieId);
    const table = new Table(Match.load(catalogue, saved));
    table.me.picks('Play Face-Off');
    expect([table.me.card('Rey').damage, table.opponent.card('Kylo Ren').damage]).toEqual([0, 0]);
    table.rests();
  });
});
