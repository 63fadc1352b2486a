import { describe, expect, test } from 'vitest';
import { begin, starter } from './support/game.js';
import { board, type Side } from './support/table.js';

/* Who may know what, and how far a pick can be taken back. */

const kylo = { characters: ['Kylo Ren'] };

/** Titles of the cards of the other's hand that a side knows. */
function knownHand(side: Side): string[] {
  const { view } = side;
  const other = view.players[1 - side.seat];
  return (other?.hand ?? []).map((id) => view.faces[view.cards[id]?.code ?? '']?.title ?? '?');
}

describe('hidden cards', () => {
  test('[areas.hand.information] [areas.deck.count-open] [areas.resources.open] [areas.deck.hidden] [areas.deck.meaning] the numbers are open, the cards are not', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Aim', 'Block'], deck: ['Dodge', 'Flank', 'Enrage'], resources: 3 },
      opponent: kylo,
    });
    const { view } = table.opponent;
    expect(view.players[0]).toMatchObject({ handCount: 2, hand: [], deckCount: 3, resources: 3 });
    const codes = Object.values(view.cards).map((card) => card.code);
    for (const hidden of ['01151', '01153', '01155', '01156', '01081']) expect(codes).not.toContain(hidden);
    // Nobody may look through a deck, not even the own.
    expect(Object.values(table.me.view.cards).map((card) => card.code)).not.toContain('01155');
  });

  test('[core.discard-pile] discard piles are open to all', () => {
    const table = board({ me: { characters: ['Rey'], discard: ['Aim', 'Dodge'] }, opponent: kylo });
    const { view } = table.opponent;
    const titles = view.players[0]?.discard.map((id) => view.faces[view.cards[id]?.code ?? '']?.title);
    expect(titles).toEqual(['Aim', 'Dodge']);
  });

  test('[core.look-reveal] who looks at a card sees it alone; what is revealed everybody sees', () => {
    const looked = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['Sp'] }] },
      opponent: { characters: ['Rey'], hand: ['Aim', 'Block'] },
    });
    looked.me.picks('Resolve special');
    expect(knownHand(looked.me)).toHaveLength(1);
    expect(looked.match.view(null).players[1]?.hand).toEqual([]);
    expect(looked.opponent.hand).toEqual(['Aim', 'Block']);

    const revealed = board({
      me: { characters: ['Bala-Tik'], hand: ['Coercion'], resources: 1 },
      opponent: { characters: ['Rey'], hand: ['Aim', 'Lightsaber'] },
    });
    revealed.me.picks('Play Coercion');
    expect(knownHand(revealed.me)).toEqual(['Aim', 'Lightsaber']);
    expect(revealed.opponent.hand).toEqual(['Aim', 'Lightsaber']);
  });

  test('a card that all have seen stays known on its way through deck and hand', () => {
    const table = board({
      me: { characters: ['Rey'], discard: ['Awakening'], deck: ['Aim', 'Block'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Dodge'] },
      battlefield: 'Starship Graveyard',
    });
    table.me.picks('Claim the battlefield', 'Yes');
    table.opponent.picks('Pass');
    expect(table.me.hand).toEqual(['Awakening', 'Aim', 'Block']);
    expect(knownHand(table.opponent)).toEqual(['Awakening']);
    expect(table.opponent.view.players[0]?.handCount).toBe(3);
  });

  test('[areas.out-of-play.members] [areas.from-play] abilities of cards out of play do nothing', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Hunker Down'], discard: ['Awakening'] },
      opponent: kylo,
    });
    table.me.isAsked('Play Hunker Down', 'Activate Finn', 'Claim the battlefield', 'Pass');
  });
});

describe('taking back', () => {
  test('a half-made choice can be taken back, pick by pick', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Lightsaber'], resources: 3 },
      opponent: kylo,
    });
    const { match, me } = table;
    me.picks('Play Lightsaber', 'Finn');
    expect(me.upgradesOn('Finn')).toEqual(['Lightsaber']);
    // The opponent is asked now, but has decided nothing.
    expect(match.canUndo(me.seat)).toBe(true);
    expect(match.canUndo(table.opponent.seat)).toBe(false);
    match.undo(me.seat);
    me.isAsked('Rey', 'Finn');
    match.undo(me.seat);
    expect(me.resources).toBe(3);
    me.isOffered('Play Lightsaber');
    expect(match.canUndo(me.seat)).toBe(false);
  });

  test('not after a roll', () => {
    const table = board({ me: { characters: ['Rey'] }, opponent: kylo, rolls: [['Rey', '1MD']] });
    table.me.picks('Activate Rey');
    expect(table.match.canUndo(table.me.seat)).toBe(false);
    expect(() => table.match.undo(table.me.seat)).toThrow('cannot be taken back');
  });

  test('not after the other has decided', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Take Cover'] },
      opponent: { ...kylo, hand: ['Take Cover'] },
    });
    table.me.picks('Play Take Cover', 'Rey');
    table.opponent.picks('Play Take Cover');
    expect(table.match.canUndo(table.me.seat)).toBe(false);
    expect(table.match.canUndo(table.opponent.seat)).toBe(true);
  });

  test('not after a card was drawn, discarded at random or looked at', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1Dc'] },
          { card: 'Kylo Ren', pool: ['Sp'] },
        ],
      },
      opponent: { characters: ['Finn'], hand: ['Aim', 'Block', 'Dodge'] },
    });
    table.me.picks('Resolve discard');
    expect(table.match.canUndo(table.me.seat)).toBe(false);
    table.opponent.picks('Pass');
    table.me.picks('Resolve special');
    expect(table.match.canUndo(table.me.seat)).toBe(false);
  });

  test('a mulligan can be taken back until the cards are exchanged', () => {
    const table = begin(starter('AW-H'), starter('AW-V'));
    const { match, me } = table;
    const hand = me.hand;
    me.picks(hand[0] as string);
    expect(match.canUndo(me.seat)).toBe(true);
    match.undo(me.seat);
    me.picks('None');
    expect(match.canUndo(table.opponent.seat)).toBe(false);
    table.opponent.picks(table.opponent.hand[0] as string, 'Done');
    expect(match.canUndo(me.seat)).toBe(false);
    expect(match.canUndo(table.opponent.seat)).toBe(false);
  });
});
