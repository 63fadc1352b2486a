import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const VADER = '02010';

describe('Darth Vader', () => {
  test('his special deals 3 damage, then 1 to himself', () => {
    const table = board({
      me: { characters: [{ card: VADER, pool: ['Sp'] }] },
      opponent: { characters: [{ card: 'Finn', shields: 2 }] },
    });
    table.me.picks('Resolve special', 'Finn');
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 1, shields: 0 });
    expect(table.me.card('Darth Vader').damage).toBe(1);
    table.rests();
  });

  test('he may strike himself', () => {
    const table = board({
      me: { characters: [{ card: VADER, pool: ['Sp'], damage: 8 }, 'Bala-Tik'] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve special', 'Darth Vader');
    expect(table.me.has('Darth Vader')).toBe(false);
    table.rests();
  });
});

describe('IG-88', () => {
  const building = (discard: string[], resources: number, upgrades: string[] = []) =>
    board({
      me: { characters: [{ card: 'IG-88', pool: ['Sp'], upgrades }, 'Jango Fett'], discard, resources },
      opponent: { characters: ['Finn'] },
    });

  test('plays a yellow weapon or equipment from the discard pile on himself for 2 less', () => {
    const table = building(['Gaffi Stick', 'Infantry Grenades', 'Thermal Detonator', 'Cunning', 'Ascension Gun'], 1);
    table.me.picks('Resolve special').isAsked('Gaffi Stick', 'Thermal Detonator', 'Ascension Gun');
    table.me.picks('Thermal Detonator');
    expect(table.me.upgradesOn('IG-88')).toEqual(['Thermal Detonator']);
    expect(table.me.resources).toBe(0);
    expect(table.me.discard).not.toContain('Thermal Detonator');
    table.rests();
  });

  test('what is too dear is not offered; an upgrade on him may be replaced', () => {
    const poor = building(['Thermal Detonator'], 0);
    poor.me.picks('Resolve special');
    expect(poor.me.discard).toEqual(['Thermal Detonator']);
    poor.rests();
    const table = building(['Thermal Detonator'], 0, ['Infiltrate']);
    table.me.picks('Resolve special');
    expect(table.me.upgradesOn('IG-88')).toEqual(['Thermal Detonator']);
    expect(table.me.discard).toEqual(['Infiltrate']);
    table.rests();
  });
});
