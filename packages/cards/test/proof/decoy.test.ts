import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const decoy = { card: 'Finn', upgrades: ['Decoy'] };

describe('Decoy', () => {
  test('exhausted, it draws damage from another character', () => {
    const table = board({
      me: { characters: [decoy, 'Rey'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    table.me.isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.me.card('Rey').damage).toBe(0);
    expect(table.me.card('Finn').damage).toBe(2);
    expect(table.me.card('Decoy').exhausted).toBe(true);
    table.rests();
  });

  test('it is not asked exhausted, nor for damage to its own character', () => {
    const table = board({
      me: { characters: [decoy, 'Rey'] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
          { card: 'Jango Fett', pool: ['1RD'] },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'First Order Stormtrooper: 2 ranged', 'Finn');
    table.opponent.picks('First Order Stormtrooper: 1 ranged', 'Rey');
    table.me.picks('Use Decoy');
    table.opponent.picks('Jango Fett: 1 ranged', 'Rey');
    expect(table.me.card('Finn').damage).toBe(3);
    expect(table.me.card('Rey').damage).toBe(1);
    table.rests();
  });

  test("any character's damage may be drawn, an opponent's too", () => {
    const table = board({
      me: { characters: [decoy, { card: 'Poe Dameron', pool: ['2RD'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve ranged', 'Kylo Ren').isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    expect(table.me.card('Finn').damage).toBe(2);
    table.rests();
  });

  test('[replacement.triggers-from-replacement] melee damage stays melee damage: Hunker Down on its character hears of it', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', upgrades: ['Decoy', 'Hunker Down'] },
          { card: 'Rey', upgrades: ['Hunker Down'] },
        ],
      },
      opponent: { characters: [{ card: 'General Grievous', pool: ['2MD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Rey');
    table.me.picks('Use Decoy');
    expect(table.me.upgradesOn('Finn')).toEqual(['Decoy']);
    expect(table.me.upgradesOn('Rey')).toEqual(['Hunker Down']);
    table.rests();
  });

  test('[damage.unblockable] unblockable damage stays unblockable', () => {
    const table = board({
      me: { characters: [{ ...decoy, shields: 3 }, 'Rey'] },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Vibroknife', pool: ['1MD'] }] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Rey');
    table.me.picks('Use Decoy');
    expect(table.me.card('Finn')).toMatchObject({ damage: 1, shields: 3 });
    table.rests();
  });

  test('[abilities.before] before abilities of the new target come, those of the old one do not', () => {
    const table = board({
      me: { characters: ['Count Dooku', { card: 'Finn', upgrades: ['Decoy'] }], hand: ['Dodge'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    // [replacement.would-be-faster] The replacement first; then Dooku is dealt nothing any more.
    table.me.isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.me.hand).toEqual(['Dodge']);
    expect(table.me.card('Finn').damage).toBe(2);
    table.rests();
  });

  test('[abilities.before] Count Dooku as the new target may react', () => {
    const table = board({
      me: { characters: [{ card: 'Count Dooku', upgrades: ['Decoy'] }, 'Bala-Tik'], hand: ['Dodge'] },
      opponent: { characters: [{ card: 'Rebel Trooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Bala-Tik');
    table.me.picks('Use Decoy').isAsked('Use Count Dooku', 'None').picks('Use Count Dooku', 'Dodge');
    expect(table.me.card('Count Dooku')).toMatchObject({ damage: 1, shields: 0 });
    table.rests();
  });

  test('[damage.block.order] shields and Force Illusion of the new target block', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', shields: 1, upgrades: ['Decoy', 'Force Illusion'] },
          { card: 'Rey', shields: 2 },
        ],
        deck: ['Aim', 'Aim'],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    table.me
      .picks('Use Decoy')
      .isAsked('Use Force Illusion', 'Block with shields')
      .picks('Block with shields', 'Use Force Illusion');
    expect(table.me.card('Finn')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.me.card('Rey').shields).toBe(2);
    expect(table.me.deckCount).toBe(1);
    table.rests();
  });

  test('[damage.distribute.simultaneous] of damage to several at once it draws one part', () => {
    const table = board({
      me: { characters: ['Rey', 'Poe Dameron', decoy] },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve special');
    table.me.isAsked('Use Decoy', 'None').picks('None').isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.me.card('Rey').damage).toBe(2);
    expect(table.me.card('Poe Dameron').damage).toBe(0);
    expect(table.me.card('Finn').damage).toBe(4);
    table.rests();
  });

  test('[damage.defeat.immediate] drawn damage that defeats is one defeat', () => {
    const table = board({
      me: { characters: ['Rey', { ...decoy, damage: 7 }] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] },
          { card: 'Bala-Tik', exhausted: true },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve special');
    table.me.picks('Use Decoy');
    expect(table.me.has('Finn')).toBe(false);
    expect(table.me.card('Rey').damage).toBe(0);
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[replacement.several.only-first] [core.replacement.triggers] only one of two draws it, and the battlefield decides whose comes first', () => {
    const table = board({
      me: { characters: [decoy, 'Rey'] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
          { card: 'Bala-Tik', upgrades: ['Decoy'] },
        ],
      },
      turn: 'opponent',
      controller: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey').isAsked('Me', 'Opponent').picks('Opponent');
    table.opponent.isAsked('Use Decoy', 'None').picks('None');
    table.me.isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.me.card('Finn').damage).toBe(2);
    expect(table.opponent.card('Decoy').exhausted).toBe(false);
    table.rests();
  });

  test('[replacement.several.only-first] of two of one player as well', () => {
    const table = board({
      me: { characters: [decoy, { card: 'Poe Dameron', upgrades: ['Decoy'] }, 'Rey'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Rey');
    table.me.isAsked('Use Decoy', 'Use Decoy', 'None').picks('Use Decoy#2');
    expect(table.me.card('Poe Dameron').damage).toBe(2);
    expect(table.me.card('Finn').damage).toBe(0);
    table.rests();
  });

  test('damage of Guardian may be drawn as well', () => {
    const table = board({
      me: { characters: ['Rebel Trooper', decoy] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      rolls: [['Rebel Trooper', '1R']],
    });
    table.me.picks('Activate Rebel Trooper', 'Yes', 'Use Decoy');
    expect(table.me.card('Rebel Trooper').damage).toBe(0);
    expect(table.me.card('Finn').damage).toBe(2);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('yellow character only', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Decoy'], resources: 1 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Decoy');
    expect(table.me.upgradesOn('Finn')).toEqual(['Decoy']);
    table.rests();
  });
});
