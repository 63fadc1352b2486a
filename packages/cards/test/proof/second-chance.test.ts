import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const shooter = { card: 'First Order Stormtrooper', pool: ['2RD'] };

describe('Second Chance', () => {
  test('[clar.second-chance.health] [damage.excess] excess damage is ignored before 5 are healed', () => {
    const table = board({
      me: {
        characters: [
          { card: 'First Order Stormtrooper', pool: ['2RD'], upgrades: [{ card: 'F-11D Rifle', pool: ['+2RD'] }] },
        ],
      },
      opponent: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Second Chance'] }] },
    });
    table.me.picks('Resolve ranged', 'F-11D Rifle: +2 ranged', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(5);
    expect(table.opponent.discard).toEqual(['Second Chance']);
    table.rests();
  });

  test('[clar.second-chance.one-copy] [replacement.several.only-first] of two copies one is used', () => {
    const table = board({
      me: { characters: [shooter, shooter] },
      opponent: { characters: [{ card: 'Finn', damage: 8, upgrades: ['Second Chance', 'Second Chance'] }] },
    });
    table.me.picks('Resolve ranged', 'First Order Stormtrooper: 2 ranged', 'Finn');
    table.opponent.isAsked('Use Second Chance', 'Use Second Chance').picks('Use Second Chance#2');
    expect(table.opponent.card('Finn').damage).toBe(5);
    expect(table.opponent.upgradesOn('Finn')).toEqual(['Second Chance']);
    expect(table.opponent.discard).toEqual(['Second Chance']);
    table.me.picks('Done');
    table.rests();
  });

  test('[ex.replacement.second-chance] [replacement.original-never-happened] nobody was defeated', () => {
    const table = board({
      me: { characters: [{ card: 'Bala-Tik', exhausted: true }, shooter] },
      opponent: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Second Chance'] }, 'Rey'] },
    });
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.opponent.card('Finn').damage).toBe(5);
    expect(table.me.card('Bala-Tik').exhausted).toBe(true);
    table.opponent.isAsked('Activate Finn', 'Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('without it Bala-Tik is readied', () => {
    const table = board({
      me: { characters: [{ card: 'Bala-Tik', exhausted: true }, shooter] },
      opponent: { characters: [{ card: 'Finn', damage: 9 }, 'Rey'] },
    });
    table.me.picks('Resolve ranged', 'Finn').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
    table.rests();
  });

  test('[ex.replacement.second-chance-grievous] [replacement.would-be-faster] it comes before General Grievous', () => {
    const table = board({
      me: { characters: ['General Grievous', shooter] },
      opponent: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Second Chance', 'F-11D Rifle'] }, 'Rey'] },
    });
    table.me.picks('Resolve ranged', 'Finn');
    expect(table.opponent.upgradesOn('Finn')).toEqual(['F-11D Rifle']);
    expect(table.opponent.card('Finn').damage).toBe(5);
    table.opponent.isAsked('Activate Finn', 'Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[contradiction.redeploy.timing] nor does Redeploy come into it', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = board({
        me: { characters: [shooter] },
        opponent: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Second Chance', 'F-11D Rifle'] }, 'Rey'] },
        edition,
      });
      table.me.picks('Resolve ranged', 'Finn');
      expect(table.opponent.upgradesOn('Finn')).toEqual(['F-11D Rifle']);
      table.rests();
    }
  });

  test('[contradiction.redeploy.timing] Grievous is ahead of Redeploy in every edition', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = board({
        me: { characters: ['General Grievous', shooter] },
        opponent: { characters: [{ card: 'Finn', damage: 9, upgrades: ['F-11D Rifle'] }, 'Rey'] },
        edition,
      });
      table.me.picks('Resolve ranged', 'Finn', 'Use General Grievous');
      expect(table.me.upgradesOn('General Grievous')).toEqual(['F-11D Rifle']);
      table.rests();
    }
  });

  test('[replacement.instead] it saves from a defeat by an effect too', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', damage: 2, upgrades: ['Second Chance'] }],
        resources: 5,
        deck: ['Aim'],
      },
      opponent: {
        characters: [{ card: 'Bala-Tik', upgrades: [{ card: 'Crime Lord', pool: ['Sp'] }] }],
        resources: 5,
        deck: ['Aim'],
      },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve special', 'Finn');
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.card('Finn').damage).toBe(0);
    expect(table.me.discard).toEqual(['Second Chance']);
    table.rests();
  });

  test('[contradiction.replacement-queue] [core.replacement.triggers] between players the battlefield decides', () => {
    for (const controller of ['me', 'opponent'] as const) {
      const table = board({
        me: { characters: [{ card: 'MagnaGuard', damage: 7, upgrades: ['Second Chance'] }, 'Finn'] },
        opponent: { characters: [{ card: 'Jango Fett', pool: ['2RD'] }] },
        turn: 'opponent',
        controller,
      });
      table.opponent.picks('Resolve ranged', 'MagnaGuard');
      table.me.isAsked('Use MagnaGuard', 'Use Second Chance').picks('Use Second Chance');
      expect(table.me.card('MagnaGuard').damage).toBe(3);
      table.rests();
    }
  });
});
