import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const trooper = { card: 'First Order Stormtrooper', pool: ['2RD'] };
const pilot = { card: 'TIE Pilot', pool: ['+2RD'] };

describe('TIE Pilot', () => {
  const dodged = (characters: { card: string; pool: string[]; upgrades?: string[] }[]) => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Dodge'], resources: 2 },
      opponent: { characters },
    });
    table.me.picks('Play Dodge');
    table.rests();
    return table.opponent.pool;
  };

  test('[faq.tie-pilot-dodge] one pilot protects the others but not itself', () => {
    expect(dodged([pilot, trooper, trooper])).toEqual(['First Order Stormtrooper 2RD', 'First Order Stormtrooper 2RD']);
  });

  test('[faq.tie-pilot-dodge] two protect everything', () => {
    expect(dodged([pilot, pilot, trooper])).toHaveLength(3);
  });

  test('[faq.tie-pilot-dodge] the two dice of one elite pilot do so as well', () => {
    expect(dodged([{ card: 'TIE Pilot', pool: ['+1RD', '+2RD'] }, trooper])).toHaveLength(3);
  });

  test('[abilities.ongoing] whatever its own die shows', () => {
    expect(dodged([{ card: 'TIE Pilot', pool: ['1F'] }, trooper])).toEqual([
      'TIE Pilot 1F',
      'First Order Stormtrooper 2RD',
    ]);
  });

  test('without its die in the pool it protects nothing', () => {
    expect(dodged([{ card: 'TIE Pilot', pool: [] }, trooper])).toEqual([]);
  });

  test('[core.showing] [terms.showing] Dodge removes what shows ranged damage in a pool, nothing else', () => {
    expect(
      dodged([
        trooper,
        { card: 'First Order Stormtrooper', pool: ['-'] },
        { card: 'Jango Fett', pool: [] },
        { card: 'Kylo Ren', pool: ['1MD'] },
      ]),
    ).toEqual(['First Order Stormtrooper -', 'Kylo Ren 1MD']);
  });

  test("[contradiction.remove.own-pool] [terms.remove-die.pool-only] an opponent's dice can be removed, dice of the own pool are not touched", () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }], hand: ['Dodge'], resources: 2 },
      opponent: { characters: [trooper] },
    });
    table.me.picks('Play Dodge');
    expect(table.me.pool).toEqual(['Finn 2RD']);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('[core.negative] [abilities.negative-wins] a choice of dice to remove leaves the protected ones out', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn', 'Poe Dameron'], hand: ['Flank'], resources: 1 },
      opponent: { characters: [pilot, trooper, { card: 'Kylo Ren', pool: ['1MD'], exhausted: true }] },
    });
    table.me.picks('Play Flank').isAsked('TIE Pilot: +2 ranged', 'Kylo Ren: 1 melee').picks('Kylo Ren: 1 melee');
    expect(table.opponent.pool).toEqual(['TIE Pilot +2RD', 'First Order Stormtrooper 2RD']);
    table.rests();
  });

  test('[core.negative] Guardian cannot take a protected die', () => {
    const table = board({
      me: { characters: ['Rebel Trooper'] },
      opponent: { characters: [pilot, trooper] },
      rolls: [['Rebel Trooper', '1R']],
    });
    table.me.picks('Activate Rebel Trooper', 'Yes');
    // The pilot's own die alone.
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 2RD']);
    expect(table.me.card('Rebel Trooper').damage).toBe(2);
    table.rests();
  });

  test('its controller may remove them all the same', () => {
    const table = board({
      me: { characters: [pilot, trooper], hand: [] },
      opponent: { characters: ['Rey'] },
      battlefield: 'Frozen Wastes',
    });
    table.me
      .picks('Claim the battlefield', 'Yes')
      .isAsked('TIE Pilot: +2 ranged', 'First Order Stormtrooper: 2 ranged');
    table.me.picks('First Order Stormtrooper: 2 ranged');
    expect(table.me.pool).toEqual(['TIE Pilot +2RD']);
    table.rests();
  });

  test('when the pilot falls its protection ends', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }], hand: ['Dodge'], resources: 2 },
      opponent: { characters: [{ ...pilot, damage: 6 }, trooper] },
    });
    table.me.picks('Resolve ranged', 'TIE Pilot');
    table.opponent.picks('Pass');
    table.me.picks('Play Dodge');
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});
