import { type CardDefinition, character } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Indirect damage, and what Guardian makes of it: with a character made up for it. */

const gunner: CardDefinition = character({
  color: 'red',
  affiliation: 'neutral',
  rarity: 'starter',
  code: '99001',
  title: 'Gunner',
  points: [8],
  health: 6,
  die: '4ID 2ID 3ID +1ID 1R -',
});

describe('indirect damage', () => {
  const shot = (edition: string) => {
    const table = board(
      {
        me: { characters: [{ card: 'Gunner', pool: ['4ID'] }] },
        opponent: {
          characters: [
            { card: 'Rey', damage: 7, shields: 1 },
            { card: 'Finn', damage: 8 },
          ],
        },
        edition,
      },
      [gunner],
    );
    table.me.picks('Resolve indirect');
    // Finn has room for 2 alone, so that two of the four points are Rey's in any case.
    table.opponent.isAsked('Rey', 'Finn');
    return table.opponent;
  };

  test('[core.indirect] [gap.indirect.cap] [damage.distribute.opponent-chooses] the opponent splits it, within health and shields', () => {
    for (const edition of ['legacies', 'convergence', 'current']) {
      const all = shot(edition).picks('Rey').isAsked('Rey', 'Finn').picks('Rey');
      expect(all.has('Rey')).toBe(false);
      expect(all.card('Finn').damage).toBe(8);
      const three = shot(edition).picks('Rey', 'Finn');
      expect(three.card('Rey')).toMatchObject({ damage: 9, shields: 0 });
      expect(three.card('Finn').damage).toBe(9);
      const two = shot(edition).picks('Finn');
      expect(two.card('Rey')).toMatchObject({ damage: 8, shields: 0 });
      expect(two.has('Finn')).toBe(false);
    }
  });
});

describe('Guardian and indirect dice', () => {
  const guarding = (edition: string, trooper: { damage?: number }, side: string) => {
    const table = board(
      {
        me: { characters: [{ card: 'Rebel Trooper', ...trooper }, 'Rey'] },
        opponent: { characters: [{ card: 'Gunner', pool: [side] }] },
        edition,
        rolls: [['Rebel Trooper', '1R']],
      },
      [gunner],
    );
    table.me.picks('Activate Rebel Trooper');
    return table;
  };

  test('[core.guardian.legacies] [contradiction.guardian.symbols] taken whole by the Guardian, before it rolls', () => {
    const table = guarding('legacies', {}, '3ID');
    table.me.isAsked('Use Rebel Trooper', 'None').picks('Use Rebel Trooper');
    expect(table.me.card('Rebel Trooper').damage).toBe(3);
    expect(table.me.card('Rey').damage).toBe(0);
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.pool).toEqual(['Rebel Trooper 1R']);
    table.rests();
  });

  test('[core.guardian.convergence] [keyword.guardian.symbols.indirect] after rolling; a Guardian that falls takes its dice along', () => {
    for (const edition of ['convergence', 'current']) {
      const table = guarding(edition, { damage: 5 }, '2ID');
      expect(table.me.pool).toEqual(['Rebel Trooper 1R']);
      table.me.isAsked('Yes', 'No').picks('Yes');
      expect(table.me.has('Rebel Trooper')).toBe(false);
      expect(table.me.pool).toEqual([]);
      table.rests();
    }
  });

  test('[keyword.guardian.symbols] not by the editions before them', () => {
    for (const edition of ['awakenings', 'rr15']) {
      const table = guarding(edition, {}, '3ID');
      table.opponent.isAsked('Resolve indirect', 'Activate Gunner', 'Claim the battlefield', 'Pass');
      table.rests();
    }
  });
});
