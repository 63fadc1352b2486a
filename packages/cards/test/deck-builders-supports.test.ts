import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Cards of which a deck may hold more copies, or bring some more. */

const kylo = { characters: ['Kylo Ren'] };

describe('TIE Fighter (AtG 31)', () => {
  test('[areas.deck.hidden] [terms.copy] after it is played a copy comes from the deck to the hand, shown to everybody', () => {
    const table = board({
      me: {
        characters: ['First Order Stormtrooper'],
        hand: ['TIE Fighter'],
        deck: ['Probe', 'TIE Fighter', 'Enrage', 'TIE Fighter'],
        resources: 2,
      },
      opponent: kylo,
    });
    table.me.picks('Play TIE Fighter').isAsked('TIE Fighter', 'None').picks('TIE Fighter');
    expect(table.me.hand).toEqual(['TIE Fighter']);
    expect(table.me.deckCount).toBe(3);
    // The opponent knows that one card of the hand, and none of the deck.
    expect(table.opponent.view.players[0]?.hand.map((id) => table.opponent.view.cards[id]?.code)).toEqual(['08031']);
    // Ambush: one more action.
    table.me.isAsked('Activate First Order Stormtrooper', 'Activate TIE Fighter', 'Claim the battlefield', 'Decline');
  });

  test('nothing need be found; nobody but its player sees whether there was one', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper'], hand: ['TIE Fighter'], deck: ['Probe', 'Enrage'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play TIE Fighter').isAsked('Done').picks('Done');
    expect(table.me.hand).toEqual([]);
    expect(table.me.deckCount).toBe(2);
    // After the shuffle the deck is as unknown as before.
    const { cards } = table.match.state;
    expect(table.match.state.seats[0]?.deck.map((id) => cards[id]?.known)).toEqual([0, 0]);
  });

  test('an empty deck is not searched', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper'], hand: ['TIE Fighter'], resources: 2 },
      opponent: kylo,
    });
    table.me.picks('Play TIE Fighter');
    expect(table.match.question?.kind).toBe('extra action');
  });
});

describe('X-Wing (AtG 86)', () => {
  test('[dice.value] X is the number of copies that its player has in play', () => {
    const table = board({
      me: { characters: ['Poe Dameron'], supports: [{ card: 'X-Wing', pool: ['XRD'] }, 'X-Wing'] },
      opponent: { characters: ['Kylo Ren'], supports: ['X-Wing'] },
    });
    table.me.picks('Resolve ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    table.rests();
  });

  test('a third one in play makes it 3', () => {
    const table = board({
      me: { characters: ['Poe Dameron'], supports: [{ card: 'X-Wing', pool: ['XID'] }, 'X-Wing', 'X-Wing'] },
      opponent: kylo,
    });
    table.me.picks('Resolve indirect');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    table.rests();
  });
});

describe('Vibro-Arbir Blades (CM 19)', () => {
  const BLADES = 'Vibro-Arbir Blades';
  const played = (resources: number, setAside: readonly string[]): ReturnType<typeof board> =>
    board({
      me: {
        characters: [{ card: 'Kylo Ren', elite: true }, 'Nightsister'],
        hand: [BLADES],
        setAside,
        resources,
      },
      opponent: { characters: ['Rey'] },
    });

  test('[areas.set-aside.who] played from the hand on an elite character, it may be followed by one copy that lies set aside, at its cost', () => {
    const table = played(5, [BLADES, BLADES]);
    table.me.picks(`Play ${BLADES}`, 'Yes', 'Replace none');
    // The second copy came from the set-aside zone and calls no third.
    expect(table.me.upgradesOn('Kylo Ren')).toEqual([BLADES, BLADES]);
    expect(table.me.setAside).toEqual([BLADES]);
    expect(table.me.resources).toBe(1);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('it may replace the first one, like any upgrade', () => {
    const table = played(2, [BLADES]);
    table.me.picks(`Play ${BLADES}`, 'Yes');
    expect(table.me.upgradesOn('Kylo Ren')).toEqual([BLADES]);
    expect(table.me.discard).toEqual([BLADES]);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('nobody is asked without a copy that lies set aside', () => {
    const table = played(5, []);
    table.me.picks(`Play ${BLADES}`);
    expect(table.me.upgradesOn('Kylo Ren')).toEqual([BLADES]);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });
});
