import type { Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const SET_ASIDE = 'mode:0';
const PLAY = 'mode:1';

describe('Premonitions', () => {
  test('[ex.set-aside.premonitions] it lies open, the card on it is hidden from the opponent', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Premonitions', 'Lightsaber', 'Flank'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Premonitions', SET_ASIDE).isAsked('Lightsaber', 'Flank').picks('Lightsaber');
    expect(table.me.hand).toEqual(['Flank']);
    expect(table.me.setAside).toEqual(['Premonitions', 'Lightsaber']);
    const mine = JSON.stringify(table.match.view(0 as Seat));
    const theirs = JSON.stringify(table.match.view(1 as Seat));
    const spectator = JSON.stringify(table.match.view(null));
    expect(mine).toContain('Lightsaber');
    for (const view of [theirs, spectator]) {
      expect(view).toContain('Premonitions');
      expect(view).not.toContain('Lightsaber');
      expect(view).not.toContain('01059');
    }
    expect(JSON.stringify(table.match.logFor(1 as Seat))).not.toContain('Lightsaber');
    table.rests();
  });

  test('another copy plays the stacked card for free; the copy that was set aside is discarded', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Premonitions', 'Premonitions', 'Lightsaber'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Premonitions', SET_ASIDE, 'Lightsaber');
    table.opponent.picks('Pass');
    table.me.picks('Play Premonitions', PLAY, 'Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
    expect(table.me.setAside).toEqual([]);
    expect(table.me.discard).toEqual(['Premonitions', 'Premonitions']);
    table.rests();
  });

  test('[terms.choose-either] the second may be chosen without any such copy', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Premonitions', 'Flank'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Play Premonitions', PLAY);
    expect(table.me.discard).toEqual(['Premonitions']);
    expect(table.me.hand).toEqual(['Flank']);
    table.rests();
  });

  const opponents = (hidden: string, me: { resources?: number; battlefield?: string } = {}) => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Premonitions'], resources: me.resources ?? 0 },
      opponent: { characters: ['Kylo Ren', 'Count Dooku'], hand: ['Premonitions', hidden] },
      turn: 'opponent',
      controller: 'opponent',
      battlefield: 'Frozen Wastes',
    });
    table.opponent.picks('Play Premonitions', SET_ASIDE, hidden);
    return table;
  };

  test("[clar.premonitions.opponents-copy] [areas.owner-only] an opponent's card is played by me and ends with its owner", () => {
    const table = opponents('Enrage');
    table.me.picks('Play Premonitions', PLAY);
    // Of my characters Rey alone is blue.
    expect(table.me.card('Rey').damage).toBe(1);
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['Premonitions']);
    expect(table.opponent.discard).toEqual(['Enrage', 'Premonitions']);
    expect(table.opponent.setAside).toEqual([]);
    table.rests();
  });

  test('[clar.premonitions.opponents-copy] it is not seen before it is played', () => {
    const table = opponents('Enrage');
    table.me.picks('Play Premonitions');
    expect(JSON.stringify(table.match.view(0 as Seat))).not.toContain('Enrage');
    expect(table.me.labels).toHaveLength(2);
    table.me.picks(PLAY);
    expect(JSON.stringify(table.match.view(0 as Seat))).toContain('Enrage');
    table.rests();
  });

  test('[clar.premonitions.opponents-copy] an upgrade is attached to my character, rolled by me, and discarded to its owner', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'], hand: ['Premonitions'] },
      opponent: {
        characters: ['Count Dooku', { card: 'Jango Fett', pool: ['1RD'] }],
        hand: ['Premonitions', 'Immobilize'],
      },
      turn: 'opponent',
      rolls: [
        ['Rey', '1R'],
        ['Immobilize', '1Sh'],
      ],
    });
    table.opponent.picks('Play Premonitions', SET_ASIDE, 'Immobilize');
    // Rey's own ability hears that an upgrade is played on her.
    table.me.picks('Play Premonitions', PLAY, 'Yes');
    expect(table.me.upgradesOn('Rey')).toEqual(['Immobilize']);
    expect(table.me.resources).toBe(0);
    table.me.picks('Activate Rey');
    expect(table.me.pool).toEqual(['Rey 1R', 'Immobilize 1Sh']);
    table.opponent.picks('No', 'Resolve ranged', 'Rey');
    expect(table.me.pool).toEqual([]);
    expect(table.me.discard).toEqual(['Premonitions']);
    expect(table.opponent.discard).toEqual(['Premonitions', 'Immobilize']);
    table.rests();
  });

  test("[clarification.premonitions.restriction] a card that may not be played goes to its owner's discard pile", () => {
    const table = opponents('Dug in');
    table.me.picks('Play Premonitions', PLAY);
    expect(table.me.card('Rey').shields).toBe(0);
    expect(table.opponent.discard).toEqual(['Dug in', 'Premonitions']);
    table.rests();
  });

  test('[clarification.premonitions.restriction] with the battlefield it is played', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Premonitions'] },
      opponent: { characters: ['Count Dooku'], hand: ['Premonitions', 'Dug in'] },
      turn: 'opponent',
      controller: 'me',
      battlefield: 'Frozen Wastes',
    });
    table.opponent.picks('Play Premonitions', SET_ASIDE, 'Dug in');
    table.me.picks('Play Premonitions', PLAY, 'Rey', 'Rey', 'Finn');
    expect(table.me.card('Rey').shields).toBe(2);
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.opponent.discard).toEqual(['Dug in', 'Premonitions']);
    table.rests();
  });

  test('[clarification.premonitions.restriction] an upgrade that nobody of mine may carry', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Premonitions'] },
      opponent: { characters: ['Count Dooku'], hand: ['Premonitions', 'Force Throw'] },
      turn: 'opponent',
    });
    table.opponent.picks('Play Premonitions', SET_ASIDE, 'Force Throw');
    table.me.picks('Play Premonitions', PLAY);
    expect(table.me.upgradesOn('Finn')).toEqual([]);
    expect(table.opponent.discard).toEqual(['Force Throw', 'Premonitions']);
    table.rests();
  });

  test('of several copies one is chosen, whoever owns them', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Premonitions', 'Premonitions', 'Enrage'] },
      opponent: { characters: ['Count Dooku'], hand: ['Premonitions', 'Rejuvenate'] },
    });
    table.me.picks('Play Premonitions', SET_ASIDE, 'Enrage');
    table.opponent.picks('Play Premonitions', SET_ASIDE, 'Rejuvenate');
    table.me.picks('Play Premonitions', PLAY).isAsked('Premonitions', 'Premonitions').picks('Premonitions#2', 'Rey');
    expect(table.opponent.discard).toEqual(['Rejuvenate', 'Premonitions']);
    expect(table.me.setAside).toEqual(['Premonitions', 'Enrage']);
    table.rests();
  });

  test('with an empty hand it is set aside alone, and nobody can play anything of it', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Premonitions'] },
      opponent: { characters: ['Count Dooku'], hand: ['Premonitions'] },
    });
    table.me.picks('Play Premonitions', SET_ASIDE);
    expect(table.me.setAside).toEqual(['Premonitions']);
    table.opponent.picks('Play Premonitions', PLAY);
    expect(table.opponent.discard).toEqual(['Premonitions']);
    expect(table.me.setAside).toEqual(['Premonitions']);
    table.rests();
  });
});
