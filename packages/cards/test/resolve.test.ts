import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Resolving dice: symbols, values, costs, modifiers. */

const kylo = { characters: ['Kylo Ren'] };

describe('the resolve action', () => {
  const finnAndRey = {
    characters: [
      { card: 'Finn', pool: ['1RD', '2RD'] },
      { card: 'Rey', pool: ['1MD'] },
    ],
  };

  test('[st.rey.symbol-choice] [faq.melee-vs-ranged] [actions.resolve.at-least-one] one symbol an action: melee and ranged are two', () => {
    const table = board({ me: finnAndRey, opponent: kylo });
    table.me.isAsked(
      'Resolve melee',
      'Resolve ranged',
      'Claim the battlefield',
      'Pass',
      'Activate Finn',
      'Activate Rey',
    );
    table.me.picks('Resolve ranged').isAsked('Finn: 1 ranged', 'Finn: 2 ranged');
  });

  test('[st.luke.symbol-choice] [st.obi.symbol-choice] in the other editions too', () => {
    for (const edition of ['legacies', 'convergence']) {
      const table = board({ me: finnAndRey, opponent: kylo, edition });
      table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Kylo Ren');
      table.me.isAsked('Finn: 2 ranged', 'Done').picks('Done');
      expect(table.me.pool).toEqual(['Finn 2RD', 'Rey 1MD']);
    }
  });

  test('[core.resolve.values] [actions.resolve.return] [actions.resolve.one-at-a-time] [dice.ranged] [dice.symbol] dice of one symbol hit one after the other, each its own target', () => {
    const table = board({
      me: finnAndRey,
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });
    table.me.picks('Resolve ranged', 'Finn: 2 ranged').isAsked('Finn', 'Rey', 'Kylo Ren', 'First Order Stormtrooper');
    table.me.picks('Kylo Ren', 'Finn: 1 ranged', 'First Order Stormtrooper');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.card('First Order Stormtrooper').damage).toBe(1);
    expect(table.me.pool).toEqual(['Rey 1MD']);
    expect(table.me.card('Finn').dice).toHaveLength(2);
    table.rests();
  });

  test('[faq.not-all-dice] not all need be resolved', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', pool: ['1RD', '2RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
      opponent: kylo,
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Kylo Ren', 'Finn: 2 ranged', 'Kylo Ren');
    table.me.isAsked('First Order Stormtrooper: 2 ranged', 'Done').picks('Done');
    expect(table.me.pool).toEqual(['First Order Stormtrooper 2RD']);
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    table.rests();
  });

  test("[core.resolve.own-pool] an opponent's dice cannot be resolved", () => {
    const table = board({
      me: { characters: ['Rey'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[core.blank] a blank is not resolved', () => {
    const table = board({ me: { characters: [{ card: 'Rey', exhausted: true, pool: ['-'] }] }, opponent: kylo });
    table.me.isAsked('Claim the battlefield', 'Pass');
  });

  test('[core.any-character] damage and shields may go to any character of either player', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1MD', '1Sh'] }, 'Rey'] },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });
    table.me.picks('Resolve melee').isAsked('Finn', 'Rey', 'Kylo Ren', 'First Order Stormtrooper').picks('Rey');
    expect(table.me.card('Rey').damage).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Resolve shield').isAsked('Finn', 'Rey', 'Kylo Ren', 'First Order Stormtrooper').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').shields).toBe(1);
  });

  test('[ex.target.defeated] [damage.defeat.inert] a defeated character is no target', () => {
    const table = board({
      me: finnAndRey,
      opponent: { characters: ['Kylo Ren', { card: 'First Order Stormtrooper', damage: 6 }] },
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'First Order Stormtrooper', 'Finn: 2 ranged');
    expect(table.opponent.has('First Order Stormtrooper')).toBe(false);
    table.me.isAsked('Finn', 'Rey', 'Kylo Ren');
  });
});

describe('symbols', () => {
  test('[st.luke.values] [dice.value] 2 damage to one character, 2 shields to one character', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', upgrades: [{ card: 'Immobilize', pool: ['2Sh'] }] }],
        supports: [],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve shield', 'Rey');
    expect(table.me.card('Rey').shields).toBe(2);

    const hit = board({ me: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }], resources: 1 }, opponent: kylo });
    hit.me.picks('Resolve melee', 'Kylo Ren#2');
    expect(hit.opponent.card('Kylo Ren').damage).toBe(2);
    expect(hit.me.resources).toBe(0);
  });

  test('[core.resource-die] [terms.resources] resources are gained, modifiers included', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1R', '+1R'] }], resources: 1 },
      opponent: kylo,
    });
    table.me.picks('Resolve resource', 'Rey: +1 resource');
    expect(table.me.resources).toBe(3);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[core.disrupt-discard-floor] no more than there is is lost or discarded', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Kylo Ren',
            upgrades: [
              { card: 'Mind Probe', pool: ['2Dr'] },
              { card: 'Mind Probe', pool: ['2Dc'] },
            ],
          },
        ],
      },
      opponent: { characters: ['Rey'], resources: 1, hand: ['Aim'] },
    });
    table.me.picks('Resolve disrupt');
    expect(table.opponent.resources).toBe(0);
    table.opponent.picks('Pass');
    table.me.picks('Resolve discard');
    expect(table.opponent.hand).toEqual([]);
    expect(table.opponent.discard).toEqual(['Aim']);
    table.rests();
  });

  test('[dice.discard] which cards go is random, not chosen', () => {
    const gone = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const table = board({
        me: { characters: [{ card: 'Rey', pool: ['1Dc'] }] },
        opponent: { characters: ['Kylo Ren'], hand: ['Aim', 'Block', 'Dodge'] },
        seed,
      });
      table.me.picks('Resolve discard');
      table.rests();
      return table.opponent.discard.join(', ');
    });
    expect(new Set(gone).size).toBeGreaterThan(1);
  });

  test('[core.focus] [contradiction.focus.grievous-text] turns up to that many other own dice to chosen sides', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', pool: ['2F'] },
          { card: 'Rey', pool: ['-', '1R'] },
          { card: 'Finn', pool: ['-'] },
        ],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
    });
    table.me.picks('Resolve focus').isAsked('Rey: blank', 'Rey: 1 resource', 'Finn: blank', 'None');
    table.me.picks('Rey: blank', 'Finn: blank', '1 melee', '2 ranged');
    expect(table.me.pool).toEqual(['Rey 1MD', 'Rey 1R', 'Finn 2RD']);
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    table.rests();
  });

  test('[dice.focus.up-to] none may be turned', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', pool: ['2F'] },
          { card: 'Rey', pool: ['-'] },
        ],
      },
      opponent: kylo,
    });
    table.me.picks('Resolve focus', 'None');
    expect(table.me.pool).toEqual(['Rey -']);
    table.rests();
  });
});

describe('specials', () => {
  const bb8AndInfiltrate = {
    characters: [{ card: 'Finn', upgrades: [{ card: 'Infiltrate', pool: ['Sp'] }] }],
    supports: [{ card: 'BB-8', pool: ['Sp'] }],
  };

  test('[core.special.order] [dice.special.many] different specials in one action, in either order', () => {
    const first = board({
      me: bb8AndInfiltrate,
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [
        ['Kylo Ren', '-'],
        ['BB-8', 'Sp'],
      ],
    });
    first.me.picks('Resolve special').isAsked('Infiltrate: special', 'BB-8: special');
    first.me.picks('Infiltrate: special', 'Kylo Ren: 2 melee for 1', 'BB-8: special');
    // BB-8 shows special again, but it is done for this action.
    expect(first.me.pool).toEqual(['BB-8 Sp']);
    first.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    first.rests();
  });

  test('[core.late-dice] [actions.resolve.once-per-die] a die that comes to show the symbol may join the action', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', upgrades: [{ card: 'Infiltrate', pool: ['1R'] }] }],
        supports: [{ card: 'BB-8', pool: ['Sp'] }],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [
        ['BB-8', 'Sp'],
        ['Infiltrate', 'Sp'],
        ['Kylo Ren', '-'],
      ],
    });
    table.me.picks('Resolve special').isAsked('Infiltrate: special', 'Done').picks('Infiltrate: special');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.me.pool).toEqual(['BB-8 Sp']);
    table.rests();
  });

  test("[core.special.own-card] [dice.special] a die uses its own card's special", () => {
    const table = board({ me: bb8AndInfiltrate, opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] } });
    table.me.picks('Resolve special', 'Infiltrate: special');
    // Up to two of an opponent's dice: that is Infiltrate's.
    table.me.isAsked('Kylo Ren: blank', 'None');
  });

  test('[faq.special-on-exhausted] a special works on an exhausted card', () => {
    const table = board({
      me: { characters: ['Rey'], supports: [{ card: 'Black One', exhausted: true, pool: ['Sp'] }] },
      opponent: kylo,
      rolls: [['Black One', '2RD']],
    });
    table.me.picks('Resolve special', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.me.pool).toEqual(['Black One 2RD']);
    table.rests();
  });

  test('[core.special.fixed-zero] a special side is worth 0', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Finn', upgrades: [{ card: 'Infiltrate', pool: ['Sp'] }] }] },
    });
    table.me.picks('Resolve special', 'Infiltrate: special');
    expect(table.opponent.card('Finn').damage).toBe(0);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});
