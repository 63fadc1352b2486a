import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The cards that only the Rey starter deck has, characters and battlefield included. */

const kylo = { characters: ['Kylo Ren'] };

describe('Rey (AW 38)', () => {
  test('an upgrade played on her gives one additional action, which may be declined', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Lightsaber', 'Take Cover'], resources: 3 },
      opponent: kylo,
      rolls: [['Finn', '1R']],
    });
    table.me.picks('Play Lightsaber', 'Rey').isAsked('Yes', 'No');
    table.me
      .picks('Yes')
      .isAsked('Play Take Cover', 'Activate Rey', 'Activate Finn', 'Claim the battlefield', 'Decline');
    table.me.picks('Activate Finn');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('[clar.rey] an Ambush upgrade on her gives two additional actions', () => {
    const table = board({ me: { characters: ['Rey'], hand: ['Vibroknife'], resources: 2 }, opponent: kylo });
    table.me.picks('Play Vibroknife', 'Yes');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Decline');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Decline');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('an upgrade on somebody else, and an upgrade that is moved to her, give nothing', () => {
    const played = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Lightsaber'], resources: 3 },
      opponent: kylo,
    });
    played.me.picks('Play Lightsaber', 'Finn');
    played.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');

    const moved = board({
      me: { characters: ['Rey', { card: 'Finn', damage: 9, upgrades: ['Lightsaber'] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      turn: 'opponent',
    });
    moved.opponent.picks('Resolve melee', 'Finn');
    moved.me.picks('Rey').isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    expect(moved.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
  });
});

describe('Finn (AW 45)', () => {
  test('[terms.play-restriction] any weapon may be attached to him, in spite of its restrictions', () => {
    // Thermal Detonator has a restriction on playing, not on attaching; a second character without it shows nothing.
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: ['F-11D Rifle', 'Force Throw'], resources: 5 },
      opponent: kylo,
    });
    table.me.picks('Play F-11D Rifle').isAsked('Finn', 'Rey').picks('Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['F-11D Rifle']);
    table.opponent.picks('Pass');
    // An ability is no weapon: only the blue character may carry it.
    table.me.picks('Play Force Throw');
    expect(table.me.upgradesOn('Rey')).toEqual(['Force Throw']);
  });
});

describe('Starship Graveyard (AW 174)', () => {
  test('[st.rey.starship-graveyard] a support or upgrade goes from the discard pile to the top of the deck', () => {
    const table = board({
      me: { characters: ['Rey'], discard: ['Awakening', 'Dodge', 'Lightsaber'], deck: ['Aim'] },
      opponent: kylo,
      battlefield: 'Starship Graveyard',
      controller: 'opponent',
    });
    table.me.picks('Claim the battlefield', 'Yes').isAsked('Awakening', 'Lightsaber').picks('Awakening');
    expect(table.me.discard).toEqual(['Dodge', 'Lightsaber']);
    expect(table.me.deckCount).toBe(2);
    table.opponent.picks('Pass');
    // Both have passed; in upkeep the top of the deck is drawn.
    expect(table.me.hand).toEqual(['Awakening', 'Aim']);
  });

  test('[terms.target.required] without such a card it is not offered', () => {
    const table = board({
      me: { characters: ['Rey'], discard: ['Dodge'] },
      opponent: kylo,
      battlefield: 'Starship Graveyard',
    });
    table.me.picks('Claim the battlefield');
    table.opponent.isAsked('Activate Kylo Ren', 'Pass');
  });
});

describe('Jedi Robes (AW 40)', () => {
  test('1 shield for the attached character', () => {
    const table = board({ me: { characters: ['Finn', 'Rey'], hand: ['Jedi Robes'], resources: 2 }, opponent: kylo });
    table.me.picks('Play Jedi Robes', 'Finn');
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.me.card('Rey').shields).toBe(0);
    table.rests();
  });

  test('2 shields instead in the first round', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], hand: ['Jedi Robes'], resources: 2 },
      opponent: kylo,
      round: 1,
    });
    table.me.picks('Play Jedi Robes', 'Finn');
    expect(table.me.card('Finn').shields).toBe(2);
    table.rests();
  });
});

describe('BB-8 (AW 43)', () => {
  test('its special rerolls its die and another own die, and its die stays in the pool', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1MD'] },
          { card: 'Finn', pool: ['-'] },
        ],
        supports: [{ card: 'BB-8', pool: ['Sp'] }],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
      rolls: [
        ['BB-8', '1F'],
        ['Finn', '2RD'],
      ],
    });
    table.me.picks('Resolve special').isAsked('Rey: 1 melee', 'Finn: blank').picks('Finn: blank');
    expect(table.me.pool).toEqual(['Rey 1MD', 'Finn 2RD', 'BB-8 1F']);
    table.rests();
  });

  test('[dice.special.reroll-once] it is not resolved again in the same action, but in a later one', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', pool: ['1MD'] }],
        supports: [{ card: 'BB-8', pool: ['Sp'] }],
      },
      opponent: kylo,
      rolls: [
        ['BB-8', 'Sp'],
        ['Rey', '1R'],
      ],
    });
    table.me.picks('Resolve special');
    expect(table.me.pool).toEqual(['Rey 1R', 'BB-8 Sp']);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Resolve special')).toBe(true);
    table.rests();
  });

  test('alone it rerolls itself', () => {
    const table = board({
      me: { characters: ['Rey'], supports: [{ card: 'BB-8', pool: ['Sp'] }] },
      opponent: kylo,
      rolls: [['BB-8', '1R']],
    });
    table.me.picks('Resolve special');
    expect(table.me.pool).toEqual(['BB-8 1R']);
    table.rests();
  });
});

describe("Rey's Staff (AW 44)", () => {
  test('[terms.remove-die] its special removes a die that shows melee or ranged damage, of either player', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', pool: ['1MD'] },
          { card: 'Rey', upgrades: [{ card: "Rey's Staff", pool: ['Sp'] }] },
        ],
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['2MD1', '1R'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Resolve special');
    table.me.isAsked('Finn: 1 melee', 'Kylo Ren: 2 melee for 1', 'First Order Stormtrooper: 2 ranged');
    table.me.picks('Kylo Ren: 2 melee for 1');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1R', 'First Order Stormtrooper 2RD']);
    expect(table.me.pool).toEqual(['Finn 1MD']);
    table.rests();
  });
});

describe('Force Throw (AW 57)', () => {
  test('its special removes a die and deals its value', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] }] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['2MD1'] },
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
        ],
      },
    });
    table.me.picks('Resolve special');
    // Its own die is in the pool while it is being resolved, so it may be the one that is removed: for nothing.
    table.me.isAsked('Force Throw: special', 'Kylo Ren: 2 melee for 1', 'First Order Stormtrooper: 1 ranged');
    table.me.picks('Kylo Ren: 2 melee for 1', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 1RD']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[dice.value.zero] [contradiction.value.none-or-zero] a blank is worth 0', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Force Throw', pool: ['Sp'] }] }] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['-'] }] },
    });
    table.me.picks('Resolve special', 'Kylo Ren: blank');
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });

  test('[terms.play-restriction.color-character] it goes on own blue characters only', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey', 'Qui-Gon Jinn'], hand: ['Force Throw'], resources: 3 },
      opponent: kylo,
    });
    table.me.picks('Play Force Throw').isAsked('Rey', 'Qui-Gon Jinn');

    const without = board({ me: { characters: ['Finn'], hand: ['Force Throw'], resources: 3 }, opponent: kylo });
    expect(without.me.isOffered('Play Force Throw')).toBe(false);
  });
});

describe('Awakening (AW 124)', () => {
  const rey = { characters: [{ card: 'Rey', pool: ['+2MD', '1MD'] }], supports: ['Awakening'] };

  test('exhausted, it resolves a plus side as if it had no plus', () => {
    const table = board({ me: rey, opponent: kylo });
    // The only plus die is meant without asking; the other die is no modifier.
    table.me.picks('Use Awakening', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.me.pool).toEqual(['Rey 1MD']);
    expect(table.me.card('Awakening').exhausted).toBe(true);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Awakening')).toBe(false);
    table.rests();
  });

  test('[dice.through-card.no-modifiers] no other die joins it', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['+1R', '+1R'] }], supports: ['Awakening'] },
      opponent: kylo,
    });
    table.me.picks('Use Awakening').isAsked('Rey: +1 resource', 'Rey: +1 resource');
    table.me.picks('Rey: +1 resource');
    expect(table.me.resources).toBe(1);
    expect(table.me.pool).toEqual(['Rey +1R']);
    table.rests();
  });
});
