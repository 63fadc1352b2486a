import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Guardian, in the forms of the editions. */

const EARLY = ['awakenings', 'rr15', 'legacies'];
const LATE = ['convergence', 'current'];

const guards = (
  edition: string,
  trooper: { damage?: number; shields?: number },
  opponent: Parameters<typeof board>[0]['opponent'],
  rolls: readonly (readonly [string, string])[],
) => board({ me: { characters: [{ card: 'Rebel Trooper', ...trooper }, 'Rey'] }, opponent, edition, rolls });

const shooter = {
  characters: [
    { card: 'First Order Stormtrooper', pool: ['2RD1'] },
    { card: 'Kylo Ren', pool: ['1R', 'Sp'] },
  ],
};

describe('Guardian', () => {
  test('[core.guardian.awakenings] [keyword.guardian.timing] before activation: the die is taken first, no cost is paid', () => {
    for (const edition of EARLY) {
      const table = guards(edition, {}, shooter, [['Rebel Trooper', '1RD']]);
      table.me.picks('Activate Rebel Trooper').isAsked('Use Rebel Trooper', 'None').picks('Use Rebel Trooper');
      expect(table.me.card('Rebel Trooper')).toMatchObject({ damage: 2, exhausted: true });
      expect(table.opponent.pool).toEqual(['Kylo Ren 1R', 'Kylo Ren Sp']);
      expect(table.me.pool).toEqual(['Rebel Trooper 1RD']);
      table.rests();
    }
  });

  test('[contradiction.guardian.timing] a Guardian that falls: its dice are never rolled, or rolled and gone', () => {
    for (const edition of EARLY) {
      const table = guards(edition, { damage: 5 }, shooter, []);
      table.me.picks('Activate Rebel Trooper', 'Use Rebel Trooper');
      expect(table.me.has('Rebel Trooper')).toBe(false);
      expect(table.me.pool).toEqual([]);
      table.rests();
    }
    for (const edition of LATE) {
      const table = guards(edition, { damage: 5 }, shooter, [['Rebel Trooper', '1RD']]);
      table.me.picks('Activate Rebel Trooper');
      expect(table.me.pool).toEqual(['Rebel Trooper 1RD']);
      table.me.picks('Yes');
      expect(table.me.has('Rebel Trooper')).toBe(false);
      expect(table.me.pool).toEqual([]);
      expect(table.opponent.pool).toEqual(['Kylo Ren 1R', 'Kylo Ren Sp']);
      table.rests();
    }
  });

  test('[keyword.guardian.timing.after] afterwards it is an after ability, which waits in the queue', () => {
    const table = board({
      me: { characters: ['Rebel Trooper'] },
      opponent: { characters: ['Jango Fett', { card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      controller: 'opponent',
      rolls: [
        ['Rebel Trooper', '1R'],
        ['Jango Fett', '1RD'],
      ],
    });
    table.me.picks('Activate Rebel Trooper');
    // The battlefield's controller decides whose ability enters the queue first.
    table.opponent.isAsked('Me', 'Opponent').picks('Opponent').picks('Yes');
    table.me.picks('Yes').isAsked('Jango Fett: 1 ranged', 'First Order Stormtrooper: 2 ranged');
    table.me.picks('Jango Fett: 1 ranged');
    expect(table.me.card('Rebel Trooper').damage).toBe(1);
    table.rests();
  });

  test('[core.guardian.shields] [keyword.guardian.one-die] [contradiction.guardian.apply-result] one die, a plus side too; shields block', () => {
    const table = guards(
      'current',
      { shields: 1 },
      { characters: [{ card: 'Kylo Ren', pool: ['2MD1'], upgrades: [{ card: 'Lightsaber', pool: ['+2MD'] }] }] },
      [['Rebel Trooper', '1R']],
    );
    table.me.picks('Activate Rebel Trooper', 'Yes').isAsked('Kylo Ren: 2 melee for 1', 'Lightsaber: +2 melee');
    table.me.picks('Lightsaber: +2 melee');
    expect(table.me.card('Rebel Trooper')).toMatchObject({ damage: 1, shields: 0 });
    expect(table.opponent.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });

  test('[keyword.guardian] it may be left; other symbols cannot be taken, others do not guard', () => {
    const left = guards('current', {}, shooter, [['Rebel Trooper', '1R']]);
    left.me.picks('Activate Rebel Trooper', 'No');
    expect(left.opponent.pool).toHaveLength(3);
    left.rests();

    const harmless = guards('current', {}, { characters: [{ card: 'Kylo Ren', pool: ['1R', 'Sp'] }] }, [
      ['Rebel Trooper', '1R'],
    ]);
    harmless.me.picks('Activate Rebel Trooper');
    harmless.opponent.isAsked(
      'Resolve resource',
      'Resolve special',
      'Activate Kylo Ren',
      'Claim the battlefield',
      'Pass',
    );

    const rey = guards('current', {}, shooter, [['Rey', '1R']]);
    rey.me.picks('Activate Rey');
    expect(rey.opponent.isOffered('Pass')).toBe(true);
    rey.rests();
  });

  test('[contradiction.guardian.owner] its controller uses it, when the Guardian itself is activated', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      opponent: { characters: ['Rebel Trooper'] },
      turn: 'opponent',
      rolls: [['Rebel Trooper', '1R']],
    });
    table.opponent.picks('Activate Rebel Trooper').isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.card('Rebel Trooper').damage).toBe(1);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[contradiction.squad-tactics.both] of two that are activated at once, one that falls before is not activated', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rebel Trooper', damage: 5 }, 'Rebel Trooper'],
        hand: ['Squad Tactics'],
        resources: 2,
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      edition: 'rr15',
      rolls: [['Rebel Trooper', '1R']],
    });
    table.me.picks('Play Squad Tactics', 'Rebel Trooper (5 damage)', 'Rebel Trooper', 'Use Rebel Trooper');
    expect(table.me.player.characters).toHaveLength(1);
    expect(table.me.pool).toEqual(['Rebel Trooper 1R']);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});
