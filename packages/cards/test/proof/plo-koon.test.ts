import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Plo Koon', () => {
  test('he has the triggered abilities of the own non-unique characters', () => {
    const table = board({
      me: { characters: ['Plo Koon', 'Tusken Raider'], hand: ['Flank'] },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [['Plo Koon', '2MD']],
    });
    table.me.picks('Activate Plo Koon').isAsked('Yes', 'No').picks('Yes', 'Flank', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    table.rests();
  });

  test('"this character" is he, and the lender keeps its own', () => {
    const table = board({
      me: { characters: ['Plo Koon', 'Tusken Raider'], hand: ['Flank', 'Aim'] },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [
        ['Tusken Raider', '1RD'],
        ['Plo Koon', '1MD'],
      ],
    });
    table.me.picks('Activate Tusken Raider').isAsked('Yes', 'No').picks('No');
    table.opponent.picks('Pass');
    table.me.picks('Activate Plo Koon', 'Yes', 'Aim', 'Kylo Ren');
    // His own die, not the Raider's.
    expect(table.me.pool).toEqual(['Tusken Raider 1RD']);
    table.rests();
  });

  test('unique characters and those of an opponent lend nothing', () => {
    const table = board({
      me: { characters: ['Plo Koon', 'Obi-Wan Kenobi'], hand: ['Flank'] },
      opponent: { characters: ['Tusken Raider', { card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      rolls: [['Plo Koon', '2MD']],
    });
    table.me.picks('Activate Plo Koon');
    table.opponent.isAsked(
      'Activate Tusken Raider',
      'Activate First Order Stormtrooper',
      'Resolve ranged',
      'Claim the battlefield',
      'Pass',
    );
    table.rests();
  });

  test('two lenders of one text give it twice', () => {
    const table = board({
      me: { characters: [{ card: 'Plo Koon', elite: true }, 'Tusken Raider', 'Tusken Raider'], hand: ['Flank', 'Aim'] },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [
        ['Plo Koon', '2MD'],
        ['Plo Koon', '1MD'],
      ],
    });
    table.me.picks('Activate Plo Koon').isAsked('Use Plo Koon', 'Use Plo Koon').picks('Use Plo Koon');
    table.me.picks('Yes', 'Aim', 'Plo Koon: 2 melee', 'Kylo Ren', 'Yes', 'Flank', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    table.rests();
  });

  test('[keyword.guardian] [keyword.binary] Guardian he has once, however many lend it', () => {
    for (const edition of ['rr15', 'current']) {
      const table = board({
        me: { characters: ['Plo Koon', 'Rebel Trooper', 'Rebel Trooper'] },
        opponent: {
          characters: [
            { card: 'Bala-Tik', exhausted: true, pool: ['1RD'] },
            { card: 'Finn', exhausted: true, pool: ['2RD'] },
          ],
        },
        edition,
        rolls: [['Plo Koon', '1Sh']],
      });
      table.me.picks('Activate Plo Koon');
      table.me.picks(edition === 'rr15' ? 'Use Plo Koon' : 'Yes', 'Finn: 2 ranged');
      expect(table.me.card('Plo Koon').damage).toBe(2);
      expect(table.opponent.pool).toEqual(['Bala-Tik 1RD']);
      table.opponent.isAsked('Resolve ranged', 'Claim the battlefield', 'Pass');
      table.rests();
    }
  });

  test('[abilities.ongoing] the protection of a TIE Pilot: his die protects too', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Dodge'], resources: 2 },
      opponent: {
        characters: [
          { card: 'Plo Koon', pool: ['1F'] },
          { card: 'TIE Pilot', pool: ['+2RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Dodge');
    // Plo Koon's die protects the pilot's own as well.
    expect(table.opponent.pool).toEqual(['Plo Koon 1F', 'TIE Pilot +2RD', 'First Order Stormtrooper 2RD']);
    table.rests();
  });

  test('[abilities.ongoing] live: when the lender falls he has it no more', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }], hand: ['Dodge'], resources: 2 },
      opponent: {
        characters: [
          { card: 'Plo Koon', pool: ['1F'] },
          { card: 'TIE Pilot', damage: 5 },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Resolve ranged', 'TIE Pilot');
    table.opponent.picks('Pass');
    table.me.picks('Play Dodge');
    expect(table.opponent.pool).toEqual(['Plo Koon 1F']);
    table.rests();
  });

  test("a MagnaGuard's replacement saves him until the round is over", () => {
    const table = board({
      me: { characters: [{ card: 'Plo Koon', damage: 9 }, 'MagnaGuard'], deck: ['Aim'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Plo Koon');
    expect(table.me.card('Plo Koon').damage).toBe(10);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.has('Plo Koon')).toBe(false);
    expect(table.me.has('MagnaGuard')).toBe(true);
    table.rests();
  });

  test('the delayed defeat of a lender is not his', () => {
    const table = board({
      me: { characters: ['Plo Koon', { card: 'MagnaGuard', damage: 7 }], deck: ['Aim'] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: 'Bala-Tik', pool: ['1RD'] },
        ],
        deck: ['Aim'],
      },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks(
      'Resolve ranged',
      'First Order Stormtrooper: 2 ranged',
      'MagnaGuard',
      'Bala-Tik: 1 ranged',
      'Plo Koon',
    );
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    // The MagnaGuard fell at the end of the round, Plo Koon (1 damage) did not.
    expect(table.me.has('MagnaGuard')).toBe(false);
    expect(table.me.card('Plo Koon').damage).toBe(1);
    table.rests();
  });
});
