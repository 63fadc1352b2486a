import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

/* Cards of Awakenings that rules and other cards speak of. */

describe('AT-ST', () => {
  test('its special discards a support from play, any one', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], supports: [{ card: 'AT-ST', pool: ['Sp'] }] },
      opponent: { characters: ['Finn'], supports: [{ card: 'Black One', pool: ['2RD'] }] },
    });
    table.me.picks('Resolve special').isAsked('AT-ST', 'Black One').picks('Black One');
    expect(table.opponent.has('Black One')).toBe(false);
    expect(table.opponent.pool).toEqual([]);
    expect(table.opponent.discard).toEqual(['Black One']);
    table.rests();
  });
});

describe('General Veers', () => {
  test('his action removes his die to turn a support die', () => {
    const table = board({
      me: {
        characters: [
          { card: 'General Veers', pool: ['1R'] },
          { card: 'Bala-Tik', pool: ['1F'] },
        ],
        supports: [{ card: 'AT-ST', pool: ['2Sh'] }],
      },
      opponent: { characters: ['Finn'], supports: [{ card: 'Black One', pool: ['2RD'] }] },
    });
    table.me.picks('Use General Veers', '4 ranged');
    expect(table.me.pool).toEqual(['Bala-Tik 1F', 'AT-ST 4RD']);
    table.rests();
  });
});

describe('Darth Vader', () => {
  const activating = (hand: string[]) => {
    const table = board({
      me: { characters: ['Darth Vader'] },
      opponent: { characters: ['Finn'], hand },
      rolls: [['Darth Vader', '3MD']],
    });
    table.me.picks('Activate Darth Vader');
    return table;
  };

  test('after he is activated an opponent may be forced to discard a card of their choice', () => {
    const table = activating(['Aim', 'Dodge']);
    table.me.picks('Yes');
    table.opponent.isAsked('Aim', 'Dodge').picks('Dodge');
    expect(table.opponent.discard).toEqual(['Dodge']);
    table.rests();
  });

  test('or not', () => {
    const table = activating(['Aim']);
    table.me.picks('No');
    expect(table.opponent.hand).toEqual(['Aim']);
    table.rests();
  });
});

describe('Han Solo', () => {
  test('after a card with Ambush is played he may have a shield', () => {
    const table = board({
      me: {
        characters: [{ card: 'Han Solo', pool: ['1R'] }],
        hand: ['Unpredictable', 'Unpredictable', 'Take Cover'],
      },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [
        ['Han Solo', '2Dr'],
        ['Han Solo', '2RD'],
      ],
    });
    table.me.picks('Play Unpredictable', 'Yes');
    expect(table.me.card('Han Solo').shields).toBe(1);
    table.me.picks('Play Unpredictable', 'No').picks('Play Take Cover', 'Han Solo');
    expect(table.me.card('Han Solo').shields).toBe(2);
    table.rests();
  });
});

describe('Outpost', () => {
  test("its special resolves the battlefield's claim ability; nothing is claimed", () => {
    const table = board({
      me: { characters: ['Finn'], supports: [{ card: 'Outpost', pool: ['Sp'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    table.me.picks('Resolve special');
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.view).toMatchObject({ battlefieldController: 1, claimedBy: null });
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Claim the battlefield')).toBe(true);
    table.rests();
  });
});

describe('Riposte', () => {
  const riposting = () =>
    board({
      me: { characters: [{ card: 'Rey', shields: 3 }, 'Finn'], hand: ['Riposte'] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 1 }] },
    });

  test('as many shields as are removed are dealt as damage', () => {
    const table = riposting();
    table.me.picks('Play Riposte', 'Rey').isAsked('3', '2', '1', '0').picks('2', 'Kylo Ren');
    expect(table.me.card('Rey').shields).toBe(1);
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 1, shields: 0 });
    table.rests();
  });

  test('[terms.target.any-number] none is a number too; then nothing is dealt', () => {
    const table = riposting();
    table.me.picks('Play Riposte', 'Rey', '0');
    expect(table.me.card('Rey').shields).toBe(3);
    expect(table.me.discard).toEqual(['Riposte']);
    table.rests();
  });
});

describe('Smuggling', () => {
  test('a yellow character and a card of the hand are a resource', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Smuggling', 'Aim', 'Dodge'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Smuggling').isAsked('Aim', 'Dodge').picks('Aim');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Aim', 'Smuggling']);
    table.rests();
  });

  test('[terms.spot.failed] without either there is none', () => {
    const red = board({
      me: { characters: ['Leia Organa'], hand: ['Smuggling', 'Aim'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    red.me.picks('Play Smuggling');
    expect(red.me.resources).toBe(0);
    expect(red.me.hand).toEqual(['Aim']);
    const alone = board({
      me: { characters: ['Finn'], hand: ['Smuggling'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    alone.me.picks('Play Smuggling');
    expect(alone.me.resources).toBe(0);
    alone.rests();
  });
});

describe('Electroshock', () => {
  test('[dice.value.zero] removes a die with a value of 2 or less; a blank and a special have 0', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }], hand: ['Electroshock'], resources: 1 },
      opponent: {
        characters: [
          { card: 'Kylo Ren', elite: true, pool: ['-', 'Sp'] },
          { card: 'Bala-Tik', upgrades: [{ card: 'Gaffi Stick', pool: ['+2MD'] }] },
          { card: 'Poe Dameron', pool: ['3RD1'] },
        ],
      },
    });
    table.me.picks('Play Electroshock');
    table.me.isAsked('Finn: 2 ranged', 'Kylo Ren: blank', 'Kylo Ren: special', 'Gaffi Stick: +2 melee');
    table.me.picks('Kylo Ren: special');
    expect(table.opponent.pool).toEqual(['Kylo Ren -', 'Gaffi Stick +2MD', 'Poe Dameron 3RD1']);
    table.rests();
  });

  test('[terms.spot.failed] without a yellow character it does nothing', () => {
    const table = board({
      me: { characters: ['Leia Organa'], hand: ['Electroshock'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
    });
    table.me.picks('Play Electroshock');
    expect(table.opponent.pool).toEqual(['Kylo Ren -']);
    table.rests();
  });
});

describe('Outpost on Rebel War Room', () => {
  test('[actions.resolve.once-per-die] its own die, which is being resolved, cannot be resolved again', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', pool: ['1Sh'] }],
        supports: [
          { card: 'Outpost', pool: ['Sp'] },
          { card: 'Outpost', pool: ['Sp'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Resolve special', 'Outpost: special');
    table.me.isAsked('Finn: 1 shield', 'Outpost: special').picks('Outpost: special');
    // Both Outposts are being resolved now.
    table.me.picks('Finn');
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});
