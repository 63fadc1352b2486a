import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const playing = (weapon: string, rolls: [string, string][], resources = 4) =>
  board({
    me: { characters: ['FN-2199', 'Bala-Tik'], hand: [weapon], resources },
    opponent: { characters: ['Rey'] },
    rolls,
  });

describe('FN-2199', () => {
  test('a weapon that is played on him is rolled, and may be resolved at once', () => {
    const table = playing('Gaffi Stick', [['Gaffi Stick', '2MD1']], 3);
    table.me.picks('Play Gaffi Stick', 'FN-2199').isAsked('Yes', 'No').picks('Yes', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clarification.fn-2199] not resolved at once it stays in the pool as usual', () => {
    const table = playing('Gaffi Stick', [['Gaffi Stick', '1R']]);
    table.me.picks('Play Gaffi Stick', 'FN-2199', 'No');
    expect(table.me.pool).toEqual(['Gaffi Stick 1R']);
    table.opponent.picks('Pass');
    table.me.picks('Resolve resource');
    expect(table.me.resources).toBe(3);
    table.rests();
  });

  test('[dice.through-card.no-lone-modifier] a plus side cannot be resolved', () => {
    const table = playing('Gaffi Stick', [['Gaffi Stick', '+2MD']]);
    table.me.picks('Play Gaffi Stick', 'FN-2199');
    expect(table.me.pool).toEqual(['Gaffi Stick +2MD']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.fn-2199-z6] blank it cannot be resolved; rerolled it can no longer be resolved by him', () => {
    const table = playing('Z6 Riot Control Baton', [
      ['Z6 Riot Control Baton', '-'],
      ['Z6 Riot Control Baton', '2MD'],
    ]);
    table.me.picks('Play Z6 Riot Control Baton', 'FN-2199').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Z6 Riot Control Baton 2MD']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.me.picks('Resolve melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    table.rests();
  });

  test('[faq.fn-2199-z6] [queue.after-source-gone] resolved it cannot be rerolled', () => {
    const table = playing('Z6 Riot Control Baton', [['Z6 Riot Control Baton', '2MD']]);
    table.me.picks('Play Z6 Riot Control Baton', 'FN-2199', 'Yes', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.me.pool).toEqual([]);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.fn-2199-z6] neither may be done', () => {
    const table = playing('Z6 Riot Control Baton', [['Z6 Riot Control Baton', '3MD1']]);
    table.me.picks('Play Z6 Riot Control Baton', 'FN-2199', 'No', 'No');
    expect(table.me.pool).toEqual(['Z6 Riot Control Baton 3MD1']);
    table.rests();
  });

  test('[abilities.after.part-of-ability] Ambush comes after the roll', () => {
    const table = playing('Vibroknife', [['Vibroknife', '1MD']], 2);
    table.me.picks('Play Vibroknife', 'FN-2199').isAsked('Yes', 'No').picks('Yes', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.me.isAsked('Activate FN-2199', 'Activate Bala-Tik', 'Claim the battlefield', 'Decline').picks('Decline');
    table.rests();
  });

  test('what is no weapon is not rolled', () => {
    const table = playing('Jedi Robes', []);
    table.me.picks('Play Jedi Robes', 'FN-2199');
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});

describe('Z6 Riot Control Baton', () => {
  test('rolled in it may be rerolled, once', () => {
    const table = board({
      me: { characters: [{ card: 'Jango Fett', upgrades: ['Z6 Riot Control Baton'] }] },
      opponent: { characters: ['Rey'] },
      rolls: [
        ['Jango Fett', '1R'],
        ['Z6 Riot Control Baton', '-'],
        ['Z6 Riot Control Baton', '3MD1'],
      ],
    });
    table.me.picks('Activate Jango Fett').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Jango Fett 1R', 'Z6 Riot Control Baton 3MD1']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[keyword.redeploy] it may be moved when its character falls', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Jango Fett', damage: 9, upgrades: [{ card: 'Z6 Riot Control Baton', pool: ['2MD'] }] },
          'Bala-Tik',
        ],
      },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Jango Fett');
    table.me.isAsked('Bala-Tik', 'Let it be discarded').picks('Bala-Tik');
    expect(table.me.upgradesOn('Bala-Tik')).toEqual(['Z6 Riot Control Baton']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});
