import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Plus sides and resource costs. */

const kylo = { characters: ['Kylo Ren'] };

describe('modifiers', () => {
  test('[st.rey.modifier] [dice.modifier] [dice.damage.no-split] 1 and +2 deal 3 at once', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1RD'], upgrades: [{ card: 'F-11D Rifle', pool: ['+2RD'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 1 }] },
    });
    table.me.picks('Resolve ranged').isAsked('F-11D Rifle: +2 ranged', 'Resolve without modifiers');
    table.me.picks('F-11D Rifle: +2 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 2, shields: 0 });
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[dice.modifier.not-alone] [dice.modifier.own-pool] not alone, not with other modifiers, not with the opponent', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Finn',
            exhausted: true,
            upgrades: [
              { card: 'F-11D Rifle', pool: ['+2RD'] },
              { card: 'F-11D Rifle', pool: ['+1RD'] },
            ],
          },
        ],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
    });
    table.me.isAsked('Claim the battlefield', 'Pass');
  });

  test('[dice.modifier] a plus side joins its own symbol only', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1R', '+2MD'] }] },
      opponent: kylo,
    });
    table.me.picks('Resolve resource');
    expect(table.me.pool).toEqual(['Rey +2MD']);
    table.rests();
  });

  test('[dice.modifier.base-spent] without its base it has nothing to join', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['1MD', '+2MD'] }] },
      opponent: kylo,
    });
    table.me.picks('Resolve melee', 'Resolve without modifiers', 'Kylo Ren');
    table.opponent.picks('Pass');
    table.me.isAsked('Claim the battlefield', 'Pass');
    expect(table.me.pool).toEqual(['Rey +2MD']);
  });

  test('[gap.modifier.several] [dice.modifier.many] several on one base, all costs paid together', () => {
    const table = board({
      me: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD1'] },
          { card: 'TIE Pilot', pool: ['+3RD1'] },
          { card: 'TIE Pilot', pool: ['+1RD'] },
        ],
        resources: 2,
      },
      opponent: { characters: ['Finn'] },
    });
    table.me
      .picks('Resolve ranged')
      .isAsked('TIE Pilot: +3 ranged for 1', 'TIE Pilot: +1 ranged', 'Resolve without modifiers');
    table.me.picks('TIE Pilot: +3 ranged for 1', 'TIE Pilot: +1 ranged', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(6);
    expect(table.me.resources).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[dice.cost] what all together cannot be paid is not offered', () => {
    const table = board({
      me: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD1'] },
          { card: 'TIE Pilot', pool: ['+3RD1'] },
        ],
        resources: 1,
      },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.me.pool).toEqual(['TIE Pilot +3RD1']);
    table.rests();
  });

  test('[contradiction.modifier.faces] [dice.modifier.count] a die may have three plus sides, of any symbol', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['1Sh'], upgrades: [{ card: 'Lure of Power', pool: ['+2*'] }] }] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve shield', 'Lure of Power: +2 any', 'Kylo Ren');
    expect(table.me.card('Kylo Ren').shields).toBe(3);
    table.rests();
  });

  test('[err.vibroknife] the Vibroknife makes what it joins unblockable, and nothing else', () => {
    const rey = { characters: [{ card: 'Rey', pool: ['1MD'], upgrades: [{ card: 'Vibroknife', pool: ['+2MD'] }] }] };
    const opponent = { characters: [{ card: 'Kylo Ren', shields: 3 }] };
    const joined = board({ me: rey, opponent });
    joined.me.picks('Resolve melee', 'Vibroknife: +2 melee', 'Kylo Ren');
    expect(joined.opponent.card('Kylo Ren')).toMatchObject({ damage: 3, shields: 3 });

    const alone = board({ me: rey, opponent });
    alone.me.picks('Resolve melee', 'Resolve without modifiers', 'Kylo Ren');
    expect(alone.opponent.card('Kylo Ren')).toMatchObject({ damage: 0, shields: 2 });
  });

  test('[core.through-card.modifiers] through a card a die resolves without modifiers', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', elite: true, upgrades: ['Fast Hands'] }] },
      opponent: kylo,
      rolls: [
        ['Jango Fett', '1R'],
        ['Jango Fett', '+1R'],
      ],
    });
    table.me.picks('Activate Jango Fett', 'Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.pool).toEqual(['Jango Fett +1R']);
    table.rests();
  });
});

describe('resource costs', () => {
  test('[core.remove-die] dice that are removed count with what they show, and cost nothing', () => {
    const strike = (...dice: string[]) => {
      const table = board({
        me: {
          characters: [
            { card: 'First Order Stormtrooper', pool: ['2RD1'], upgrades: [{ card: 'F-11D Rifle', pool: ['+2RD'] }] },
          ],
          hand: ['Surgical Strike'],
          resources: 1,
        },
        opponent: { characters: ['Rey', 'Finn'], supports: ['Launch Bay', 'Awakening'] },
      });
      table.me.picks('Play Surgical Strike', ...dice);
      return table;
    };
    // 3 and 3 are 6: enough for the Launch Bay (5) too. One alone is 3.
    const both = strike('First Order Stormtrooper: 2 ranged for 1', 'F-11D Rifle: +2 ranged');
    both.me.isAsked('Launch Bay', 'Awakening');
    expect(both.me.pool).toEqual([]);
    expect(both.me.resources).toBe(0);
    const one = strike('F-11D Rifle: +2 ranged');
    expect(one.me.pool).toEqual(['First Order Stormtrooper 2RD1']);
    expect(one.opponent.discard).toEqual(['Awakening']);
  });

  test('[st.rey.cost] [actions.resolve.pay] a side with a cost resolves for it, or not at all', () => {
    const staff = (resources: number) =>
      board({
        me: {
          characters: [{ card: 'Rey', exhausted: true, upgrades: [{ card: "Rey's Staff", pool: ['3MD1'] }] }],
          resources,
        },
        opponent: kylo,
      });
    const paid = staff(1);
    paid.me.picks('Resolve melee', 'Kylo Ren');
    expect(paid.opponent.card('Kylo Ren').damage).toBe(3);
    expect(paid.me.resources).toBe(0);
    paid.rests();

    staff(0).me.isAsked('Claim the battlefield', 'Pass');
  });

  test('[terms.remove-die.unresolvable-counts] to be removed, plus sides and sides that cost count as showing the symbol', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Tusken Raider',
            upgrades: [
              { card: 'Gaffi Stick', pool: ['Sp'] },
              { card: 'Gaffi Stick', pool: ['2MD1'] },
            ],
          },
          { card: 'Kylo Ren', upgrades: [{ card: 'Lightsaber', pool: ['+2MD'] }] },
        ],
      },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special').isAsked('Gaffi Stick: 2 melee for 1', 'Lightsaber: +2 melee');
    table.me.picks('Lightsaber: +2 melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(3);
    expect(table.me.pool).toEqual(['Gaffi Stick 2MD1']);
    table.rests();
  });
});
