import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Cards of the Convergence starter sets that lower what other cards cost. */

const opponent = { characters: ['Kylo Ren'] };

describe('Tech Team (CONV 136, EaW 127)', () => {
  test('[abilities.before] a support costs 1 less when it is exhausted for it, once until it is ready again', () => {
    const table = board({
      me: { characters: ['Rey'], supports: ['Tech Team'], hand: ['Awakening', 'BB-8'], resources: 3 },
      opponent,
    });
    table.me.picks('Play BB-8').isAsked('Use Tech Team', 'None').picks('Use Tech Team');
    expect(table.me.card('Tech Team').exhausted).toBe(true);
    expect(table.me.resources).toBe(3);
    table.opponent.picks('Pass');
    table.me.picks('Play Awakening');
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('declined, the support costs what it says', () => {
    const table = board({
      me: { characters: ['Rey'], supports: ['Tech Team'], hand: ['BB-8'], resources: 1 },
      opponent,
    });
    table.me.picks('Play BB-8', 'None');
    expect(table.me.resources).toBe(0);
    expect(table.me.card('Tech Team').exhausted).toBe(false);
  });

  test('[actions.play.check-restrictions] it makes a support playable, and then there is no way back', () => {
    const table = board({
      me: { characters: ['Rey'], supports: ['Tech Team', 'Tech Team'], hand: ['Black One'], resources: 2 },
      opponent,
    });
    table.me.picks('Play Black One');
    // Both are needed to pay for it: which is first means nothing, and neither can be left out.
    table.me.isAsked('Use Tech Team', 'Use Tech Team').picks('Use Tech Team');
    expect(table.me.resources).toBe(0);
    expect(table.me.has('Black One')).toBe(true);
    expect(table.me.card('Tech Team#2').exhausted).toBe(true);
    table.rests();
  });

  test('what two could not pay either is not offered; exhausted ones do not help', () => {
    const table = board({
      me: {
        characters: ['Rey'],
        supports: ['Tech Team', { card: 'Tech Team', exhausted: true }],
        hand: ['Black One'],
        resources: 2,
      },
      opponent,
    });
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test("it helps neither an upgrade nor an opponent's support, nor what costs nothing", () => {
    const table = board({
      me: {
        characters: ['Finn'],
        supports: ['Tech Team'],
        hand: ['Lightsaber', 'Running Interference'],
        resources: 3,
      },
      opponent: { characters: ['Kylo Ren'], hand: ['BB-8'], resources: 1 },
    });
    table.me.picks('Play Lightsaber');
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Play BB-8');
    expect(table.opponent.resources).toBe(0);
    table.me.picks('Play Running Interference');
    expect(table.me.card('Tech Team').exhausted).toBe(false);
  });
});
