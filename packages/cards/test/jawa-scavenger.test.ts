import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.js';
import { board } from './support/table.js';

/* Jawa Scavenger, RIV 4. */

describe('Jawa Scavenger', () => {
  test('gives a support or upgrade that costs 2 or more for a resource, if its player likes', () => {
    const table = board({
      me: {
        characters: ['Jawa Scavenger', { card: 'Rey', upgrades: ['Lightsaber', 'Force Illusion'] }],
        supports: ['Launch Bay'],
        resources: 0,
      },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Lightsaber'] }] },
      rolls: [['Jawa Scavenger', '1R']],
    });
    table.me.picks('Activate Jawa Scavenger', 'Yes');
    // Neither what costs 1 nor what belongs to somebody else.
    table.me.isAsked('Launch Bay', 'Lightsaber').picks('Lightsaber');
    expect(table.me.resources).toBe(1);
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Illusion']);
    table.rests();
  });

  test('does nothing where there is no such card', () => {
    const table = board({
      me: { characters: ['Jawa Scavenger', { card: 'Rey', upgrades: ['Force Illusion'] }], resources: 0 },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [['Jawa Scavenger', '-']],
    });
    table.me.picks('Activate Jawa Scavenger');
    expect(table.me.resources).toBe(0);
    table.rests();
    expect(cardText(catalogue.get('06004'))).toBe(
      'After you activate this character, you may discard one of your supports or upgrades that costs 2 or more to gain 1 resource.',
    );
  });
});
