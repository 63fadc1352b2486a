import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const DAMAGE = 'Deal 1 damage to a character';
const RESOURCE = 'Gain 1 resource';
const SHIELD = 'Give a character 1 shield';

describe('Force Training', () => {
  const resolving = () =>
    board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Force Training', pool: ['Sp'] }] }] },
      opponent: { characters: ['Finn'] },
    });

  test('[clar.force-training] [clarification.force-training] two of the three, never the same twice', () => {
    const table = resolving();
    table.me.picks('Resolve special').isAsked(DAMAGE, RESOURCE, SHIELD).picks(RESOURCE);
    table.me.isAsked(DAMAGE, SHIELD).picks(DAMAGE);
    // Both are chosen before the first is done.
    expect(table.me.resources).toBe(1);
    table.me.picks('Finn');
    expect(table.opponent.card('Finn').damage).toBe(1);
    expect(table.me.card('Rey').shields).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('they are done in the order of choice', () => {
    const table = resolving();
    table.me.picks('Resolve special', SHIELD, DAMAGE, 'Finn', 'Finn');
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 0, shields: 0 });
    const other = resolving();
    other.me.picks('Resolve special', DAMAGE, SHIELD, 'Finn', 'Finn');
    expect(other.opponent.card('Finn')).toMatchObject({ damage: 1, shields: 1 });
    other.rests();
  });

  test('[terms.play-restriction] it goes on any character while a blue one can be spotted', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Force Training'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Force Training').isAsked('Rey', 'Finn').picks('Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Force Training']);
    const without = board({
      me: { characters: ['Finn'], hand: ['Force Training'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    expect(without.me.isOffered('Play Force Training')).toBe(false);
    table.rests();
  });
});
