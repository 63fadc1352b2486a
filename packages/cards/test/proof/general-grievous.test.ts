import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const shooter = { card: 'First Order Stormtrooper', pool: ['2RD'] };

describe('General Grievous', () => {
  test("before an opponent's character is defeated he may take one of its upgrades that is no ability", () => {
    const table = board({
      me: { characters: ['General Grievous', shooter] },
      opponent: {
        characters: [
          {
            card: 'Rey',
            damage: 9,
            upgrades: ['Force Throw', { card: 'Vibroknife', pool: ['1MD'], exhausted: true }, 'Jedi Robes'],
          },
          'Finn',
        ],
      },
    });
    table.me
      .picks('Resolve ranged', 'Rey', 'Use General Grievous')
      .isAsked('Vibroknife', 'Jedi Robes')
      .picks('Vibroknife');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Vibroknife']);
    // [terms.move.upgrade-state] [terms.move.upgrade-die]
    expect(table.me.card('Vibroknife').exhausted).toBe(true);
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.pool).toEqual([]);
    expect(table.opponent.discard).toEqual(['Force Throw', 'Jedi Robes']);
    expect(table.opponent.has('Rey')).toBe(false);
    table.rests();
  });

  test('he may leave it, and is not asked without such an upgrade', () => {
    const table = board({
      me: { characters: ['General Grievous', shooter, shooter] },
      opponent: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: ['Jedi Robes'] },
          { card: 'Finn', damage: 9, upgrades: ['Cunning'] },
          'Poe Dameron',
        ],
      },
    });
    table.me.picks('Resolve ranged', 'First Order Stormtrooper: 2 ranged', 'Rey', 'None');
    expect(table.opponent.discard).toEqual(['Jedi Robes']);
    table.me.picks('First Order Stormtrooper: 2 ranged', 'Finn');
    expect(table.opponent.discard).toEqual(['Jedi Robes', 'Cunning']);
    table.rests();
  });

  test('[clar.general-grievous] [keyword.redeploy.after-steal] he comes before Redeploy', () => {
    const table = board({
      me: { characters: ['General Grievous', shooter] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ['Lightsaber', 'F-11D Rifle'] }, 'Finn'] },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous', 'Lightsaber');
    // Only the other one is left to redeploy.
    table.opponent.isAsked('Finn', 'Let it be discarded').picks('Finn');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Lightsaber']);
    expect(table.opponent.upgradesOn('Finn')).toEqual(['F-11D Rifle']);
    expect(table.opponent.discard).toEqual([]);
    table.rests();
  });

  test('[terms.controller] what he took is rolled by him', () => {
    const table = board({
      me: { characters: ['General Grievous', shooter] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ['Lightsaber'] }, 'Finn'] },
      rolls: [
        ['Finn', '1R'],
        ['General Grievous', '1R'],
        ['Lightsaber', '1Sh'],
      ],
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous');
    table.opponent.picks('Activate Finn');
    table.me.picks('Activate General Grievous');
    expect(table.me.pool).toEqual(['General Grievous 1R', 'Lightsaber 1Sh']);
    table.rests();
  });

  test('[core.owner-zone] [areas.owner-only] discarded, it goes to its owner, with its die', () => {
    const table = board({
      me: { characters: [{ card: 'General Grievous', damage: 9 }, shooter] },
      opponent: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: ['Jedi Robes'] },
          { card: 'Finn', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous');
    table.opponent.picks('Resolve ranged', 'General Grievous');
    expect(table.me.discard).toEqual([]);
    expect(table.opponent.discard).toEqual(['Jedi Robes']);
    table.rests();
  });

  test('[core.unique.second-controlled] [unique.control-second] of two unique ones he keeps one', () => {
    const table = board({
      me: { characters: ['General Grievous', { ...shooter, upgrades: ["Rey's Staff"] }] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ["Rey's Staff"] }, 'Finn'] },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous');
    table.me.isAsked("Rey's Staff", "Rey's Staff").picks("Rey's Staff#1");
    expect(table.me.discard).toEqual(["Rey's Staff"]);
    expect(table.me.upgradesOn('General Grievous')).toEqual(["Rey's Staff"]);
    table.rests();
  });

  test('[core.unique.second-controlled] the discarded one goes to its own owner', () => {
    const table = board({
      me: { characters: ['General Grievous', { ...shooter, upgrades: ["Rey's Staff"] }] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ["Rey's Staff"] }, 'Finn'] },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous', "Rey's Staff#2");
    expect(table.opponent.discard).toEqual(["Rey's Staff"]);
    expect(table.me.upgradesOn('First Order Stormtrooper')).toEqual(["Rey's Staff"]);
    table.rests();
  });

  test('[cards.upgrade.over-limit] a fourth upgrade costs one', () => {
    const table = board({
      me: { characters: [{ card: 'General Grievous', upgrades: ['Hunker Down', 'Training', 'F-11D Rifle'] }, shooter] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ['Jedi Robes'] }, 'Finn'] },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous');
    table.me.isAsked('Hunker Down', 'Training', 'F-11D Rifle', 'Jedi Robes').picks('Training');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Hunker Down', 'F-11D Rifle', 'Jedi Robes']);
    table.rests();
  });

  test('of two that fall at once he may take one upgrade each', () => {
    const table = board({
      me: {
        characters: ['General Grievous', { card: 'Finn', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] }],
      },
      opponent: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: ['Jedi Robes'] },
          { card: 'Finn', damage: 9, upgrades: ['Vibroknife', 'F-11D Rifle'] },
          'Poe Dameron',
        ],
      },
    });
    table.me.picks('Resolve special').isAsked('Use General Grievous', 'Use General Grievous', 'None');
    table.me.picks('Use General Grievous#2').isAsked('Vibroknife', 'F-11D Rifle').picks('Vibroknife');
    table.me.isAsked('Use General Grievous', 'None').picks('Use General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Vibroknife', 'Jedi Robes']);
    table.opponent.isAsked('Poe Dameron', 'Let it be discarded').picks('Let it be discarded');
    expect(table.opponent.discard).toEqual(['F-11D Rifle']);
    table.rests();
  });
});
