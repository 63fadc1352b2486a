import { describe, expect, test } from 'vitest';
import { begin, starter } from './support/game.js';
import type { Table } from './support/table.js';

/* How a game begins. */

const rey = starter('AW-H');
const kyloRen = starter('AW-V');

/** Rey's two dice and Finn's, then the Stormtrooper's and Kylo Ren's two. */
type Rolls = readonly (readonly [card: string, side: string])[];
const heroes = (...sides: string[]): Rolls => sides.map((side, at) => [at < 2 ? 'Rey' : 'Finn', side] as const);
const villains = (...sides: string[]): Rolls =>
  sides.map((side, at) => [at < 1 ? 'First Order Stormtrooper' : 'Kylo Ren', side] as const);

const iWin: Rolls = [...heroes('1MD', '1R', '1RD'), ...villains('1R', '1R', '-')];
const theyWin: Rolls = [...heroes('1MD', '-', '-'), ...villains('1R', '1R', '-')];

function keepHands(table: Table): void {
  table.me.picks('None');
  table.opponent.picks('None');
}

describe('cards and dice', () => {
  test('[setup.characters] [cards.character.start-in-play] [cards.character.dice-count] [cards.character.elite] [setup.dice-aside] [setup.battlefield-aside] [setup.shuffle-draw] the table before mulligans', () => {
    const table = begin(rey, kyloRen);
    expect(table.me.card('Rey')).toMatchObject({ zone: 'play', elite: true, exhausted: false, damage: 0 });
    expect(table.me.card('Rey').dice).toHaveLength(2);
    expect(table.me.card('Finn')).toMatchObject({ zone: 'play', elite: false });
    expect(table.me.card('Finn').dice).toHaveLength(1);
    expect(table.me.setAside).toEqual(['Starship Graveyard']);
    expect(table.opponent.setAside).toEqual(['Frozen Wastes']);
    expect(table.me.view.battlefield).toBeNull();
    expect(table.me.hand).toHaveLength(5);
    expect(table.me.deckCount).toBe(15);
    // Nothing of the deck is in play, so none of its dice lies on a card.
    expect(Object.values(table.me.view.dice).filter((die) => die.card !== null)).toHaveLength(6);
  });

  test('[faq.same-affiliation] [custom.opponent-free] both may bring the same villains', () => {
    const table = begin(kyloRen, kyloRen);
    expect(table.me.has('Kylo Ren')).toBe(true);
    expect(table.opponent.has('Kylo Ren')).toBe(true);
  });

  test('[custom.deck.starter-size] [custom.starter.rey] [custom.starter.kylo] the two starter decks', () => {
    for (const deck of [rey, kyloRen]) {
      expect(Object.values(deck.deck).reduce((sum, copies) => sum + copies, 0)).toBe(20);
      expect(deck.edition).toBe('awakenings');
    }
    expect(rey.characters).toEqual([
      { code: '01038', dice: 2 },
      { code: '01045', dice: 1 },
    ]);
    expect(rey.battlefield).toBe('01174');
    expect(kyloRen.characters).toContainEqual({ code: '01011', dice: 2 });
    expect(kyloRen.characters).toContainEqual({ code: '01002', dice: 1 });
    expect(kyloRen.battlefield).toBe('01168');
  });
});

describe('mulligan', () => {
  test('[core.setup.mulligan] three cards are exchanged, none by the other; nobody is asked again', () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    const before = table.me.hand;
    const theirs = table.opponent.hand;
    for (const at of [0, 1, 2]) {
      expect(table.me.view.question).toMatchObject({ kind: 'mulligan', seat: 0 });
      table.me.picks(before[at] as string);
    }
    table.me.picks('Done');
    table.opponent.picks('None');
    expect(table.me.hand).toHaveLength(5);
    expect(table.me.deckCount).toBe(15);
    expect(table.me.hand).toEqual(expect.arrayContaining(before.slice(3)));
    expect(table.opponent.hand).toEqual(theirs);
    expect(table.me.view.question?.kind).toBe('battlefield');
  });

  test('[setup.mulligan] all five may go back', () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    table.me.picks(...table.me.hand);
    table.opponent.picks('None');
    expect(table.me.hand).toHaveLength(5);
    expect(table.me.deckCount).toBe(15);
  });

  test("[setup.mulligan.simultaneous] neither sees the other's choice, nor that it was made", () => {
    const seenAfter = (...picked: number[]): unknown => {
      const table = begin(rey, kyloRen, { rolls: iWin });
      const hand = table.me.hand;
      for (const at of picked) table.me.picks(hand[at] as string);
      // After the last card of the hand there is nothing left to choose.
      if (!picked.includes(4)) table.me.picks(picked.length === 0 ? 'None' : 'Done');
      expect(table.match.question?.seat).toBe(1);
      return { view: table.opponent.view, log: table.match.logFor(table.opponent.seat) };
    };
    expect(seenAfter(0, 1, 2)).toEqual(seenAfter());
    expect(seenAfter(4)).toEqual(seenAfter());
  });

  test('[setup.mulligan.before-rolloff] it comes before the roll-off', () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    expect(table.match.state.random.rolled).toBe(0);
    keepHands(table);
    expect(table.match.state.random.rolled).toBe(6);
    expect(table.me.view.question?.kind).toBe('battlefield');
  });
});

describe('roll-off', () => {
  test('[st.rey.rolloff] [setup.rolloff] the higher total picks: 3 against 2', () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    keepHands(table);
    table.me.isAsked('Starship Graveyard', 'Frozen Wastes');
  });

  test('[setup.rolloff] the other total can be the higher one', () => {
    const table = begin(rey, kyloRen, { rolls: theyWin });
    keepHands(table);
    table.opponent.isAsked('Starship Graveyard', 'Frozen Wastes');
  });

  test('[gap.rolloff.modifier] [dice.value.zero] a plus side counts its number, special and blank nothing', () => {
    // 2 + 1 for Rey's plus sides, against a special and 2.
    const rolls = [...heroes('+2MD', '+1R', '-'), ...villains('-', 'Sp', '2MD1')];
    const table = begin(rey, kyloRen, { rolls });
    keepHands(table);
    table.me.isAsked('Starship Graveyard', 'Frozen Wastes');
    expect(table.log.filter((line) => /roll/i.test(line)).join('; ')).toMatch(/3.*2/);
  });

  test('[core.setup.tie] equal totals are rolled again by both, until they differ', () => {
    const tie = [...heroes('1MD', '1R', '1RD'), ...villains('1R', '2MD1', '-')];
    const table = begin(rey, kyloRen, { rolls: [...tie, ...tie, ...theyWin] });
    keepHands(table);
    table.opponent.isAsked('Starship Graveyard', 'Frozen Wastes');
    expect(table.match.state.random.rolled).toBe(18);
  });
});

describe('battlefield and shields', () => {
  test("[core.setup.other-battlefield] [cards.battlefield.one-in-use] [cards.battlefield.controller] [areas.battlefield.in-play] the winner may pick the other's battlefield and gets the shields", () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    keepHands(table);
    table.me.picks('Frozen Wastes').isAsked('Rey', 'Finn').picks('Rey', 'Finn');
    expect(table.me.card('Rey').shields).toBe(1);
    expect(table.me.card('Finn').shields).toBe(1);
    const { view } = table.me;
    expect(view.cards[view.battlefield ?? '']).toMatchObject({ code: '01168', zone: 'play', controller: 1 });
    expect(view.battlefieldController).toBe(1);
    expect(table.me.setAside).toEqual(['Starship Graveyard']);
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
    expect(view.round).toBe(1);
  });

  test('[setup.rolloff.controller] [setup.rolloff.shields] with the own battlefield the other player gets them', () => {
    const table = begin(rey, kyloRen, { rolls: iWin });
    keepHands(table);
    table.me.picks('Starship Graveyard');
    table.opponent.isAsked('First Order Stormtrooper', 'Kylo Ren').picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').shields).toBe(2);
    expect(table.me.view.battlefieldController).toBe(0);
    expect(table.match.question).toMatchObject({ seat: 0, kind: 'action' });
  });

  test('[st.luke.shield-split] two on one character or one on each; never fewer than two', () => {
    const table = begin(rey, kyloRen, { rolls: theyWin, edition: 'legacies' });
    keepHands(table);
    table.opponent.picks('Frozen Wastes');
    table.me.isAsked('Rey', 'Finn').picks('Rey').isAsked('Rey', 'Finn').picks('Rey');
    expect(table.me.card('Rey').shields).toBe(2);
    expect(table.match.question?.kind).toBe('action');
  });

  test('[contradiction.unused-battlefield] [setup.rolloff.unused] the unpicked one is set aside in every edition', () => {
    for (const edition of ['awakenings', 'rr15', 'legacies', 'convergence', 'current']) {
      const table = begin(rey, kyloRen, { rolls: theyWin, edition });
      keepHands(table);
      table.opponent.picks('Frozen Wastes');
      expect(table.me.setAside).toEqual(['Starship Graveyard']);
      expect(table.opponent.setAside).toEqual([]);
    }
  });

  test('[setup.resources] [setup.rolloff.return-dice] [structure.first-turn] two resources each, dice on their cards', () => {
    const table = begin(rey, kyloRen, { rolls: theyWin });
    keepHands(table);
    table.opponent.picks('Frozen Wastes');
    table.me.picks('Rey', 'Rey');
    expect([table.me.resources, table.opponent.resources]).toEqual([2, 2]);
    expect([table.me.pool, table.opponent.pool]).toEqual([[], []]);
    expect(table.opponent.card('Kylo Ren').dice).toHaveLength(2);
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
  });

  test('[core.setup.order] everything in its order', () => {
    const table = begin(rey, kyloRen, { rolls: theyWin });
    keepHands(table);
    table.opponent.picks('Frozen Wastes');
    table.me.picks('Rey', 'Rey');
    const events = table.match.logFor(table.me.seat).map((line) => line.event);
    expect([...new Set(events)]).toEqual([
      'shuffled',
      'drawn',
      'resources gained',
      'rolled off',
      'battlefield chosen',
      'shielded',
      'round began',
    ]);
  });
});
