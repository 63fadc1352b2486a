import { Match, type SavedMatch, type Seat } from '@dejarik/engine';
import { Chance } from '@dejarik/engine/check';
import { action, chooseDice, damage, choose, exhaust, remove, self, sequence, support } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { catalogue, proofDecks, STARTERS } from '../src/index.js';
import { board, type Table } from './support/table.js';

/* Giving up where more than two play: one seat leaves, the others play on. */

const seat = (number: number): Seat => number as Seat;
const three = (): Table =>
  board({
    me: { characters: [{ card: 'Rey', pool: ['1MD', '1Dc'] }], hand: ['Aim'], deck: ['Aim'] },
    opponent: {
      characters: [{ card: 'Finn', pool: ['1RD'] }],
      supports: ['Backup Muscle'],
      hand: ['Aim'],
      deck: ['Aim'],
    },
    third: { characters: ['Kylo Ren'], hand: ['Aim'], deck: ['Aim'] },
    battlefield: 'Frozen Wastes',
    controller: 'opponent',
  });

/** The match written down and taken up again. */
const reloaded = (table: Table): Match =>
  Match.load(table.catalogue, JSON.parse(JSON.stringify(table.match.save())) as SavedMatch);

const eliminated = (match: Match): boolean[] => match.view(null).players.map((player) => player.eliminated);

describe('conceding with three players', () => {
  test('[gap.concession] [mp.elimination] takes out that seat alone, although it is not its turn', () => {
    const table = three();
    table.match.concede(seat(1));
    expect(eliminated(table.match)).toEqual([false, true, false]);
    expect(table.opponent.player).toMatchObject({ handCount: 0, deckCount: 0, characters: [], supports: [], pool: [] });
    expect(table.match.view(null)).toMatchObject({ battlefieldController: null, result: null });
    expect(table.log.at(-1)).toBe('Opponent concedes');
    // I go on, and the third player follows me.
    table.me.picks('Resolve melee').isAsked('Rey', 'Kylo Ren').picks('Kylo Ren');
    table.third.picks('Pass');
    expect(table.match.question?.seat).toBe(0);
  });

  test('[gap.concession] on the own turn the next player goes on', () => {
    const table = three();
    table.match.concede(seat(0));
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
    expect(table.me.pool).toEqual([]);
    expect(table.match.view(null).battlefieldController).toBe(1);
  });

  test('[gap.concession] [mp.pass] those who have passed pass once more when somebody leaves', () => {
    const table = three();
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.match.concede(seat(2));
    table.me.picks('Pass');
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
    table.opponent.picks('Pass');
    expect(table.match.question?.kind).toBe('upkeep discard');
  });

  test('[gap.concession] in the midst of upkeep the others go on where they were', () => {
    const table = three();
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.third.picks('Pass');
    // The opponent, who controls the battlefield, is first.
    table.opponent.picks('None');
    expect(table.match.question).toMatchObject({ seat: 2, kind: 'upkeep discard' });
    table.match.concede(seat(2));
    expect(table.match.question).toMatchObject({ seat: 0, kind: 'upkeep discard' });
    table.match.concede(seat(0));
    expect(table.winner).toBe('opponent');
  });

  test('[gap.concession] who controls the battlefield and concedes in upkeep leaves it to the left', () => {
    const table = three();
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.third.picks('Pass');
    table.match.concede(seat(1));
    table.third.picks('None');
    table.me.picks('None');
    expect(table.match.view(null)).toMatchObject({ round: 3, turn: 2, battlefieldController: null });
  });

  test('[gap.concession] who concedes while somebody else is in the middle of something leaves when that is resolved', () => {
    const table = three();
    table.me.picks('Resolve discard');
    table.me.isAsked('Opponent', 'Third');
    table.match.concede(seat(2));
    expect(eliminated(table.match)).toEqual([false, false, true]);
    expect(reloaded(table).view(seat(0))).toEqual(table.me.view);
    table.me.picks('Opponent');
    expect(table.opponent.hand).toEqual([]);
    expect(table.third.player).toMatchObject({ handCount: 0, characters: [] });
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
  });

  test('[gap.concession] what who concedes was doing comes to nothing more', () => {
    const bomb = support({
      color: 'red',
      affiliation: 'neutral',
      rarity: 'starter',
      cost: 0,
      code: '99111',
      title: 'Bomb',
      abilities: [action(sequence(exhaust(self), damage(1, choose({ type: 'character' })), remove(chooseDice())))],
    });
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Bomb'], deck: ['Aim'] },
        opponent: { characters: [{ card: 'Finn', pool: ['1RD'] }], deck: ['Aim'] },
        third: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }], deck: ['Aim'] },
      },
      [bomb],
    );
    table.me.picks('Use Bomb');
    table.match.concede(seat(0));
    expect(table.opponent.pool).toEqual(['Finn 1RD']);
    expect(table.third.pool).toEqual(['Kylo Ren 1MD']);
    expect(table.opponent.card('Finn').damage + table.third.card('Kylo Ren').damage).toBe(0);
    expect(table.match.question).toMatchObject({ seat: 1, kind: 'action' });
  });

  test('[gap.concession] [mp.elimination.continue] the last one who is left wins', () => {
    const table = three();
    table.match.concede(seat(0));
    table.match.concede(seat(2));
    expect(table.winner).toBe('opponent');
    expect(table.match.view(null).result?.reason).toBe('concession');
    expect(() => table.match.concede(seat(1))).toThrow('the game is over');
  });

  test('[gap.concession] nobody concedes twice, and nobody who is not there', () => {
    const table = three();
    table.match.concede(seat(2));
    expect(() => table.match.concede(seat(2))).toThrow('seat 2 is out of the game already');
    expect(() => table.match.concede(seat(3))).toThrow('there is no seat 3 that could concede');
    expect(() => table.match.concede(seat(-1))).toThrow('there is no seat -1');
  });

  test('[gap.concession] picks before a concession stay, those after it may be taken back', () => {
    const table = three();
    table.me.picks('Resolve melee');
    table.match.concede(seat(1));
    expect(table.match.canUndo(seat(0))).toBe(false);
    table.me.picks('Kylo Ren');
    expect(table.third.card('Kylo Ren').damage).toBe(1);
    expect(table.opponent.player.eliminated).toBe(true);
  });
});

const seats = (count: number, seed: string) =>
  [...STARTERS, ...proofDecks(seed)].slice(0, count).map((deck, at) => ({ name: `Player ${at + 1}`, deck }));

describe('conceding before the first round', () => {
  test('[gap.concession] in the midst of everybody choosing cards, and before the battlefield is chosen', () => {
    const match = Match.create(catalogue, { seats: seats(4, 'setup'), edition: 'current', seed: 'setup' });
    match.concede(seat(0));
    match.pick('done');
    expect(match.question).toMatchObject({ seat: 2, kind: 'mulligan' });
    match.concede(seat(2));
    match.pick('done');
    expect(eliminated(match)).toEqual([true, false, true, false]);
    const { question } = match;
    expect(question).toMatchObject({ kind: 'battlefield' });
    expect(match.options).toHaveLength(2);
    const winner = question?.seat ?? 0;
    expect([1, 3]).toContain(winner);
  });

  test('[gap.concession] who has won the roll-off leaves the choice to the left', () => {
    const match = Match.create(catalogue, { seats: seats(3, 'roll-off'), edition: 'current', seed: 'roll-off' });
    while (match.question?.kind === 'mulligan') match.pick('done');
    const winner = match.question?.seat ?? 0;
    match.concede(seat(winner));
    expect(match.question).toMatchObject({ seat: (winner + 1) % 3, kind: 'battlefield' });
    expect(match.options).toHaveLength(2);
  });
});

describe('random games in which players concede at any stop', () => {
  test.each(Array.from({ length: 24 }, (_, number) => number))(
    '[gap.concession] [mp.elimination.continue] game %i goes on, through JSON and as a replay',
    (number) => {
      const chance = new Chance(`concede ${number}`);
      const decks = number % 2 === 0 ? STARTERS : proofDecks(`concede ${number}`);
      const setup = {
        seats: Array.from({ length: 3 + (number % 2) }, (_, at) => ({ name: `${at}`, deck: chance.pick(decks) })),
        edition: 'current',
        seed: `concede ${number}`,
      };
      let match = Match.create(catalogue, setup);
      for (let picks = 0; !match.isOver && picks < 600; picks++) {
        const open = match.question;
        if (open === null) break;
        expect(match.view(null).players[open.seat]?.eliminated).toBe(false);
        const inGame = eliminated(match).flatMap((out, at) => (out ? [] : [at]));
        if (chance.oneIn(60)) match.concede(seat(chance.pick(inGame)));
        else match.pick(chance.pick(match.options));
        const saved = JSON.parse(JSON.stringify(match.save())) as SavedMatch;
        const again = Match.load(catalogue, saved);
        expect(again.options).toEqual(match.options);
        expect(again.state).toEqual(match.state);
        if (chance.oneIn(2)) match = again;
      }
      const replayed = Match.fromReplay(catalogue, match.replay());
      expect(replayed.state).toEqual(match.state);
      expect(replayed.options).toEqual(match.options);
    },
  );
});
