import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Upkeep, the end of the round, running out of cards. */

const TWENTY = Array.from({ length: 20 }, () => 'Aim');

describe('upkeep', () => {
  test('[core.upkeep] [terms.ready] [areas.hand.size] ready, dice back, two resources, discard and draw', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', exhausted: true, pool: ['1MD', '-'], upgrades: [{ card: 'Lightsaber', exhausted: true }] },
          { card: 'Finn', exhausted: true },
        ],
        supports: [{ card: 'Awakening', exhausted: true }],
        hand: ['Block', 'Dodge', 'Flank'],
        deck: TWENTY,
        resources: 1,
      },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.isAsked('Block', 'Dodge', 'Flank', 'None').picks('Dodge', 'Done');
    for (const card of ['Rey', 'Finn', 'Lightsaber', 'Awakening']) expect(table.me.card(card).exhausted).toBe(false);
    expect(table.me.pool).toEqual([]);
    expect(table.me.card('Rey').dice).toHaveLength(2);
    expect(table.me.resources).toBe(3);
    expect(table.me.hand).toEqual(['Block', 'Flank', 'Aim', 'Aim', 'Aim']);
    expect(table.me.deckCount).toBe(17);
    expect(table.me.discard).toEqual(['Dodge']);
    expect(table.opponent.resources).toBe(2);
    table.rests();
  });

  test('[faq.big-hand] [areas.hand.no-maximum] more than the hand size is kept, and none drawn', () => {
    const table = board({
      me: {
        characters: ['Rey'],
        hand: ['Aim', 'Block', 'Dodge', 'Flank', 'Enrage', 'Heroism', 'Take Cover'],
        deck: ['Aim', 'Aim'],
      },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.picks('Enrage', 'Done');
    expect(table.me.hand).toEqual(['Aim', 'Block', 'Dodge', 'Flank', 'Heroism', 'Take Cover']);
    expect(table.me.deckCount).toBe(2);
  });

  test('[core.upkeep.short-deck] [terms.draw.short] with too few cards all are drawn, which loses nothing', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Aim', 'Block'], deck: ['Dodge', 'Flank'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.picks('None');
    expect(table.me.hand).toEqual(['Aim', 'Block', 'Dodge', 'Flank']);
    expect(table.me.deckCount).toBe(0);
    table.rests();
  });
});

describe('running out of cards', () => {
  test('[core.deck-out.loss] an empty hand and an empty deck after upkeep lose', () => {
    const lastCard = (pick: string) => {
      const table = board({
        me: { characters: ['Rey'], hand: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      });
      table.me.picks('Pass');
      table.opponent.picks('Pass');
      table.me.picks(pick);
      return table;
    };
    expect(lastCard('Aim').me.view.result).toEqual({ winner: 1, reason: 'deck-out' });
    expect(lastCard('None').winner).toBeNull();
  });

  test('[contradiction.deck-out.hand-or-deck] one of the two being empty does not lose, in any edition', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = board({
        me: { characters: ['Rey'], hand: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'] },
        edition,
      });
      table.me.picks('Pass');
      table.opponent.picks('Pass');
      table.me.picks('None');
      expect(table.winner).toBeNull();
      expect(table.me.deckCount).toBe(0);
    }
  });

  test("[core.deck-out.both] both out at once: the battlefield's controller wins", () => {
    for (const controller of ['me', 'opponent'] as const) {
      const table = board({
        me: { characters: ['Rey'] },
        opponent: { characters: ['Kylo Ren'] },
        battlefield: 'Frozen Wastes',
        controller,
      });
      table.me.picks('Pass');
      table.opponent.picks('Pass');
      expect(table.winner).toBe(controller);
    }
  });

  test('[structure.win.deck-out-timing] out of cards in the action phase is harmless', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Take Cover'], discard: ['Lightsaber'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      battlefield: 'Starship Graveyard',
    });
    table.me.picks('Play Take Cover', 'Rey');
    expect(table.winner).toBeNull();
    table.opponent.picks('Pass');
    table.me.picks('Claim the battlefield', 'Yes');
    table.opponent.picks('Pass');
    expect(table.winner).toBeNull();
    expect(table.me.hand).toEqual(['Lightsaber']);
  });

  test('[clar.crime-lord.deck-out-first] it is checked before what happens after the round', () => {
    const table = board({
      me: { characters: [{ card: 'Tusken Raider', upgrades: [{ card: 'Crime Lord', pool: ['Sp'] }] }], resources: 5 },
      opponent: { characters: ['Rey'], deck: ['Aim'] },
    });
    table.me.picks('Resolve special', 'Rey');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.winner).toBe('opponent');
  });
});
