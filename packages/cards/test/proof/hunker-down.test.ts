import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const hunkered = { card: 'Finn', upgrades: ['Hunker Down'] };

describe('Hunker Down', () => {
  const struck = (die: string, shields: number) => {
    const table = board({
      me: { characters: [{ card: 'General Grievous', pool: [die] }], resources: 1 },
      opponent: { characters: [{ ...hunkered, shields }] },
    });
    table.me.picks('Resolve melee', 'Finn');
    return table;
  };

  test('its action gives a shield', () => {
    const table = board({ me: { characters: [hunkered] }, opponent: { characters: ['Rey'] } });
    table.me.picks('Use Hunker Down');
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.me.card('Hunker Down').exhausted).toBe(true);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Hunker Down')).toBe(false);
    table.rests();
  });

  test('[contradiction.null-action] [faq.stalling] with three shields it may still be exhausted, which is no pass', () => {
    const table = board({
      me: { characters: [{ ...hunkered, shields: 3 }] },
      opponent: { characters: ['Rey'] },
      turn: 'opponent',
    });
    table.opponent.picks('Pass');
    table.me.picks('Use Hunker Down');
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[ex.taking-damage.hunker-down] [terms.take-damage] it stays where shields block everything', () => {
    const table = struck('2MD', 2);
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[ex.taking-damage.hunker-down] [contradiction.hunker-down.wording] melee damage that is taken discards it', () => {
    const table = struck('3MD1', 2);
    expect(table.opponent.card('Finn').damage).toBe(1);
    expect(table.opponent.upgradesOn('Finn')).toEqual([]);
    expect(table.opponent.discard).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[clar.hunker-down] three shields against 3', () => {
    const table = struck('3MD1', 3);
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('ranged damage does not matter, nor does melee damage to others', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', elite: true, pool: ['2RD', '1MD'] }] },
      opponent: { characters: [hunkered, 'Poe Dameron'] },
    });
    table.me.picks('Resolve ranged', 'Finn');
    table.opponent.picks('Pass');
    table.me.picks('Resolve melee', 'Poe Dameron');
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Hunker Down']);
    expect(table.opponent.card('Finn').damage).toBe(2);
    table.rests();
  });

  test('[ex.damage.deflect] [damage.untyped-default] damage of a card is neither', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Deflect'], resources: 1 },
      opponent: { characters: [hunkered], supports: [{ card: 'Black One', pool: ['3RD'] }] },
    });
    table.me.picks('Play Deflect', 'Finn');
    expect(table.opponent.pool).toEqual([]);
    // Half of 3, rounded up.
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[core.move.damage] [terms.move.damage] damage that is moved is not taken', () => {
    const table = board({
      me: {
        characters: [
          { ...hunkered, shields: 2 },
          { card: 'Rey', damage: 3 },
        ],
        hand: ['Draw Attention'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Draw Attention', 'Rey', '2');
    expect(table.me.card('Finn')).toMatchObject({ damage: 2, shields: 2 });
    expect(table.me.card('Rey').damage).toBe(1);
    expect(table.me.upgradesOn('Finn')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[core.move.damage] [damage.defeat.immediate] but it defeats', () => {
    const table = board({
      me: {
        characters: [
          { ...hunkered, shields: 2, damage: 8 },
          { card: 'Rey', damage: 3 },
        ],
        hand: ['Draw Attention'],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Draw Attention', 'Rey', '2');
    expect(table.me.has('Finn')).toBe(false);
    table.rests();
  });

  test('[core.upgrade.independent] [cards.upgrade.no-exhaust] activating the character leaves upgrades as they are', () => {
    const table = board({
      me: {
        characters: [
          {
            card: 'Finn',
            upgrades: [{ card: 'Hunker Down', exhausted: true }, { card: 'Cunning', exhausted: true }, 'Vibroknife'],
          },
        ],
      },
      opponent: { characters: ['Rey'] },
      rolls: [
        ['Finn', '1R'],
        ['Cunning', '1F'],
        ['Vibroknife', '1R'],
      ],
    });
    table.me.picks('Activate Finn');
    expect(table.me.pool).toEqual(['Finn 1R', 'Cunning 1F', 'Vibroknife 1R']);
    expect(table.me.card('Hunker Down').exhausted).toBe(true);
    expect(table.me.card('Cunning').exhausted).toBe(true);
    expect(table.me.card('Vibroknife').exhausted).toBe(false);
    table.rests();
  });
});
