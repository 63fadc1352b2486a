import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Damage, shields, distributing. */

const finnShoots = { characters: [{ card: 'Finn', pool: ['2RD'] }] };
const rifle = { characters: [{ card: 'Finn', upgrades: [{ card: 'F-11D Rifle', pool: ['Sp'] }] }] };

describe('shields', () => {
  test('[faq.must-use-shields] [damage.deal] [damage.shield.block] [damage.shield.before-taken] they block, each 1, without being asked', () => {
    const table = board({
      me: finnShoots,
      opponent: { characters: [{ card: 'First Order Stormtrooper', shields: 1 }] },
    });
    table.me.picks('Resolve ranged', 'First Order Stormtrooper');
    expect(table.opponent.card('First Order Stormtrooper')).toMatchObject({ damage: 1, shields: 0 });
    table.opponent.isAsked('Activate First Order Stormtrooper', 'Claim the battlefield', 'Pass');
  });

  test('[core.shield.cap] [damage.shield.max] three at most; what is over is lost', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kylo Ren', shields: 2, upgrades: [{ card: 'Immobilize', pool: ['2Sh'] }] },
          'First Order Stormtrooper',
        ],
      },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve shield', 'Kylo Ren');
    expect(table.me.card('Kylo Ren').shields).toBe(3);
    expect(table.me.card('First Order Stormtrooper').shields).toBe(0);
    table.rests();
  });

  test('[ex.taking-damage.hunker-down] [contradiction.hunker-down.wording] blocked damage is not taken', () => {
    const hit = (pool: string[], resources: number) => {
      const table = board({
        me: { characters: [{ card: 'Kylo Ren', pool }], resources },
        opponent: { characters: [{ card: 'Finn', shields: 1, upgrades: ['Hunker Down'] }] },
      });
      table.me.picks('Resolve melee', 'Finn');
      table.rests();
      return table.opponent;
    };
    expect(hit(['1MD'], 0).upgradesOn('Finn')).toEqual(['Hunker Down']);
    expect(hit(['2MD1'], 1).discard).toEqual(['Hunker Down']);
  });
});

describe('distributed damage', () => {
  test('[ex.damage.distribute.even] nobody may be given more than remaining health while another has room', () => {
    const table = board({
      me: rifle,
      opponent: {
        characters: [
          { card: 'Kylo Ren', damage: 10 },
          { card: 'First Order Stormtrooper', damage: 6 },
        ],
      },
    });
    table.me.picks('Resolve special');
    // 1 and 1 is the only way: both fall at once, which decides the game.
    expect(table.winner).toBe('me');
  });

  test('[ex.damage.distribute.shield] shields count for the cap', () => {
    const shielded = () => {
      const table = board({
        me: rifle,
        opponent: {
          characters: [
            { card: 'Kylo Ren', damage: 10, shields: 1 },
            { card: 'First Order Stormtrooper', damage: 6 },
            'Bala-Tik',
          ],
        },
      });
      table.me.picks('Resolve special');
      table.opponent.isAsked('Kylo Ren', 'First Order Stormtrooper', 'Bala-Tik');
      return table;
    };
    const both = shielded();
    both.opponent.picks('Kylo Ren').isAsked('Kylo Ren', 'First Order Stormtrooper', 'Bala-Tik').picks('Kylo Ren');
    expect(both.opponent.has('Kylo Ren')).toBe(false);
    expect(both.opponent.has('First Order Stormtrooper')).toBe(true);

    const split = shielded();
    split.opponent.picks('Kylo Ren', 'First Order Stormtrooper');
    expect(split.opponent.card('Kylo Ren')).toMatchObject({ damage: 10, shields: 0 });
    expect(split.opponent.has('First Order Stormtrooper')).toBe(false);

    // With 1 remaining health and no shield, the trooper cannot be given the second point.
    const other = shielded();
    other.opponent.picks('First Order Stormtrooper');
    expect(other.opponent.has('First Order Stormtrooper')).toBe(false);
    expect(other.opponent.card('Bala-Tik').damage).toBe(1);
  });

  test('[ex.damage.distribute.overflow] [damage.excess] what nobody has room for goes anywhere and is ignored', () => {
    const table = board({ me: rifle, opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }] } });
    table.me.picks('Resolve special');
    expect(table.winner).toBe('me');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ zone: 'set aside' });
  });

  test('[damage.distribute.simultaneous] all of it is dealt at once', () => {
    const table = board({
      me: rifle,
      opponent: {
        characters: [{ card: 'Kylo Ren', damage: 10 }, { card: 'First Order Stormtrooper', damage: 6 }, 'Count Dooku'],
      },
    });
    table.me.picks('Resolve special');
    table.opponent.picks('Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(true);
    table.opponent.picks('First Order Stormtrooper');
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    expect(table.opponent.has('First Order Stormtrooper')).toBe(false);
    table.rests();
  });
});

describe('kinds of damage', () => {
  test('[damage.untyped-default] damage from a text is neither melee nor ranged', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Finn', upgrades: ['Hunker Down'] }] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[damage.unblockable] [contradiction.unblockable.scope] card effects do not block it either', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Lightsaber', pool: ['Sp'] }] }] },
      opponent: {
        characters: [{ card: 'Kylo Ren', shields: 1, upgrades: ['Force Illusion'] }],
        deck: ['Aim', 'Block', 'Dodge'],
      },
    });
    table.me.picks('Resolve special', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 2, shields: 1 });
    expect(table.opponent.deckCount).toBe(3);
    table.rests();
  });

  test('[damage.one-die-one-time] [queue.fifo] [ex.queue.single] each die deals its damage by itself, at once', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1RD', '2RD'] }] },
      opponent: { characters: ['Count Dooku'], hand: ['Aim', 'Block'] },
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Count Dooku');
    table.opponent.isAsked('Use Count Dooku', 'None').picks('None');
    expect(table.opponent.card('Count Dooku').damage).toBe(1);
    table.me.picks('Finn: 2 ranged', 'Count Dooku');
    table.opponent.isAsked('Use Count Dooku', 'None').picks('None');
    expect(table.opponent.card('Count Dooku').damage).toBe(3);
    table.rests();
  });

  test('[contradiction.support-damage] [cards.support.no-damage] supports are never offered as targets', () => {
    const table = board({
      me: finnShoots,
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], supports: ['First Order TIE Fighter'] },
    });
    table.me.picks('Resolve ranged').isAsked('Finn', 'Kylo Ren', 'First Order Stormtrooper');
  });
});

describe('healing', () => {
  test('[terms.heal] more than there is is ignored', () => {
    const table = board({
      me: { characters: ['Rey', { card: 'Finn', damage: 1 }], hand: ['Rejuvenate', 'Rejuvenate'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Rejuvenate', 'Finn');
    expect(table.me.card('Finn').damage).toBe(0);
    table.opponent.picks('Pass');
    table.me.picks('Play Rejuvenate', 'Finn');
    expect(table.me.card('Finn').damage).toBe(0);
    table.rests();
  });
});
