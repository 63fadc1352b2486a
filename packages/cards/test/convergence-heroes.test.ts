import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The characters, upgrades, supports, plot and battlefield of the Obi-Wan Kenobi starter deck. */

const OBI_WAN = '09057';
const kylo = { characters: ['Kylo Ren'] };

describe('Obi-Wan Kenobi (CONV 57)', () => {
  test('[actions.power-action] his power action resolves a die with a value of 2 or more for 1 more, once a round', () => {
    const table = board({
      me: {
        characters: [
          { card: OBI_WAN, pool: ['2MD', '2F'] },
          { card: 'Finn', pool: ['1RD'] },
        ],
      },
      opponent: kylo,
    });
    table.me.picks('Use Obi-Wan Kenobi').isAsked('Obi-Wan Kenobi: 2 melee', 'Obi-Wan Kenobi: 2 focus');
    table.me.picks('Obi-Wan Kenobi: 2 melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2F', 'Finn 1RD']);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Obi-Wan Kenobi')).toBe(false);
    table.rests();
  });

  test('[dice.through-card.cost] [dice.through-card.no-lone-modifier] the cost of the side is paid, a plus side is no choice', () => {
    const table = board({
      me: {
        characters: [{ card: OBI_WAN, pool: ['3MD1', '2Sh'], upgrades: [{ card: 'Lightsaber', pool: ['+2MD'] }] }],
        resources: 1,
      },
      opponent: kylo,
    });
    table.me.picks('Use Obi-Wan Kenobi').isAsked('Obi-Wan Kenobi: 3 melee for 1', 'Obi-Wan Kenobi: 2 shield');
    table.me.picks('Obi-Wan Kenobi: 3 melee for 1', 'Kylo Ren');
    expect(table.me.resources).toBe(0);
    // The modifier stays where it is.
    expect(table.opponent.card('Kylo Ren').damage).toBe(4);
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2Sh', 'Lightsaber +2MD']);
    table.rests();
  });

  test('dice of other cards serve as well', () => {
    const table = board({
      me: { characters: [OBI_WAN, 'Finn'], supports: [{ card: "Obi-Wan Kenobi's Interceptor", pool: ['3ID'] }] },
      opponent: kylo,
    });
    table.me.picks('Use Obi-Wan Kenobi');
    expect(table.opponent.card('Kylo Ren').damage).toBe(4);
    table.rests();
  });
});

describe('Satine Kryze (CONV 91)', () => {
  test('after she is activated one of my dice may be rerolled, also one of another card', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['1R'] }, 'Satine Kryze'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls: [
        ['Satine Kryze', '1F'],
        [OBI_WAN, '2MD'],
      ],
    });
    table.me.picks('Activate Satine Kryze').isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Obi-Wan Kenobi: 1 resource', 'Satine Kryze: 1 focus').picks('Obi-Wan Kenobi: 1 resource');
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2MD', 'Satine Kryze 1F']);
    table.rests();
  });

  test('it may be declined, and the opponent activating somebody means nothing', () => {
    const table = board({
      me: { characters: ['Satine Kryze'] },
      opponent: kylo,
      rolls: [
        ['Satine Kryze', '-'],
        ['Kylo Ren', '1R'],
      ],
    });
    table.me.picks('Activate Satine Kryze', 'No');
    table.opponent.picks('Activate Kylo Ren');
    table.rests();
  });
});

describe('Deathwatch Hideout (CONV 174)', () => {
  const claiming = (characters: string[]) =>
    board({
      me: { characters, discard: ['Dodge', 'Lightsaber'], deck: ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'] },
      opponent: kylo,
      battlefield: 'Deathwatch Hideout',
      controller: 'opponent',
    });

  test('[st.obi.deathwatch] [actions.claim] with Satine 1 resource, and a card goes from the discard pile under the deck', () => {
    const table = claiming([OBI_WAN, 'Satine Kryze']);
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Dodge', 'Lightsaber').picks('Dodge');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Lightsaber']);
    expect(table.me.deckCount).toBe(7);
    table.opponent.picks('Pass');
    // Upkeep draws five from the top: the card is still at the bottom.
    expect(table.me.hand).toEqual(['Aim', 'Aim', 'Aim', 'Aim', 'Aim']);
    expect(table.me.deckCount).toBe(2);
  });

  test('[st.obi.deathwatch] [terms.spot.failed] without Satine the resource alone', () => {
    const table = claiming([OBI_WAN]);
    table.me.picks('Claim the battlefield', 'Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Dodge', 'Lightsaber']);
    table.opponent.isAsked('Activate Kylo Ren', 'Pass');
  });

  test("[terms.spot.own-only] an opponent's Satine does not help", () => {
    const table = board({
      me: { characters: [OBI_WAN], discard: ['Dodge'] },
      opponent: { characters: ['Satine Kryze'] },
      battlefield: 'Deathwatch Hideout',
    });
    table.me.picks('Claim the battlefield', 'Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Dodge']);
  });

  test('declined, it gives nothing', () => {
    const table = claiming([OBI_WAN, 'Satine Kryze']);
    table.me.picks('Claim the battlefield', 'No');
    expect(table.me.resources).toBe(0);
  });
});

describe('Force Flow (CONV 113)', () => {
  test('its action sets it aside and turns any die', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['1R'] }], plots: ['Force Flow'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
    });
    table.me.picks('Use Force Flow').isAsked('Obi-Wan Kenobi: 1 resource', 'Kylo Ren: 2 melee for 1');
    table.me.picks('Kylo Ren: 2 melee for 1', 'Blank');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    expect(table.me.has('Force Flow')).toBe(false);
    expect(table.me.setAside).toEqual(['Force Flow']);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Force Flow')).toBe(false);
    table.rests();
  });

  test('it can be set aside with no die to turn: that is no pass', () => {
    const table = board({ me: { characters: [OBI_WAN], plots: ['Force Flow'] }, opponent: kylo, turn: 'opponent' });
    table.opponent.picks('Pass');
    table.me.picks('Use Force Flow');
    expect(table.me.setAside).toEqual(['Force Flow']);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });
});

describe('Republic Jedi Armor (CONV 71)', () => {
  test('played on a Jedi it gives 1 shield, and 1 health as long as it stays', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, damage: 10 }, 'Finn'], hand: ['Republic Jedi Armor'], resources: 2 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }], resources: 1 },
    });
    table.me.picks('Play Republic Jedi Armor', 'Obi-Wan Kenobi');
    expect(table.me.card('Obi-Wan Kenobi')).toMatchObject({ shields: 1, health: 12, damage: 10 });
    table.opponent.picks('Resolve melee', 'Obi-Wan Kenobi');
    // One of two is blocked: 11 damage would have been too much without the armor.
    expect(table.me.card('Obi-Wan Kenobi')).toMatchObject({ shields: 0, damage: 11 });
    table.rests();
  });

  test('on somebody else it gives health and no shield', () => {
    const table = board({
      me: { characters: [OBI_WAN, 'Finn'], hand: ['Republic Jedi Armor'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play Republic Jedi Armor', 'Finn');
    expect(table.me.card('Finn')).toMatchObject({ shields: 0, health: 11 });
    table.rests();
  });

  test('[damage.defeat.immediate] who lived by it falls when it is replaced', () => {
    const table = board({
      me: {
        characters: [OBI_WAN, { card: 'Finn', damage: 10, upgrades: ['Republic Jedi Armor'] }],
        hand: ['Punch Dagger'],
        resources: 1,
      },
      opponent: kylo,
    });
    table.me.picks('Play Punch Dagger', 'Finn', 'Republic Jedi Armor');
    expect(table.me.has('Finn')).toBe(false);
    expect([...table.me.discard].sort()).toEqual(['Punch Dagger', 'Republic Jedi Armor']);
    table.rests();
  });
});

describe('Mandalorian Jetpack (CONV 157)', () => {
  test('its special rerolls another die, of any player, and deals what that one shows then', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['1R'], upgrades: [{ card: 'Mandalorian Jetpack', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1Sh'] }] },
      rolls: [['Kylo Ren', '2MD1']],
    });
    table.me.picks('Resolve special').isAsked('Obi-Wan Kenobi: 1 resource', 'Kylo Ren: 1 shield');
    table.me.picks('Kylo Ren: 1 shield', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });

  test('[dice.value.zero] a blank deals nothing, and nobody is asked whom', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, pool: ['1R'], upgrades: [{ card: 'Mandalorian Jetpack', pool: ['Sp'] }] }] },
      opponent: kylo,
      rolls: [[OBI_WAN, '-']],
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('[terms.target.required] alone in the pools it does nothing', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, upgrades: [{ card: 'Mandalorian Jetpack', pool: ['Sp'] }] }] },
      opponent: kylo,
    });
    table.me.picks('Resolve special');
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});

describe("Obi-Wan Kenobi's Interceptor (CONV 65)", () => {
  const activated = (characters: string[], own: string) =>
    board({
      me: {
        characters: characters.map((card) => (card === 'Finn' ? { card, pool: ['-', '1R'] } : card)),
        supports: ["Obi-Wan Kenobi's Interceptor"],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
      rolls: [["Obi-Wan Kenobi's Interceptor", own]],
    });

  test('with Obi-Wan one of my blanks may be turned', () => {
    const table = activated([OBI_WAN, 'Finn'], '2RD');
    table.me.picks("Activate Obi-Wan Kenobi's Interceptor").isAsked('Yes', 'No').picks('Yes', '2 ranged');
    expect(table.me.pool).toEqual(['Finn 2RD', 'Finn 1R', "Obi-Wan Kenobi's Interceptor 2RD"]);
    table.rests();
  });

  test('any card of that title can be spotted', () => {
    const table = activated(['02037', 'Finn'], '2RD');
    table.me.picks("Activate Obi-Wan Kenobi's Interceptor").isAsked('Yes', 'No').picks('No');
    expect(table.me.pool).toEqual(['Finn -', 'Finn 1R', "Obi-Wan Kenobi's Interceptor 2RD"]);
  });

  test('[terms.spot] nobody is asked without him', () => {
    const table = activated(['Finn'], '2RD');
    table.me.picks("Activate Obi-Wan Kenobi's Interceptor");
    table.rests();
  });
});

describe('Seeking The Truth (CONV 153)', () => {
  const used = (characters: (string | { card: string; pool: string[] })[], rolls: (readonly [string, string])[]) =>
    board({
      me: { characters, supports: ['Seeking The Truth'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      rolls,
    });

  test('rerolls one of my dice, and with a leader another die, of any player', () => {
    const table = used(
      [{ card: OBI_WAN, pool: ['1R'] }, 'Satine Kryze'],
      [
        [OBI_WAN, '2MD'],
        ['Kylo Ren', '-'],
      ],
    );
    table.me.picks('Use Seeking The Truth').isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Obi-Wan Kenobi: 2 melee', 'Kylo Ren: 2 melee for 1').picks('Kylo Ren: 2 melee for 1');
    expect(table.me.card('Seeking The Truth').exhausted).toBe(true);
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    table.rests();
  });

  test('without a leader the first half alone; exhausted it cannot be used again', () => {
    const table = used([{ card: OBI_WAN, pool: ['1R'] }], [[OBI_WAN, '2Sh']]);
    table.me.picks('Use Seeking The Truth');
    expect(table.me.pool).toEqual(['Obi-Wan Kenobi 2Sh']);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Seeking The Truth')).toBe(false);
    table.rests();
  });

  test('[abilities.then] with no die of mine the second half is not reached', () => {
    const table = used([OBI_WAN, 'Satine Kryze'], []);
    table.me.picks('Use Seeking The Truth');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
