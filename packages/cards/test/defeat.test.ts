import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Defeat, what leaves with a character, Redeploy, winning. */

describe('defeat', () => {
  test('[core.defeat.mid-action] [damage.defeat.set-aside] [damage.defeat.upgrades] [areas.leave-play] at once, with dice and upgrades, in the middle of an action', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['1MD', '2MD1'] }], resources: 1 },
      opponent: {
        characters: [
          { card: 'Finn', damage: 8, pool: ['2RD'], upgrades: [{ card: 'Infiltrate', pool: ['Sp'] }, 'Hunker Down'] },
          { card: 'Rey', pool: ['1R'] },
        ],
      },
    });
    table.me.picks('Resolve melee', 'Kylo Ren: 2 melee for 1', 'Finn');
    expect(table.opponent.has('Finn')).toBe(false);
    expect(table.opponent.pool).toEqual(['Rey 1R']);
    expect(table.opponent.discard).toEqual(['Infiltrate', 'Hunker Down']);
    expect(table.opponent.setAside).toEqual(['Finn']);
    expect(table.opponent.card('Finn')).toMatchObject({ zone: 'set aside', damage: 0, shields: 0 });
    table.me.picks('Kylo Ren: 1 melee').isAsked('Kylo Ren', 'Rey').picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.rests();
  });

  test('[core.defeat.immediate-win] [damage.defeat.last] the last character decides the game at once', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1RD', '2RD'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }] },
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Kylo Ren');
    expect(table.winner).toBe('me');
    expect(table.me.view.result).toEqual({ winner: 0, reason: 'defeat' });
    expect(table.me.view.question).toBeNull();
    expect(table.me.pool).toContain('Finn 2RD');
  });

  test('[structure.win.defeat] who defeats the own last character has lost', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', damage: 10 }], hand: ['Enrage'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Play Enrage');
    expect(table.winner).toBe('opponent');
  });

  test('[faq.track-dice] [dice.track-per-character] of two characters of one name only the fallen one loses its die', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1MD'] }] },
      opponent: {
        characters: [
          { card: 'First Order Stormtrooper', damage: 6, pool: ['2RD'] },
          { card: 'First Order Stormtrooper', pool: ['-'] },
        ],
      },
    });
    table.me.picks('Resolve melee', 'First Order Stormtrooper (6 damage)');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper -']);
    table.rests();
  });

  test('[contradiction.defeated-zone] the fallen character is set aside in every edition', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = board({
        me: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
        opponent: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'] },
        edition,
      });
      table.me.picks('Resolve melee', 'Rey');
      expect(table.opponent.setAside).toEqual(['Rey']);
    }
  });

  test('[dice.leave-play] a discarded upgrade takes its die along, and brings it back', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] }] },
      opponent: { characters: ['Rey'], deck: ['Aim'] },
      battlefield: 'Starship Graveyard',
    });
    const grenadeDice = () => Object.values(table.me.view.dice).filter((die) => die.code === '01017');
    table.me.picks('Resolve special');
    expect(grenadeDice()).toEqual([]);
    table.opponent.picks('Pass');
    table.me.picks('Claim the battlefield', 'Yes');
    table.opponent.picks('Pass');
    expect(table.me.hand).toEqual(['Infantry Grenades']);
    expect(grenadeDice()).toEqual([]);
    table.me.picks('Play Infantry Grenades');
    expect(table.me.card('Infantry Grenades').dice).toEqual(grenadeDice().map((die) => die.id));
    expect(grenadeDice()).toHaveLength(1);
    table.rests();
  });
});

describe('conceding', () => {
  test('[gap.concession] at any stop, in the middle of an effect too; the other wins', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }, 'Finn'] },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });
    table.me.picks('Resolve melee');
    table.match.concede(table.opponent.seat);
    expect(table.winner).toBe('me');
    expect(table.me.view.result).toEqual({ winner: 0, reason: 'concession' });
    expect(() => table.match.concede(table.me.seat)).toThrow('the game is over');
  });
});

describe('Redeploy', () => {
  const falls = (characters: Parameters<typeof board>[0]['me']['characters'], edition = 'current') => {
    const table = board({
      me: { characters },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
      edition,
    });
    table.opponent.picks('Resolve melee', 'Finn');
    return table;
  };
  const finn = (
    ...upgrades: NonNullable<Exclude<Parameters<typeof board>[0]['me']['characters'][number], string>['upgrades']>
  ) => ({
    card: 'Finn',
    damage: 9,
    upgrades,
  });

  test('[core.redeploy.editions] [contradiction.redeploy.die] [terms.move.upgrade-die] [queue.replacement-outside] alike in every edition: the die is on the upgrade, out of the pool', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = falls([finn({ card: 'Lightsaber', pool: ['+2MD'] }), 'Rey', 'Qui-Gon Jinn'], edition);
      table.me.isAsked('Rey', 'Qui-Gon Jinn', 'Let it be discarded').picks('Rey');
      expect(table.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
      expect(table.me.card('Lightsaber').dice).toHaveLength(1);
      expect(table.me.pool).toEqual([]);
      expect(table.me.discard).toEqual([]);
      table.rests();
    }
  });

  test('[terms.move.upgrade-state] it stays ready or exhausted as it was', () => {
    const table = falls([finn({ card: 'Lightsaber', exhausted: true }, 'F-11D Rifle'), 'Rey']);
    table.me.picks('Rey', 'Rey');
    expect(table.me.card('Lightsaber').exhausted).toBe(true);
    expect(table.me.card('F-11D Rifle').exhausted).toBe(false);
  });

  test('[keyword.redeploy.optional] it may be left to be discarded', () => {
    const table = falls([finn('Lightsaber', 'Hunker Down'), 'Rey']);
    table.me.picks('Let it be discarded');
    expect(table.me.discard.sort()).toEqual(['Hunker Down', 'Lightsaber']);
  });

  test('[contradiction.redeploy.target] [keyword.redeploy.needs-target] [gap.redeploy.last-character] only to another own character', () => {
    const table = falls([finn('Lightsaber')]);
    expect(table.winner).toBe('opponent');
    expect(table.match.question).toBeNull();
  });

  test('[faq.redeploy-full] [keyword.redeploy.full-character] to a character with three, one of which is then discarded', () => {
    const table = falls([finn('F-11D Rifle'), { card: 'Rey', upgrades: ['Infiltrate', 'Hunker Down', 'Vibroknife'] }]);
    table.me.picks('Rey').isAsked('Infiltrate', 'Hunker Down', 'Vibroknife', 'F-11D Rifle').picks('Vibroknife');
    expect(table.me.upgradesOn('Rey')).toEqual(['Infiltrate', 'Hunker Down', 'F-11D Rifle']);
    expect(table.me.discard).toEqual(['Vibroknife']);
  });

  test('[core.redeploy.not-discard] not when it is replaced or discarded; restrictions do not matter when it is the defeat', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: ['Lightsaber'] }, 'Finn'], hand: ['Vibroknife'], resources: 0 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Vibroknife');
    expect(table.me.discard).toEqual(['Lightsaber']);
    expect(table.me.upgradesOn('Rey')).toEqual(['Vibroknife']);

    const over = board({
      me: {
        characters: [{ card: 'Rey', upgrades: ['Lightsaber', 'Infiltrate', 'Hunker Down'] }, 'Finn'],
        hand: ['Vibroknife'],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    over.me.picks('Play Vibroknife', 'Rey', 'Replace none', 'Lightsaber');
    expect(over.me.discard).toEqual(['Lightsaber']);
  });

  test('[gap.redeploy.simultaneous-defeat] not to a character that falls at the same moment', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', damage: 9, upgrades: ['F-11D Rifle'] },
          { card: 'Rey', damage: 9 },
          'Qui-Gon Jinn',
        ],
      },
      opponent: {
        characters: [{ card: 'First Order Stormtrooper', upgrades: [{ card: 'F-11D Rifle', pool: ['Sp'] }] }],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve special');
    table.me.picks('Finn', 'Rey');
    table.me.isAsked('Qui-Gon Jinn', 'Let it be discarded').picks('Qui-Gon Jinn');
    expect(table.me.upgradesOn('Qui-Gon Jinn')).toEqual(['F-11D Rifle']);
    expect(table.me.has('Rey')).toBe(false);
  });

  test('[contradiction.redeploy.timing] Second Chance comes first in every edition; then nobody was defeated', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = falls([finn('Lightsaber', 'Second Chance'), 'Rey'], edition);
      expect(table.me.card('Finn').damage).toBe(5);
      expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
      expect(table.me.discard).toEqual(['Second Chance']);
      table.rests();
    }
  });
});
