import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The cards that only the Kylo Ren starter deck has, characters and battlefield included. */

const rey = { characters: ['Rey'] };

describe('Kylo Ren (AW 11)', () => {
  test('his special: a character takes the cost of a random card of the hand, which only he sees', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['Sp'] }] },
      opponent: { characters: ['Rey', { card: 'Finn', shields: 1 }], hand: ['Lightsaber'] },
    });
    table.me.picks('Resolve special').isAsked('Rey', 'Finn').picks('Finn');
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 2, shields: 0 });
    expect(table.opponent.hand).toEqual(['Lightsaber']);
    const { view } = table.me;
    expect(view.players[1]?.hand.map((id) => view.cards[id]?.code)).toEqual(['01059']);
    table.rests();
  });

  test('a card that costs nothing, or no card at all, deals nothing', () => {
    for (const hand of [['Take Cover'], []]) {
      const table = board({
        me: { characters: [{ card: 'Kylo Ren', pool: ['Sp'] }] },
        opponent: { characters: ['Rey'], hand },
      });
      table.me.picks('Resolve special');
      expect(table.opponent.card('Rey').damage).toBe(0);
      expect(table.me.pool).toEqual([]);
      table.rests();
    }
  });
});

describe('First Order Stormtrooper (AW 2)', () => {
  test('[cards.abilities.optional] [cards.character.health] it has no text; it falls with 7 damage', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      opponent: { characters: ['Kylo Ren', { card: 'First Order Stormtrooper', damage: 5 }] },
    });
    const { text, health } = table.me.view.faces['01002'] ?? {};
    expect({ text, health }).toEqual({ text: '', health: 7 });
    table.me.picks('Resolve ranged', 'First Order Stormtrooper');
    expect(table.opponent.has('First Order Stormtrooper')).toBe(false);
    table.rests();
  });
});

describe('Frozen Wastes (AW 168)', () => {
  test('[faq.character-die] its claim removes a character die, never an upgrade or support die', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['1R'] }] },
      opponent: {
        characters: [{ card: 'Rey', pool: ['1MD'], upgrades: [{ card: 'Lightsaber', pool: ['+2MD'] }] }],
        supports: [{ card: 'BB-8', pool: ['1F'] }],
      },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    table.me
      .picks('Claim the battlefield', 'Yes')
      .isAsked('Kylo Ren: 1 resource', 'Rey: 1 melee')
      .picks('Rey: 1 melee');
    expect(table.opponent.pool).toEqual(['Lightsaber +2MD', 'BB-8 1F']);
    table.rests();
  });
});

describe('First Order TIE Fighter (AW 6)', () => {
  test("its special removes all shields from all of an opponent's characters", () => {
    const table = board({
      me: {
        characters: [{ card: 'Kylo Ren', shields: 2 }],
        supports: [{ card: 'First Order TIE Fighter', pool: ['Sp'] }],
      },
      opponent: { characters: [{ card: 'Rey', shields: 3 }, { card: 'Finn', shields: 1 }, 'Rebel Trooper'] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Rey').shields).toBe(0);
    expect(table.opponent.card('Finn').shields).toBe(0);
    expect(table.me.card('Kylo Ren').shields).toBe(2);
    table.rests();
  });
});

describe('Immobilize (AW 14)', () => {
  const kylo = (pool: string[]) => ({ characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Immobilize', pool }] }] });

  test('[cards.upgrade.persist] its action removes its die to turn any die to a blank', () => {
    const table = board({
      me: kylo(['1R']),
      opponent: {
        characters: [
          { card: 'Rey', pool: ['1MD'] },
          { card: 'Finn', pool: ['-'] },
        ],
      },
    });
    // A die whose only blank shows already cannot be turned to one.
    table.me.picks('Use Immobilize');
    expect(table.opponent.pool).toEqual(['Rey -', 'Finn -']);
    expect(table.me.pool).toEqual([]);
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Immobilize']);
    table.rests();
  });

  test('it needs its die in the pool', () => {
    const table = board({ me: kylo([]), opponent: { characters: [{ card: 'Rey', pool: ['1MD'] }] } });
    expect(table.me.isOffered('Use Immobilize')).toBe(false);
  });

  test('[terms.play-restriction.color-character] blue characters only', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper', 'Kylo Ren'], hand: ['Immobilize'], resources: 2 },
      opponent: rey,
    });
    table.me.picks('Play Immobilize');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Immobilize']);
  });
});

describe('Infantry Grenades (AW 17)', () => {
  test('[core.mandatory] its special hits every opposing character and discards it, wanted or not', () => {
    const table = board({
      me: {
        characters: [
          'Kylo Ren',
          { card: 'First Order Stormtrooper', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] },
        ],
      },
      opponent: { characters: ['Rey', { card: 'Finn', shields: 1 }] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 1, shields: 0 });
    expect(table.me.card('Kylo Ren').damage).toBe(0);
    expect(table.me.discard).toEqual(['Infantry Grenades']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[core.self-reference] [dice.duplicate-upgrades.different-characters] only the copy whose die was resolved is discarded', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Kylo Ren', upgrades: [{ card: 'Infantry Grenades', pool: ['1R'] }] },
          { card: 'First Order Stormtrooper', upgrades: [{ card: 'Infantry Grenades', pool: ['Sp'] }] },
        ],
      },
      opponent: rey,
    });
    table.me.picks('Resolve special');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Infantry Grenades']);
    expect(table.me.upgradesOn('First Order Stormtrooper')).toEqual([]);
    expect(table.me.pool).toEqual(['Infantry Grenades 1R']);
    table.rests();
  });
});

describe('Mind Probe (AW 60)', () => {
  test('its special deals 1 damage for each card in the hand of the opponent', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Mind Probe', pool: ['Sp'] }] }], hand: ['Aim'] },
      opponent: { characters: ['Rey', 'Finn'], hand: ['Block', 'Dodge', 'Flank'] },
    });
    table.me.picks('Resolve special').isAsked('Rey', 'Finn').picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(3);
    table.rests();
  });

  test('nothing against an empty hand', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Mind Probe', pool: ['Sp'] }] }] },
      opponent: rey,
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Rey').damage).toBe(0);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });
});

describe('Power of the Dark Side (AW 89)', () => {
  const position = (side: string) =>
    board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['1R'] }], supports: ['Power of the Dark Side'] },
      opponent: { characters: [{ card: 'Rey', shields: 3, pool: ['-'] }] },
      rolls: [['Kylo Ren', side]],
    });

  test('rerolls an own die; a blank deals 2 unblockable damage', () => {
    const table = position('-');
    table.me.picks('Use Power of the Dark Side').isAsked('Kylo Ren', 'Rey').picks('Rey');
    expect(table.opponent.card('Rey')).toMatchObject({ damage: 2, shields: 3 });
    expect(table.me.card('Power of the Dark Side').exhausted).toBe(true);
    expect(table.opponent.pool).toEqual(['Rey -']);
    table.rests();
  });

  test('another side deals nothing', () => {
    const table = position('2MD1');
    table.me.picks('Use Power of the Dark Side');
    expect(table.opponent.card('Rey').damage).toBe(0);
    expect(table.me.pool).toEqual(['Kylo Ren 2MD1']);
    table.rests();
  });
});
