import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const lord = { card: 'Bala-Tik', upgrades: [{ card: 'Crime Lord', pool: ['Sp'] }] };

describe('Crime Lord', () => {
  const marking = (me: { hand?: string[]; deck?: string[]; damage?: number } = {}) => {
    const table = board({
      me: {
        characters: [{ ...lord, damage: me.damage ?? 0 }, 'Jango Fett'],
        resources: 6,
        hand: me.hand ?? [],
        deck: me.deck ?? ['Aim'],
      },
      opponent: { characters: ['Finn', { card: 'Rebel Trooper', pool: ['2RD'] }], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Resolve special').isAsked('Bala-Tik', 'Jango Fett', 'Finn', 'Rebel Trooper').picks('Finn');
    return table;
  };

  test('[ex.delayed.crime-lord] [abilities.delayed] the character falls when the round is over', () => {
    const table = marking();
    expect(table.me.resources).toBe(1);
    expect(table.opponent.card('Finn').damage).toBe(0);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.opponent.has('Finn')).toBe(false);
    // Upkeep came first: two resources, a card drawn.
    expect(table.me.resources).toBe(3);
    expect(table.me.hand).toEqual(['Aim']);
    table.rests();
  });

  test('[clar.crime-lord.source-gone] [abilities.delayed.source-gone] also without Crime Lord in play', () => {
    const table = marking({ damage: 7 });
    table.opponent.picks('Resolve ranged', 'Bala-Tik');
    expect(table.me.discard).toEqual(['Crime Lord']);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.opponent.has('Finn')).toBe(false);
    table.rests();
  });

  test('[clar.crime-lord.deck-out-first] [structure.end-of-round.order] losing by an empty deck comes first', () => {
    const table = board({
      me: { characters: [lord], resources: 5 },
      opponent: { characters: ['Finn'], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Resolve special', 'Finn');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.winner).toBe('opponent');
  });

  test('[contradiction.crime-lord.wording] [abilities.special-mandatory] with 5 resources it is carried out, without a question whether', () => {
    const table = board({
      me: { characters: [lord], resources: 5 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve special').isAsked('Bala-Tik', 'Finn').picks('Finn');
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('[contradiction.crime-lord.wording] with fewer it does nothing', () => {
    const table = board({
      me: { characters: [lord], resources: 4 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks('Resolve special');
    expect(table.me.resources).toBe(4);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[faq.war-room-crime-lord] [terms.free] Rebel War Room does not waive the 5 resources', () => {
    const table = board({
      me: { characters: [lord], deck: ['Aim'] },
      opponent: { characters: ['Finn'], deck: ['Aim'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Claim the battlefield', 'Yes');
    expect(table.me.pool).toEqual([]);
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Pass');
    expect(table.opponent.has('Finn')).toBe(true);
    table.rests();
  });

  test('[replacement.instead] Second Chance still helps at the end of the round', () => {
    const table = board({
      me: { characters: [lord], resources: 5, deck: ['Aim'] },
      opponent: { characters: [{ card: 'Finn', damage: 6, upgrades: ['Second Chance'] }], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Resolve special', 'Finn');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.opponent.card('Finn').damage).toBe(1);
    expect(table.opponent.discard).toEqual(['Second Chance']);
    table.rests();
  });
});
