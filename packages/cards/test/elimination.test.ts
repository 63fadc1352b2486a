import { Match, type SavedMatch, type Seat } from '@dejarik/engine';
import type { PlayerPosition } from '@dejarik/engine/board';
import {
  action,
  after,
  battlefield,
  before,
  choose,
  dealtDamage,
  defeated,
  upgrade,
  changesHandSize,
  damage,
  each,
  exhaust,
  gain,
  lasting,
  ongoing,
  self,
  sequence,
  support,
} from '@dejarik/engine/language';
import { Zone } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.js';
import { board, type Table } from './support/table.js';

/* How players leave a game of three or four. */

const made = { color: 'red', affiliation: 'neutral', rarity: 'starter', cost: 0 } as const;

/** A character that one more damage defeats. */
const weak = (card: string, health: number) => ({ card, damage: health - 1 });
const kylo: PlayerPosition = { characters: ['Kylo Ren'], deck: ['Aim'] };
const finn: PlayerPosition = { characters: ['Finn'], deck: ['Aim'] };

/** Titles of all cards in play under that seat's control. */
const inPlay = (table: Table, seat: number): string[] => {
  const view = table.match.view(null);
  return Object.values(view.cards)
    .filter((card) => card.zone === 'play' && card.controller === seat && card.id !== view.battlefield)
    .map((card) => view.faces[card.code]?.title ?? '?');
};

describe('a player without a character', () => {
  /** The opponent controls the battlefield, and is about to lose the last character to me. */
  const falling = (): Table =>
    board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1MD'] },
          { card: 'Bala-Tik', exhausted: true },
        ],
        deck: ['Aim'],
      },
      opponent: {
        characters: [{ ...weak('First Order Stormtrooper', 7), pool: ['1RD'] }],
        supports: ['Backup Muscle'],
        hand: ['Aim'],
        deck: ['Awakening', 'Aim'],
        discard: ['Take Cover'],
        setAside: ['Enrage'],
        resources: 3,
      },
      third: {
        characters: [
          { card: 'Finn', pool: ['2RD'], upgrades: [{ card: 'F-11D Rifle', owner: 'opponent', pool: ['1R'] }] },
          { card: 'Bala-Tik', exhausted: true },
        ],
        deck: ['Aim'],
      },
      battlefield: 'Frozen Wastes',
      otherBattlefield: 'Starship Graveyard',
      controller: 'opponent',
    });

  test('[core.mp.elimination] [mp.elimination] [mp.elimination.cards] leaves at once with cards and dice, but for what others control and the battlefield in use', () => {
    const table = falling();
    table.me.picks('Resolve melee', 'First Order Stormtrooper');
    const { player } = table.opponent;
    expect(player).toMatchObject({ eliminated: true, deckCount: 0, handCount: 0, resources: 0 });
    expect([player.discard, player.setAside, player.characters, player.supports, player.pool]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(inPlay(table, 1)).toEqual([]);
    expect(table.third.upgradesOn('Finn')).toEqual(['F-11D Rifle']);
    expect(table.third.pool.toSorted()).toEqual(['F-11D Rifle 1R', 'Finn 2RD']);
    const view = table.match.view(null);
    expect(view.faces[view.cards[view.battlefield ?? '']?.code ?? '']?.title).toBe('Frozen Wastes');
    expect(view.result).toBeNull();
  });

  test('[core.mp.elimination] [mp.elimination.battlefield] [mp.elimination.tiebreak] the battlefield has no controller; the player to the left settles what is simultaneous', () => {
    const table = falling();
    table.me.picks('Resolve melee', 'First Order Stormtrooper');
    expect(table.match.view(null).battlefieldController).toBeNull();
    // Both Bala-Tiks have seen it. To the opponent's left sits the third player.
    table.third.isAsked('Me', 'Third').picks('Third');
    table.third.picks('Yes');
    table.me.picks('No');
    expect(table.third.card('Bala-Tik').exhausted).toBe(false);
    expect(table.me.card('Bala-Tik').exhausted).toBe(true);
  });

  test('[core.mp.elimination] [mp.elimination.continue] the others play on until one is left', () => {
    const table = falling();
    table.me.picks('Resolve melee', 'First Order Stormtrooper');
    table.third.picks('Me');
    table.me.picks('No');
    table.third.picks('No');
    // The turn of the opponent, who is out, is left out.
    table.third.picks('Resolve ranged', 'Rey');
    table.me.picks('Pass');
    table.third.picks('Claim the battlefield');
    expect(table.match.view(null).battlefieldController).toBe(2);
    expect(table.winner).toBeNull();
  });

  test('[mp.elimination.cards] what somebody else took follows once it is in play no more', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Rey', pool: ['1MD'] },
          { card: 'Luke Skywalker', pool: ['1MD'] },
        ],
        deck: ['Aim'],
      },
      opponent: { characters: [weak('First Order Stormtrooper', 7)], deck: ['Aim'] },
      third: {
        characters: [{ card: 'Finn', damage: 9, upgrades: [{ card: 'F-11D Rifle', owner: 'opponent' }] }, 'Kylo Ren'],
        deck: ['Aim'],
      },
    });
    table.me.picks('Resolve melee', 'Rey: 1 melee', 'First Order Stormtrooper', 'Luke Skywalker: 1 melee', 'Finn');
    table.third.picks('Let it be discarded');
    expect([table.opponent, table.third].map(({ discard }) => discard)).toEqual([[], []]);
    expect(table.match.state.cards.filter(({ owner, zone }) => owner === 1 && zone !== Zone.removed)).toEqual([]);
  });
});

describe('in the middle of what is being resolved', () => {
  test('[mp.elimination] who falls by an own effect does no more of it, and the turn goes to the left', () => {
    const table = board({
      me: {
        characters: [{ card: 'First Order Stormtrooper', damage: 4 }],
        hand: ['The Best Defense...'],
        deck: ['Aim'],
        resources: 1,
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }], deck: ['Aim'] },
      third: { characters: [{ card: 'Finn', pool: ['1RD'] }], deck: ['Aim'] },
    });
    table.me.picks('Play The Best Defense...');
    expect(table.me.player.eliminated).toBe(true);
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD']);
    expect(table.third.pool).toEqual(['Finn 1RD']);
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
    // I controlled the battlefield: the next round begins to my left.
    expect(table.match.view(null).battlefieldController).toBeNull();
  });

  const blast = support({
    ...made,
    code: '99101',
    title: 'Blast',
    abilities: [action(sequence(exhaust(self), damage(2, each({ type: 'character', whose: 'any' }))))],
  });

  test('[mp.elimination] several fall together, and the last one wins', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Blast'], deck: ['Aim'] },
        opponent: { characters: [weak('Finn', 10)], deck: ['Aim'] },
        third: { characters: [weak('Kylo Ren', 11)], deck: ['Aim'] },
      },
      [blast],
    );
    table.me.picks('Use Blast');
    expect(table.winner).toBe('me');
    expect(table.match.view(null).result?.reason).toBe('defeat');
  });

  test('[mp.elimination] two of four fall together', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Blast'], deck: ['Aim'] },
        opponent: { characters: [weak('Finn', 10)], deck: ['Aim'] },
        third: { characters: [weak('Kylo Ren', 11)], deck: ['Aim'] },
        fourth: { characters: ['Kylo Ren'], deck: ['Aim'] },
        controller: 'third',
      },
      [blast],
    );
    table.me.picks('Use Blast');
    expect(table.winner).toBeNull();
    expect(table.match.view(null).players.map(({ eliminated }) => eliminated)).toEqual([false, true, true, false]);
    // The player to the left of the third, who controlled the battlefield.
    expect(table.match.state.tiebreaker).toBe(3);
    expect(table.match.question?.seat).toBe(3);
  });

  test('[gap.both-last-defeated] [mp.elimination.tiebreak] all who are left fall together: the battlefield decides', () => {
    const all = {
      me: { characters: [weak('Rey', 10)], supports: ['Blast'], deck: ['Aim'] },
      opponent: { characters: [weak('Finn', 10)], deck: ['Aim'] },
      third: { characters: [weak('Kylo Ren', 11)], deck: ['Aim'] },
    };
    const table = board({ ...all, controller: 'third' }, [blast]);
    table.me.picks('Use Blast');
    expect(table.winner).toBe('third');
  });

  test('[mp.elimination] who falls to what interrupts an own blow does not strike any more', () => {
    const thorns = upgrade({
      ...made,
      code: '99103',
      title: 'Thorns',
      abilities: [before(dealtDamage('attached'), damage(1, choose({ type: 'character', whose: 'opponent' })))],
    });
    const table = board(
      {
        me: { characters: [{ ...weak('Rey', 10), pool: ['1MD'] }], deck: ['Aim'] },
        opponent: { characters: [{ card: 'Finn', upgrades: ['Thorns'] }], deck: ['Aim'] },
        third: kylo,
      },
      [thorns],
    );
    table.me.picks('Resolve melee', 'Finn');
    table.opponent.isAsked('Kylo Ren', 'Rey').picks('Rey');
    expect(table.me.player.eliminated).toBe(true);
    expect(table.opponent.card('Finn').damage).toBe(0);
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
  });

  test('[mp.elimination] [mp.elimination.continue] abilities of the others that wait in the queue go on', () => {
    const echo = support({
      ...made,
      code: '99104',
      title: 'Echo',
      abilities: [after(defeated({ whose: 'opponent', type: 'character' }), gain(1))],
    });
    const table = board(
      {
        me: { characters: [{ card: 'Rey', pool: ['1MD'] }], supports: ['Echo'], deck: ['Aim'] },
        opponent: { characters: [weak('Finn', 10)], supports: ['Echo'], deck: ['Aim'] },
        third: { ...kylo, supports: ['Echo'] },
        controller: 'third',
      },
      [echo],
    );
    table.me.picks('Resolve melee', 'Finn');
    table.third.picks('Me');
    expect([table.me.resources, table.opponent.resources, table.third.resources]).toEqual([1, 0, 1]);
  });

  test('[mp.elimination] what an eliminated player had set up ends with him', () => {
    const order = support({
      ...made,
      code: '99102',
      title: 'Standing Order',
      abilities: [action(sequence(exhaust(self), lasting('round', changesHandSize(-2)), gain(1)))],
    });
    const table = board(
      {
        me: { characters: [weak('Finn', 10)], supports: ['Standing Order'], deck: ['Aim'] },
        opponent: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: ['Aim'] },
        third: kylo,
      },
      [order],
    );
    table.me.picks('Use Standing Order');
    expect(table.match.state.lasting).toHaveLength(1);
    table.opponent.picks('Resolve melee', 'Finn');
    expect(table.match.state.lasting).toHaveLength(0);
  });

  test('[mp.elimination.cards] cards of others that lay on what is gone, or that the player controlled, go back to them', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: ['Aim'] },
      opponent: {
        characters: [{ ...weak('First Order Stormtrooper', 7), upgrades: [{ card: 'F-11D Rifle', owner: 'third' }] }],
        supports: [{ card: 'Backup Muscle', owner: 'me' }],
        deck: ['Aim'],
      },
      third: finn,
    });
    table.me.picks('Resolve melee', 'First Order Stormtrooper');
    expect(table.third.discard).toEqual(['F-11D Rifle']);
    expect(table.me.discard).toEqual(['Backup Muscle']);
    table.third.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
  });
});

describe('the battlefield that nobody controls', () => {
  /** The opponent, who controlled it, falls; it is the third player's turn. */
  const uncontrolled = (claimed: 'opponent' | undefined): Table => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], hand: ['Black One'], deck: ['Black One'] },
      opponent: { characters: [weak('Finn', 10)], deck: ['Aim'] },
      third: { characters: ['Kylo Ren'], hand: ['Black One'], deck: ['Black One'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
      ...(claimed === undefined ? {} : { claimed }),
    });
    table.me.picks('Resolve melee', 'Finn');
    return table;
  };

  test('[mp.elimination.battlefield] is claimed in the same round, if it was not yet', () => {
    const table = uncontrolled(undefined);
    table.third.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass').picks('Claim the battlefield');
    expect(table.match.view(null).battlefieldController).toBe(2);
  });

  test('[mp.elimination.battlefield] waits for the next round where it was claimed already', () => {
    const table = uncontrolled('opponent');
    table.third.isAsked('Activate Kylo Ren', 'Pass').picks('Pass');
    table.me.isAsked('Activate Rey', 'Pass').picks('Pass');
    expect(table.match.view(null).battlefieldController).toBeNull();
    table.third.picks('None');
    table.me.picks('None');
    table.third.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('[mp.elimination.battlefield] while nobody controls it, it does nothing for anybody', () => {
    const camp = battlefield({
      code: '99105',
      title: 'Supply Camp',
      color: 'gray',
      affiliation: 'neutral',
      rarity: 'starter',
      abilities: [ongoing(changesHandSize(1))],
    });
    const cards = ['Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'];
    const table = board(
      {
        me: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: cards },
        opponent: { characters: [weak('Finn', 10)], deck: cards },
        third: { characters: ['Kylo Ren'], deck: cards },
        battlefield: 'Supply Camp',
        controller: 'opponent',
      },
      [camp],
    );
    table.me.picks('Resolve melee', 'Finn');
    table.third.picks('Pass');
    table.me.picks('Pass');
    expect([table.me.hand.length, table.third.hand.length]).toEqual([5, 5]);
  });

  test('[gap.mp.no-controller-first-turn] [mp.turn-order] the player to the left of the eliminated one begins', () => {
    const table = uncontrolled(undefined);
    table.third.picks('Pass');
    table.me.picks('Pass');
    // Upkeep goes in that order too.
    expect(table.match.question).toMatchObject({ seat: 2, kind: 'upkeep discard' });
    table.third.picks('None');
    table.me.picks('None');
    expect(table.match.view(null)).toMatchObject({ round: 3, turn: 2 });
  });
});

describe('the end of the deck', () => {
  test('[mp.elimination] [mp.elimination.continue] who has no card left at the end of the round is out then', () => {
    const table = board({ me: finn, opponent: { characters: ['Rey'] }, third: kylo });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.opponent.player.eliminated).toBe(false);
    table.third.picks('Pass');
    expect(table.opponent.player.eliminated).toBe(true);
    expect(table.winner).toBeNull();
    table.me.picks('Pass');
    expect(table.match.question?.seat).toBe(2);
  });

  test('[gap.mp.last-players-deck-out] the last players run out together: the battlefield decides', () => {
    const empty: PlayerPosition = { characters: ['Rey'] };
    const table = board({
      me: empty,
      opponent: { characters: ['Finn'] },
      third: { characters: ['Kylo Ren'] },
      controller: 'opponent',
    });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.third.picks('Pass');
    expect(table.winner).toBe('opponent');
    expect(table.match.view(null).result?.reason).toBe('deck-out');
  });

  test('[gap.mp.last-players-deck-out] [mp.elimination.tiebreak] with no controller the player to the left of who left wins', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }] },
      opponent: { characters: [weak('Finn', 10)] },
      third: { characters: ['Kylo Ren'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    table.me.picks('Resolve melee', 'Finn');
    table.third.picks('Pass');
    table.me.picks('Pass');
    expect(table.winner).toBe('third');
  });
});

describe('what everybody sees', () => {
  test('[mp.elimination] the log says who is out and why; hidden cards that leave stay hidden', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: ['Aim'] },
      opponent: { characters: [weak('Finn', 10)], hand: ['Awakening'], deck: ['Take Cover'] },
      third: kylo,
    });
    table.me.picks('Resolve melee', 'Finn');
    expect(table.log).toContain('Opponent has no character left and is out of the game');
    for (const seat of [0, 2, null]) {
      expect(JSON.stringify(table.match.view(seat as Seat | null))).not.toMatch(/Awakening|Take Cover/);
      expect(JSON.stringify(table.match.logFor(seat as Seat | null))).not.toMatch(/Awakening|Take Cover/);
    }
  });

  test('[mp.elimination] a game with an eliminated player goes through JSON', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: ['Aim'] },
      opponent: { characters: [weak('Finn', 10)] },
      third: kylo,
    });
    table.me.picks('Resolve melee', 'Finn');
    const saved = JSON.parse(JSON.stringify(table.match.save())) as SavedMatch;
    const again = Match.load(catalogue, saved);
    expect(again.view(null)).toEqual(table.match.view(null));
    expect(again.options).toEqual(table.match.options);
  });
});
