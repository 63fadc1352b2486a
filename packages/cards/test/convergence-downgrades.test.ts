import { describe, expect, test } from 'vitest';
import { board, type Table } from './support/table.js';

/* Downgrades of Convergence, and what gets rid of them. */

const OBI_WAN = '09057';
const DROID = 'Commando Droid';

describe('Shock Collar (CONV 160)', () => {
  test('[cards.downgrade.attach] it goes on an opponent character, which is dealt 1 whenever it is activated', () => {
    const table = board({
      me: { characters: [DROID], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: [OBI_WAN, 'Satine Kryze'] },
      rolls: [[OBI_WAN, '1R']],
    });
    table.me.picks('Play Shock Collar').isAsked('Obi-Wan Kenobi', 'Satine Kryze').picks('Obi-Wan Kenobi');
    expect(table.opponent.upgradesOn('Obi-Wan Kenobi')).toEqual(['Shock Collar']);
    table.opponent.picks('Activate Obi-Wan Kenobi');
    expect(table.opponent.card('Obi-Wan Kenobi').damage).toBe(1);
    expect(table.opponent.pool).toEqual(['Obi-Wan Kenobi 1R']);
    table.rests();
  });

  test('a shield blocks it; activating somebody else means nothing', () => {
    const table = board({
      me: { characters: [DROID], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: [{ card: OBI_WAN, shields: 1 }, 'Satine Kryze'] },
      rolls: [
        ['Satine Kryze', '1R'],
        [DROID, '1R'],
        [OBI_WAN, '1R'],
      ],
    });
    table.me.picks('Play Shock Collar', 'Obi-Wan Kenobi');
    table.opponent.picks('Activate Satine Kryze', 'No');
    expect(table.opponent.card('Obi-Wan Kenobi').shields).toBe(1);
    table.me.picks('Activate Commando Droid');
    table.opponent.picks('Activate Obi-Wan Kenobi');
    expect(table.opponent.card('Obi-Wan Kenobi')).toMatchObject({ shields: 0, damage: 0 });
    table.rests();
  });

  test('[contradiction.obi-wan-downgrades] [areas.owner-only] when its host falls it is discarded like an upgrade, to the pile of who owns it', () => {
    const table = board({
      me: { characters: [DROID], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: [{ card: OBI_WAN, damage: 10, upgrades: ['Punch Dagger'] }, 'Satine Kryze'] },
      rolls: [
        [OBI_WAN, '1R'],
        ['Punch Dagger', '-'],
      ],
    });
    table.me.picks('Play Shock Collar', 'Obi-Wan Kenobi');
    table.opponent.picks('Activate Obi-Wan Kenobi');
    expect(table.opponent.has('Obi-Wan Kenobi')).toBe(false);
    expect(table.me.discard).toEqual(['Shock Collar']);
    expect(table.opponent.discard).toEqual(['Punch Dagger']);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});

describe('Unshackle (CONV 167)', () => {
  test('discards a downgrade, and gives an additional action', () => {
    const table = board({
      me: { characters: [DROID], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: [OBI_WAN], hand: ['Unshackle'], resources: 1 },
      rolls: [[OBI_WAN, '1R']],
    });
    table.me.picks('Play Shock Collar');
    table.opponent.picks('Play Unshackle');
    expect(table.opponent.upgradesOn('Obi-Wan Kenobi')).toEqual([]);
    expect(table.me.discard).toEqual(['Shock Collar']);
    expect(table.opponent.discard).toEqual(['Unshackle']);
    table.opponent.picks('Activate Obi-Wan Kenobi');
    expect(table.opponent.card('Obi-Wan Kenobi').damage).toBe(0);
    table.rests();
  });

  test('an upgrade is no downgrade', () => {
    const table = board({
      me: { characters: [{ card: OBI_WAN, upgrades: ['Lightsaber'] }], hand: ['Unshackle'], resources: 1 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Unshackle');
    expect(table.me.upgradesOn('Obi-Wan Kenobi')).toEqual(['Lightsaber']);
  });
});

describe('Mind Extraction (CONV 5)', () => {
  /** "Me" plays it on the opponent's first character; then the opponent is asked. */
  function extract(characters: Parameters<typeof board>[0]['opponent']['characters'], more = {}): Table {
    const table = board({
      me: { characters: ['01011'], hand: ['Mind Extraction'], resources: 2 },
      opponent: { characters },
      ...more,
    });
    table.me.picks('Play Mind Extraction');
    return table;
  }

  test('[gap.downgrade.control] its action is for the controller of the character alone, who exhausts that to be rid of it', () => {
    const table = extract([OBI_WAN]);
    expect(table.opponent.labels).toContain('Use Mind Extraction');
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Mind Extraction')).toBe(false);
    table.me.picks('Claim the battlefield');
    table.opponent.picks('Use Mind Extraction');
    expect(table.opponent.card('Obi-Wan Kenobi').exhausted).toBe(true);
    expect(table.opponent.upgradesOn('Obi-Wan Kenobi')).toEqual([]);
    // It stayed under its player's control, and goes to that player's discard pile.
    expect(table.me.discard).toEqual(['Mind Extraction']);
    expect(table.opponent.isOffered('Use Obi-Wan Kenobi')).toBe(true);
  });

  test('an exhausted character cannot pay for it', () => {
    const table = extract([{ card: OBI_WAN, exhausted: true }]);
    table.opponent.isAsked('Claim the battlefield', 'Pass');
  });

  test('actions, triggered abilities and keywords are gone', () => {
    expect(extract([OBI_WAN]).opponent.isOffered('Use Obi-Wan Kenobi')).toBe(false);

    const satine = extract(['Satine Kryze'], { rolls: [['Satine Kryze', '1R']] });
    satine.opponent.picks('Activate Satine Kryze');
    satine.rests();

    const guard = board({
      me: { characters: [{ card: '01011', pool: ['1MD'] }], hand: ['Mind Extraction'], resources: 2 },
      opponent: { characters: ['Rebel Trooper'] },
      rolls: [['Rebel Trooper', '1R']],
    });
    guard.me.picks('Play Mind Extraction');
    guard.opponent.picks('Activate Rebel Trooper');
    guard.rests();
  });

  test('ongoing abilities are gone: what it let be attached no longer may be, what it lowered costs the whole', () => {
    const table = board({
      me: { characters: ['01011'], hand: ['Mind Extraction'], resources: 2 },
      opponent: { characters: ['Padawan'], hand: ['Lightsaber'], resources: 2 },
      turn: 'opponent',
    });
    expect(table.opponent.isOffered('Play Lightsaber')).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Play Mind Extraction');
    expect(table.opponent.isOffered('Play Lightsaber')).toBe(false);
  });

  test('[abilities.special.inherent] special abilities are not', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Mind Extraction', 'Aim'], resources: 2 },
      opponent: { characters: [{ card: '01011', pool: ['Sp'] }] },
    });
    table.me.picks('Play Mind Extraction');
    table.opponent.picks('Resolve special');
    // The cost of Aim, the only card left in my hand.
    expect(table.me.card('Finn').damage).toBe(1);
    table.rests();
  });

  test('abilities that another card borrows from it are gone as well', () => {
    const table = board({
      me: { characters: ['01011'], hand: ['Mind Extraction'], resources: 2 },
      opponent: { characters: ['Plo Koon', 'Rebel Trooper'] },
      rolls: [['Plo Koon', '1R']],
    });
    table.me.picks('Play Mind Extraction', 'Rebel Trooper');
    table.opponent.picks('Activate Plo Koon');
    table.rests();
  });

  test('what is attached to the character keeps its abilities, and so does the next one when it is gone', () => {
    const table = board({
      me: { characters: ['01011'], hand: ['Mind Extraction', 'Unshackle'], resources: 3 },
      opponent: { characters: [{ card: OBI_WAN, damage: 11, upgrades: ['Republic Jedi Armor'] }] },
    });
    table.me.picks('Play Mind Extraction');
    expect(table.opponent.card('Obi-Wan Kenobi').health).toBe(12);
    table.opponent.picks('Pass');
    table.me.picks('Play Unshackle', 'Decline');
    expect(table.opponent.isOffered('Use Obi-Wan Kenobi')).toBe(true);
  });
});
