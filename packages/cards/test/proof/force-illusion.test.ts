import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const DECK = ['Aim', 'Flank', 'Dodge', 'Block', 'Enrage'];

const struck = (me: { shields?: number; deck?: string[]; die?: string; modifier?: string; damage?: number }) => {
  const table = board({
    me: {
      characters: [
        { card: 'Rey', shields: me.shields ?? 0, damage: me.damage ?? 0, upgrades: ['Force Illusion'] },
        'Finn',
      ],
      deck: me.deck ?? DECK,
    },
    opponent: { characters: [{ card: 'General Grievous', pool: [me.die ?? '3MD1'] }], resources: 1 },
    turn: 'opponent',
  });
  table.opponent.picks('Resolve melee', 'Rey');
  return table;
};

describe('Force Illusion', () => {
  test('damage that is about to be taken is blocked by as many cards of the deck', () => {
    const table = struck({});
    table.me.isAsked('Use Force Illusion', 'None').picks('Use Force Illusion');
    expect(table.me.card('Rey').damage).toBe(0);
    expect(table.me.discard).toEqual(['Aim', 'Flank', 'Dodge', 'Force Illusion']);
    expect(table.me.upgradesOn('Rey')).toEqual([]);
    table.rests();
  });

  test('it need not be used', () => {
    const table = struck({});
    table.me.picks('None');
    expect(table.me.card('Rey').damage).toBe(3);
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
    table.rests();
  });

  test('[clar.force-illusion.order] [damage.block.order] shields first: it blocks the rest', () => {
    const table = struck({ shields: 1 });
    table.me.isAsked('Use Force Illusion', 'Block with shields').picks('Block with shields');
    table.me.isAsked('Use Force Illusion', 'None').picks('Use Force Illusion');
    expect(table.me.card('Rey')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.me.discard).toEqual(['Aim', 'Flank', 'Force Illusion']);
    table.rests();
  });

  test('[clar.force-illusion.order] Force Illusion first: the shield remains', () => {
    const table = struck({ shields: 1 });
    table.me.picks('Use Force Illusion');
    expect(table.me.card('Rey')).toMatchObject({ damage: 0, shields: 1 });
    expect(table.me.discard).toEqual(['Aim', 'Flank', 'Dodge', 'Force Illusion']);
    table.rests();
  });

  test('[terms.take-damage] where the shields block everything nothing is about to be taken', () => {
    const table = struck({ shields: 3 });
    table.me.picks('Block with shields');
    expect(table.me.card('Rey')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
    table.rests();
  });

  test('[clar.force-illusion.all-or-nothing] [abilities.then] with too few cards nothing is blocked and it stays', () => {
    const table = struck({ deck: ['Aim', 'Flank'] });
    table.me.picks('Use Force Illusion');
    expect(table.me.card('Rey').damage).toBe(3);
    expect(table.me.discard).toEqual(['Aim', 'Flank']);
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
    table.rests();
  });

  test('[clar.force-illusion.all-or-nothing] after that the shields still block', () => {
    const table = struck({ deck: ['Aim', 'Flank'], shields: 1 });
    table.me.picks('Use Force Illusion');
    expect(table.me.card('Rey')).toMatchObject({ damage: 2, shields: 0 });
    table.rests();
  });

  test('[contradiction.unblockable.scope] [damage.unblockable] it does not help against unblockable damage', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', shields: 1, upgrades: ['Force Illusion'] }], deck: DECK },
      opponent: { characters: [{ card: 'Finn', upgrades: [{ card: 'Vibroknife', pool: ['1MD'] }] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Rey');
    expect(table.me.card('Rey')).toMatchObject({ damage: 1, shields: 1 });
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
    table.rests();
  });

  test('two copies may both be of use, one after the other', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: ['Force Illusion', 'Force Illusion'] }], deck: DECK.slice(0, 4) },
      opponent: { characters: [{ card: 'General Grievous', elite: true, pool: ['2MD', '2MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'General Grievous: 2 melee', 'Rey');
    table.me.isAsked('Use Force Illusion', 'Use Force Illusion', 'None').picks('Use Force Illusion');
    table.opponent.picks('General Grievous: 2 melee', 'Rey');
    table.me.isAsked('Use Force Illusion', 'None').picks('Use Force Illusion');
    expect(table.me.card('Rey').damage).toBe(0);
    expect(table.me.deckCount).toBe(0);
    table.rests();
  });
});
