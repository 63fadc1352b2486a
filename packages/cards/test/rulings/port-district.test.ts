import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const DISTRICT = 'Port District';
const BINDS = 'It Binds All Things';

describe('Port District', () => {
  const playing = (more: { hand: string[]; supports?: string[]; resources?: number; controller?: 'me' | 'opponent' }) =>
    board({
      me: {
        characters: ['Qui-Gon Jinn', 'Leia Organa'],
        hand: more.hand,
        supports: more.supports ?? [],
        resources: more.resources ?? 3,
      },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: DISTRICT,
      controller: more.controller ?? 'me',
    });

  test('[clar.port-district] [clarification.port-district] a card for which 3 was paid gives an additional action', () => {
    const table = playing({ hand: ['Lightsaber'] });
    table.me.picks('Play Lightsaber', 'Qui-Gon Jinn');
    table.me.isAsked('Activate Qui-Gon Jinn', 'Activate Leia Organa', 'Claim the battlefield', 'Decline');
  });

  test('[clar.port-district] [clarification.port-district] one whose cost was lowered below 3, or that was free, does not', () => {
    const lowered = playing({ hand: ['Lightsaber'], supports: [BINDS] });
    lowered.me.picks('Play Lightsaber', 'Qui-Gon Jinn', `Use ${BINDS}`);
    expect(lowered.me.resources).toBe(1);
    lowered.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    const unlowered = playing({ hand: ['Lightsaber'], supports: [BINDS] });
    unlowered.me.picks('Play Lightsaber', 'Qui-Gon Jinn', 'None');
    expect(unlowered.me.isOffered('Decline')).toBe(true);
    // Destiny lets play it for free.
    const free = board({
      me: {
        characters: [{ card: 'Qui-Gon Jinn', elite: true, pool: ['2MD', '1R'] }],
        hand: ['Destiny', 'Lightsaber'],
      },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: DISTRICT,
    });
    free.me.picks('Play Destiny', 'Qui-Gon Jinn: 2 melee', 'Qui-Gon Jinn: 1 resource', 'Lightsaber');
    expect(free.me.upgradesOn('Qui-Gon Jinn')).toEqual(['Lightsaber']);
    free.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('[contradiction.port-district.scope] the same of an event: what was paid decides', () => {
    const hux = (others: string[], resources: number) =>
      board({
        me: {
          characters: [{ card: 'General Hux', pool: ['Sp'] }, ...others],
          hand: ['Endless Ranks'],
          resources,
        },
        opponent: { characters: ['Finn'] },
        battlefield: DISTRICT,
      });
    // It costs 5: with two characters 3 is left, with three 2.
    const table = hux(['Bala-Tik'], 3);
    table.me.picks('Resolve special', 'Endless Ranks');
    expect(table.me.resources).toBe(0);
    expect(table.me.isOffered('Decline')).toBe(true);
    const lowered = hux(['Bala-Tik', 'Nightsister'], 3);
    lowered.me.picks('Resolve special', 'Endless Ranks');
    expect(lowered.me.resources).toBe(1);
    lowered.opponent.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
  });

  test('cheaper cards have none, and nobody has who does not control the battlefield', () => {
    const cheap = playing({ hand: ['Jedi Robes'] });
    cheap.me.picks('Play Jedi Robes', 'Qui-Gon Jinn');
    expect(cheap.me.isOffered('Decline')).toBe(false);
    const other = playing({ hand: ['Lightsaber'], controller: 'opponent' });
    other.me.picks('Play Lightsaber', 'Qui-Gon Jinn');
    expect(other.me.isOffered('Decline')).toBe(false);
  });

  test('[keyword.binary] a card that prints Ambush has it once', () => {
    const table = playing({ hand: ['Strike Team'], resources: 5 });
    table.me.picks('Play Strike Team', 'Decline');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });
});
