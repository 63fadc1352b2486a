import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Backup Muscle', () => {
  test('[contradiction.support-damage] [cards.support.no-damage] it comes with 3 damage as counters and moves them one by one, past shields', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Backup Muscle'], resources: 1, deck: ['Aim'] },
      opponent: { characters: [{ card: 'Finn', shields: 2, damage: 9 }, 'Rey'], deck: ['Aim'] },
    });
    table.me.picks('Play Backup Muscle');
    expect(table.me.card('Backup Muscle')).toMatchObject({ damage: 3, exhausted: false });
    table.opponent.picks('Pass');
    table.me.picks('Use Backup Muscle').isAsked('Bala-Tik', 'Finn', 'Rey').picks('Rey');
    expect(table.me.card('Backup Muscle')).toMatchObject({ damage: 2, exhausted: true });
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    // The next round: it is ready again.
    table.me.picks('Use Backup Muscle', 'Finn');
    expect(table.opponent.has('Finn')).toBe(false);
    expect(table.me.card('Backup Muscle').damage).toBe(1);
    table.rests();
  });

  test('[contradiction.support-damage] [cards.support.no-damage] what deals damage cannot choose it', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], hand: ['Enrage'] },
      opponent: { characters: ['Bala-Tik'], supports: [{ card: 'Backup Muscle', damage: 2 }] },
    });
    table.me.picks('Resolve melee').isAsked('Rey', 'Bala-Tik').picks('Bala-Tik');
    expect(table.opponent.card('Backup Muscle').damage).toBe(2);
    table.rests();
  });

  test('[ex.pass.backup-muscle] [structure.pass.not-null] without damage on it it is exhausted all the same, which is no pass', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], supports: ['Backup Muscle'] },
      opponent: { characters: ['Rey'] },
      turn: 'opponent',
    });
    table.opponent.picks('Pass');
    table.me.picks('Use Backup Muscle');
    expect(table.me.card('Backup Muscle').exhausted).toBe(true);
    expect([table.me.card('Bala-Tik').damage, table.opponent.card('Rey').damage]).toEqual([0, 0]);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[core.leave-play.tokens] [areas.leave-play] its tokens go when it leaves play; played again it has 3 new ones', () => {
    const table = board({
      me: {
        characters: ['Bala-Tik'],
        supports: [{ card: 'Backup Muscle', damage: 2, exhausted: true }],
        deck: ['Aim'],
        resources: 1,
      },
      opponent: { characters: ['Finn'], supports: [{ card: 'AT-ST', pool: ['Sp'] }], deck: ['Dodge'] },
      battlefield: 'Starship Graveyard',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve special', 'Backup Muscle');
    expect(table.me.discard).toEqual(['Backup Muscle']);
    expect(table.me.card('Backup Muscle').damage).toBe(0);
    table.me.picks('Claim the battlefield', 'Yes');
    table.opponent.picks('Pass');
    // Drawn in upkeep, and played again.
    expect(table.me.hand).toEqual(['Backup Muscle', 'Aim']);
    table.me.picks('Play Backup Muscle');
    expect(table.me.card('Backup Muscle')).toMatchObject({ damage: 3, exhausted: false });
    table.rests();
  });

  test('[core.leave-play.tokens] [dice.leave-play] so with a die: set aside, and back when the card is played again', () => {
    const table = board({
      me: {
        characters: ['Finn'],
        supports: [{ card: 'Black One', pool: ['2RD'] }],
        resources: 4,
      },
      opponent: { characters: ['Bala-Tik'], supports: [{ card: 'AT-ST', pool: ['Sp'] }], deck: ['Dodge'] },
      battlefield: 'Starship Graveyard',
      turn: 'opponent',
      rolls: [['Black One', '1Dr']],
    });
    table.opponent.picks('Resolve special', 'Black One');
    expect(table.me.pool).toEqual([]);
    table.me.picks('Claim the battlefield', 'Yes');
    table.opponent.picks('Pass');
    table.me.picks('Play Black One');
    expect(table.me.pool).toEqual([]);
    table.opponent.picks('Pass');
    table.me.picks('Activate Black One');
    expect(table.me.pool).toEqual(['Black One 1Dr']);
    table.rests();
  });
});
