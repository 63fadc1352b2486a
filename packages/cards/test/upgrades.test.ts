import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Upgrades: limit, replacing, uniqueness, play restrictions. */

const kylo = { characters: ['Kylo Ren'] };

describe('the limit of three', () => {
  test('[core.upgrade.fourth] [gap.upgrade.over-limit.new] a fourth may be played; any of the four goes', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', upgrades: ['Infiltrate', 'Hunker Down', 'Vibroknife'] }],
        hand: ['Lightsaber', 'Force Throw'],
        resources: 6,
      },
      opponent: kylo,
    });
    table.me
      .picks('Play Lightsaber')
      .isAsked('Infiltrate', 'Hunker Down', 'Vibroknife', 'Replace none')
      .picks('Replace none');
    table.me.isAsked('Infiltrate', 'Hunker Down', 'Vibroknife', 'Lightsaber').picks('Lightsaber');
    expect(table.me.upgradesOn('Rey')).toEqual(['Infiltrate', 'Hunker Down', 'Vibroknife']);
    expect(table.me.resources).toBe(3);
    // It was played all the same.
    table.me.picks('Yes');
    // That was no replacement: one may still be made this round.
    table.me.picks('Play Force Throw').isAsked('Infiltrate', 'Hunker Down', 'Vibroknife', 'Replace none');
  });

  test('[core.upgrade.duplicates] copies, subtypes and colors in any mix', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: ['Lightsaber', 'Lightsaber', 'Sith Holocron'] }] },
      opponent: kylo,
    });
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber', 'Lightsaber', 'Sith Holocron']);
    table.me.picks('Pass');
    table.rests();
  });
});

describe('replacing', () => {
  test('[core.replace.cost] [contradiction.replace.after-playing] the difference is paid, decided before paying', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', upgrades: [{ card: 'Vibroknife', pool: ['1R'] }] }, 'Rey'],
        hand: ['Lightsaber'],
        resources: 1,
      },
      opponent: kylo,
    });
    // Only on Finn, whose upgrade can be replaced, can it be paid at all.
    table.me.picks('Play Lightsaber');
    expect(table.me.resources).toBe(0);
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
    expect(table.me.discard).toEqual(['Vibroknife']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[faq.replace-cheaper] [actions.replace.floor-zero] a cheaper one is free; nothing is refunded', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: ['Lightsaber'] }], hand: ['Vibroknife'], resources: 0 },
      opponent: kylo,
    });
    table.me.picks('Play Vibroknife');
    expect(table.me.resources).toBe(0);
    expect(table.me.upgradesOn('Finn')).toEqual(['Vibroknife']);
  });

  test('[faq.replace-any-color] a blue one replaces a gray one, with the full reduction', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: ['Infantry Grenades'] }], hand: ['Force Throw'], resources: 3 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Force Throw').isAsked('Infantry Grenades', 'Replace none').picks('Infantry Grenades');
    expect(table.me.resources).toBe(2);
    expect(table.me.discard).toEqual(['Infantry Grenades']);
  });

  test('[core.replace.once] [contradiction.replace.limit] [terms.replace] one a round, or any number, by the edition', () => {
    const second = (edition: string) => {
      const table = board({
        me: {
          characters: [
            { card: 'Finn', upgrades: ['Vibroknife'] },
            { card: 'Kylo Ren', upgrades: ['Infiltrate'] },
          ],
          hand: ['Lightsaber', 'Force Throw'],
          resources: 4,
        },
        opponent: { characters: ['Rey'] },
        edition,
      });
      table.me.picks('Play Lightsaber', 'Finn', 'Vibroknife');
      expect(table.me.resources).toBe(3);
      table.opponent.picks('Pass');
      table.me.picks('Play Force Throw');
      return table;
    };
    for (const edition of ['rr15', 'convergence', 'current']) {
      const table = second(edition);
      // At full cost, without being asked.
      expect(table.me.resources).toBe(0);
      expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Infiltrate', 'Force Throw']);
      table.rests();
    }
    for (const edition of ['awakenings', 'legacies']) {
      const table = second(edition);
      table.me.isAsked('Infiltrate', 'Replace none').picks('Infiltrate');
      expect(table.me.resources).toBe(1);
      expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Force Throw']);
      table.rests();
    }
  });

  test('[actions.replace.old-stays-until-new] the old one leaves as the new one comes, so that three stay three', () => {
    const table = board({
      me: {
        characters: [{ card: 'Finn', upgrades: ['Infiltrate', 'Hunker Down', 'Vibroknife'] }],
        hand: ['Lightsaber'],
        resources: 1,
      },
      opponent: kylo,
    });
    table.me.picks('Play Lightsaber');
    expect(table.me.upgradesOn('Finn')).toEqual(['Infiltrate', 'Hunker Down', 'Lightsaber']);
    expect(table.me.discard).toEqual(['Vibroknife']);
    table.rests();
  });

  test('[actions.replace.same-character] only on the character that gets the new one', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', upgrades: ['Vibroknife'] },
          { card: 'Rey', upgrades: ['Infiltrate'] },
        ],
        hand: ['Lightsaber'],
        resources: 3,
      },
      opponent: kylo,
    });
    table.me.picks('Play Lightsaber', 'Finn').isAsked('Vibroknife', 'Replace none');
  });
});

describe('uniqueness', () => {
  test("[faq.unique-opponent] [unique.per-player] an opponent's copy does not matter, an own one does", () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['BB-8', 'BB-8'], resources: 3 },
      opponent: { characters: ['Finn'], supports: ['BB-8'] },
    });
    table.me.picks('Play BB-8');
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Rey', 'Activate BB-8', 'Claim the battlefield', 'Pass');
  });

  test('[faq.unique-replace] [actions.replace.unique] a unique upgrade is not replaced by its own copy', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: ["Rey's Staff"] }], hand: ["Rey's Staff"], resources: 2 },
      opponent: kylo,
    });
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[core.unique.second-controlled] who comes to control a second copy discards one, to its owner', () => {
    const table = board({
      me: {
        characters: [
          { card: 'General Grievous', upgrades: ["Rey's Staff"] },
          { card: 'Kylo Ren', pool: ['1MD'] },
        ],
      },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ["Rey's Staff"] }, 'Finn'] },
    });
    table.me.picks('Resolve melee', 'Rey', 'Use General Grievous');
    table.me.isAsked("Rey's Staff", "Rey's Staff").picks("Rey's Staff#2");
    expect(table.me.upgradesOn('General Grievous')).toEqual(["Rey's Staff"]);
    expect([...table.me.discard, ...table.opponent.discard]).toEqual(["Rey's Staff"]);
    table.rests();
  });
});

describe('play restrictions', () => {
  test('[core.play.restriction] [terms.play-restriction.only-when-played] checked when it is played, not later', () => {
    const table = board({
      me: {
        characters: ['Kylo Ren', 'First Order Stormtrooper', { card: 'Bala-Tik', damage: 7 }],
        hand: ['Force Throw', 'Thermal Detonator'],
        resources: 6,
      },
      opponent: { characters: [{ card: 'Finn', pool: ['1MD'] }] },
    });
    table.me.picks('Play Force Throw');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Force Throw']);
    table.opponent.picks('Pass');
    table.me.picks('Play Thermal Detonator', 'First Order Stormtrooper');
    table.opponent.picks('Resolve melee', 'Bala-Tik');
    // The yellow character that had to be spotted is gone; the upgrade stays.
    expect(table.me.upgradesOn('First Order Stormtrooper')).toEqual(['Thermal Detonator']);
  });

  test('[terms.move.no-restrictions] not when an upgrade is moved', () => {
    const table = board({
      me: { characters: ['General Grievous', { card: 'Kylo Ren', pool: ['1MD'] }] },
      opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ['Thermal Detonator'] }, 'Finn'] },
    });
    // Nobody here is yellow.
    table.me.picks('Resolve melee', 'Rey', 'Use General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Thermal Detonator']);
  });

  test('[actions.play.check-restrictions] without what must be spotted it cannot be played', () => {
    const table = board({
      me: { characters: ['Kylo Ren'], hand: ['Thermal Detonator'], resources: 3 },
      opponent: { characters: ['Finn'] },
    });
    table.me.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });
});
