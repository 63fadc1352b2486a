import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const cunning = { card: 'Finn', upgrades: [{ card: 'Cunning', pool: ['Sp'] }] };

describe('Cunning', () => {
  test("[faq.cunning-detonator] an opponent's Thermal Detonator strikes its own side and is discarded", () => {
    const table = board({
      me: { characters: [cunning] },
      opponent: { characters: [{ card: 'Bala-Tik', upgrades: [{ card: 'Thermal Detonator', pool: ['2Dc'] }] }, 'Rey'] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Bala-Tik').damage).toBe(3);
    expect(table.opponent.card('Rey').damage).toBe(3);
    expect(table.me.card('Finn').damage).toBe(0);
    expect(table.opponent.discard).toEqual(['Thermal Detonator']);
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.pool).toEqual([]);
    expect(table.me.upgradesOn('Finn')).toEqual(['Cunning']);
    table.rests();
  });

  test('[faq.cunning-detonator] Infantry Grenades likewise', () => {
    const table = board({
      me: { characters: [cunning] },
      opponent: { characters: [{ card: 'Count Dooku', upgrades: ['Infantry Grenades'] }, 'Rey'] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Count Dooku').damage).toBe(2);
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.opponent.discard).toEqual(['Infantry Grenades']);
    table.rests();
  });

  test("[faq.cunning-holocron] an opponent's Sith Holocron does nothing", () => {
    const table = board({
      me: { characters: [cunning], hand: ['Force Throw'], resources: 1 },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Sith Holocron'] }] },
    });
    table.me.picks('Resolve special').isAsked('Kylo Ren', 'Sith Holocron').picks('Sith Holocron', 'Force Throw');
    expect(table.me.hand).toEqual(['Force Throw']);
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Sith Holocron']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[clar.sith-holocron.free] an own Sith Holocron is switched', () => {
    const table = board({
      me: {
        characters: [cunning, { card: 'Kylo Ren', upgrades: ['Sith Holocron'] }],
        hand: ['Force Throw'],
        resources: 1,
      },
      opponent: { characters: ['Rey'] },
      rolls: [['Force Throw', '2Dr']],
    });
    table.me.picks('Resolve special', 'Sith Holocron', 'Force Throw');
    expect(table.me.hand).toEqual(['Sith Holocron']);
    expect(table.me.upgradesOn('Kylo Ren')).toEqual(['Force Throw']);
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.pool).toEqual(['Force Throw 2Dr']);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test("[faq.cunning-black-one] Black One's damage, but nothing is rerolled", () => {
    const table = board({
      me: { characters: [cunning] },
      opponent: { characters: ['Rey'], supports: [{ card: 'Black One', pool: ['Sp'] }] },
    });
    table.me.picks('Resolve special').isAsked('Finn', 'Rey').picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.me.pool).toEqual([]);
    expect(table.opponent.pool).toEqual(['Black One Sp']);
    table.rests();
  });

  test("[abilities.delayed.source-gone] an opponent's Crime Lord is paid for by who uses it", () => {
    const table = board({
      me: { characters: [cunning], resources: 5, deck: ['Aim'] },
      opponent: {
        characters: [{ card: 'Bala-Tik', upgrades: ['Crime Lord'] }, 'Jango Fett'],
        resources: 2,
        deck: ['Aim'],
      },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Resolve special', 'Jango Fett');
    expect(table.me.resources).toBe(0);
    expect(table.opponent.has('Jango Fett')).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.opponent.has('Jango Fett')).toBe(false);
    table.rests();
  });

  test('uses each special once: a card in the chain is not offered again', () => {
    const table = board({
      me: { characters: [cunning, { card: 'Bala-Tik', upgrades: ['Cunning'] }] },
      opponent: { characters: ['Rey'], supports: ['Black One'] },
    });
    table.me.picks('Resolve special').isAsked('Cunning', 'Black One').picks('Cunning');
    // The other Cunning cannot go back to the first.
    table.me.isAsked('Finn', 'Bala-Tik', 'Rey').picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.rests();
  });

  test('[terms.target.required] without a special in play it does nothing', () => {
    const table = board({ me: { characters: [cunning] }, opponent: { characters: ['Rey'] } });
    table.me.picks('Resolve special');
    expect(table.me.pool).toEqual([]);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[abilities.special.inherent] its own card need not be in play', () => {
    const table = board({
      me: { characters: [{ card: 'Poe Dameron', pool: ['Sp'] }], hand: ['Cunning'] },
      opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Infantry Grenades'] }] },
    });
    table.me.picks('Resolve special', 'Cunning', 'Special').isAsked('Poe Dameron', 'Kylo Ren', 'Infantry Grenades');
    table.me.picks('Infantry Grenades');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.discard).toEqual(['Infantry Grenades']);
    table.rests();
  });

  test('yellow character only', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Cunning'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Cunning');
    expect(table.me.upgradesOn('Finn')).toEqual(['Cunning']);
    table.rests();
  });
});
