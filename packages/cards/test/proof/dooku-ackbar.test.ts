import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Count Dooku', () => {
  test('he may discard a card for a shield before he is dealt damage', () => {
    const table = board({
      me: { characters: ['Count Dooku'], hand: ['Dodge', 'Flank'] },
      opponent: { characters: [{ card: 'Rebel Trooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    table.me.isAsked('Use Count Dooku', 'None').picks('Use Count Dooku').isAsked('Dodge', 'Flank').picks('Flank');
    expect(table.me.card('Count Dooku')).toMatchObject({ damage: 1, shields: 0 });
    expect(table.me.hand).toEqual(['Dodge']);
    table.rests();
  });

  test('[damage.shield.max] with three shields the card buys none', () => {
    const table = board({
      me: { characters: [{ card: 'Count Dooku', shields: 3 }], hand: ['Dodge'] },
      opponent: { characters: [{ card: 'Rebel Trooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Dodge');
    expect(table.me.card('Count Dooku')).toMatchObject({ damage: 0, shields: 1 });
    table.rests();
  });

  test('[clar.count-dooku.one-source] a die with its modifier is one source', () => {
    const table = board({
      me: { characters: ['Count Dooku'], hand: ['Dodge', 'Flank', 'Aim'] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['1RD'], upgrades: [{ card: 'F-11D Rifle', pool: ['+2RD'] }] },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'F-11D Rifle: +2 ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Aim');
    expect(table.me.card('Count Dooku').damage).toBe(2);
    expect(table.me.hand).toEqual(['Dodge', 'Flank']);
    table.rests();
  });

  test('[clar.count-dooku.each-die] several dice of one action are several sources', () => {
    const table = board({
      me: { characters: ['Count Dooku'], hand: ['Dodge', 'Flank', 'Aim'] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'First Order Stormtrooper: 1 ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Aim');
    table.opponent.picks('First Order Stormtrooper: 2 ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Flank');
    expect(table.me.card('Count Dooku').damage).toBe(1);
    expect(table.me.hand).toEqual(['Dodge']);
    table.rests();
  });

  test('[core.claim.abilities] [actions.claim.abilities-continue] he may do so after he has claimed', () => {
    const table = board({
      me: { characters: ['Count Dooku'], hand: ['Dodge'] },
      opponent: { characters: [{ card: 'Rebel Trooper', pool: ['1RD'] }] },
      battlefield: 'Frozen Wastes',
      claimed: 'me',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    table.me.isAsked('Use Count Dooku', 'None').picks('Use Count Dooku', 'Dodge');
    expect(table.me.card('Count Dooku').damage).toBe(0);
    table.rests();
  });
});

describe('Admiral Ackbar', () => {
  test('playing the last card costs 2 damage, after the card has resolved', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: ['Take Cover'] },
      opponent: { characters: ['Admiral Ackbar'] },
    });
    table.me.picks('Play Take Cover', 'Finn').isAsked('Finn', 'Rey').picks('Finn');
    expect(table.me.card('Finn')).toMatchObject({ damage: 1, shields: 0 });
    table.rests();
  });

  test('discarding it to reroll does too', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1RD'] }, 'Rey'], hand: ['Take Cover'] },
      opponent: { characters: ['Admiral Ackbar'] },
      rolls: [['Finn', '1Sh']],
    });
    table.me.picks('Discard Take Cover to reroll', 'Rey');
    expect(table.me.card('Rey').damage).toBe(2);
    table.rests();
  });

  test('several cards discarded at once are one occasion', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: ['Take Cover', 'Flank'] },
      opponent: { characters: ['Admiral Ackbar'], hand: ['Close Quarters Assault'] },
      turn: 'opponent',
    });
    table.opponent.picks('Play Close Quarters Assault');
    // Without a melee die nothing is discarded.
    expect(table.me.hand).toEqual(['Take Cover', 'Flank']);
    const armed = board({
      me: { characters: ['Finn', 'Rey'], hand: ['Take Cover', 'Flank'] },
      opponent: {
        characters: ['Admiral Ackbar', { card: 'Kylo Ren', elite: true, pool: ['1MD', '2MD1'] }],
        hand: ['Close Quarters Assault'],
      },
      turn: 'opponent',
    });
    armed.opponent.picks('Play Close Quarters Assault');
    armed.me.isAsked('Finn', 'Rey').picks('Finn');
    expect(armed.me.card('Finn').damage).toBe(2);
    armed.rests();
  });

  test('the card stacked under a Premonitions is neither played nor discarded', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Premonitions', 'Flank'] },
      opponent: { characters: ['Admiral Ackbar'] },
    });
    table.me.picks('Play Premonitions', 'mode:0', 'Flank');
    expect(table.me.hand).toEqual([]);
    expect(table.me.card('Rey').damage).toBe(0);
    table.opponent.isAsked('Activate Admiral Ackbar', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.dooku-ackbar] [faq.after-from-before] [queue.interrupted-keeps-place] he waits behind the die that was interrupted', () => {
    const table = board({
      me: { characters: [{ card: 'Count Dooku', damage: 9 }, 'Bala-Tik', 'Jango Fett'], hand: ['Dodge'] },
      opponent: { characters: ['Admiral Ackbar', { card: 'Rebel Trooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Dodge');
    // The shield blocks 1, the other damage defeats him; he can no longer be chosen for Ackbar's.
    expect(table.me.has('Count Dooku')).toBe(false);
    table.me.isAsked('Bala-Tik', 'Jango Fett').picks('Bala-Tik');
    expect(table.me.card('Bala-Tik').damage).toBe(2);
    table.rests();
  });

  test('[faq.after-from-before] [queue.nested-after] and behind after abilities that are queued already', () => {
    const table = board({
      me: { characters: ['Count Dooku', 'Bala-Tik'], hand: ['Dodge'], resources: 1 },
      opponent: {
        characters: ['Admiral Ackbar', { card: 'Jango Fett', upgrades: ['Fast Hands', 'Blackmail'] }],
      },
      turn: 'opponent',
      rolls: [
        ['Jango Fett', '2RD'],
        ['Blackmail', '3Sh'],
      ],
    });
    table.opponent.picks('Activate Jango Fett', 'Use Fast Hands', 'Yes', 'Jango Fett: 2 ranged', 'Count Dooku');
    table.me.picks('Use Count Dooku', 'Dodge');
    expect(table.me.card('Count Dooku').damage).toBe(1);
    // Blackmail stood in the queue before the card was discarded.
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.resources).toBe(1);
    table.me.isAsked('Count Dooku', 'Bala-Tik').picks('Bala-Tik');
    table.rests();
  });

  test('a card discarded and then played from the discard pile is one occasion', () => {
    const table = board({
      me: { characters: [{ card: 'Poe Dameron', pool: ['Sp'] }, 'Finn'], hand: ['Black One'], resources: 4 },
      opponent: { characters: ['Admiral Ackbar'] },
    });
    table.me.picks('Resolve special', 'Black One', '2 ranged', 'Admiral Ackbar', 'Yes');
    table.me.isAsked('Poe Dameron', 'Finn').picks('Finn');
    expect(table.me.has('Black One')).toBe(true);
    expect(table.me.card('Finn').damage).toBe(2);
    table.opponent.isAsked('Activate Admiral Ackbar', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
