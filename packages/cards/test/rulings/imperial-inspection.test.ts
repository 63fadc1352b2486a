import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const INSPECTION = 'Imperial Inspection';

describe('Imperial Inspection', () => {
  test("[err.imperial-inspection] [errata.imperial-inspection] after a die rolls a disrupt it is set aside, and an upgrade of cost 2 or less returns to its owner's hand", () => {
    const table = board({
      me: { characters: [{ card: 'General Grievous', upgrades: ['F-11D Rifle'] }], supports: [INSPECTION] },
      opponent: { characters: [{ card: 'Rey', upgrades: ['Jedi Robes', 'Lightsaber'] }] },
      rolls: [
        ['General Grievous', '1Dr'],
        ['F-11D Rifle', '1R'],
      ],
    });
    table.me.picks('Activate General Grievous', 'Yes').isAsked('F-11D Rifle', 'Jedi Robes').picks('Jedi Robes');
    expect(table.me.setAside).toEqual([INSPECTION]);
    expect(table.me.discard).toEqual([]);
    expect(table.opponent.hand).toEqual(['Jedi Robes']);
    expect(table.opponent.upgradesOn('Rey')).toEqual(['Lightsaber']);
    table.rests();
  });

  test('[err.imperial-inspection] [terms.roll] a reroll counts, a turn does not', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Count Dooku', pool: ['1F'] },
          { card: 'General Grievous', pool: ['2MD'] },
        ],
        supports: [INSPECTION],
        hand: ['Unpredictable'],
      },
      opponent: { characters: [{ card: 'Rey', upgrades: ['Jedi Robes'] }] },
      rolls: [['General Grievous', '1Dr']],
    });
    table.me.picks('Resolve focus', 'General Grievous: 2 melee', '1 disrupt');
    expect(table.me.has(INSPECTION)).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Play Unpredictable');
    table.me.picks('Yes');
    expect(table.opponent.hand).toEqual(['Jedi Robes']);
    expect(table.me.has(INSPECTION)).toBe(false);
  });

  test("an opponent's dice, and other sides, do not set it off; its player may decline", () => {
    const table = board({
      me: { characters: ['General Grievous'], supports: [INSPECTION] },
      opponent: { characters: [{ card: 'Rey', upgrades: ['Jedi Robes'] }] },
      rolls: [
        ['Rey', '1Dc'],
        ['Jedi Robes', '1Dr'],
        ['General Grievous', '1Dr'],
      ],
      turn: 'opponent',
    });
    table.opponent.picks('Activate Rey');
    table.me.picks('Activate General Grievous').isAsked('Yes', 'No').picks('No');
    expect(table.me.has(INSPECTION)).toBe(true);
    table.rests();
  });

  test('two dice that roll it at once use it once', () => {
    const table = board({
      me: { characters: [{ card: 'General Grievous', elite: true }], supports: [INSPECTION] },
      opponent: { characters: [{ card: 'Rey', upgrades: ['Jedi Robes', 'Comlink'] }] },
      rolls: [
        ['General Grievous', '1Dr'],
        ['General Grievous', '1Dr'],
      ],
    });
    table.me.picks('Activate General Grievous', `Use ${INSPECTION}`, 'Yes', 'Comlink');
    expect(table.opponent.hand).toEqual(['Comlink']);
    expect(table.opponent.upgradesOn('Rey')).toEqual(['Jedi Robes']);
    table.rests();
  });
});
