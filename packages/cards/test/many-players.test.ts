import { type Seat, seatingOrder } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../src/index.js';
import { beginWith, starter } from './support/game.js';
import { Side, type Table } from './support/table.js';

/* What is different with three and four players. */

const rey = starter('AW-H');
const kyloRen = starter('AW-V');

type Rolls = readonly (readonly [card: string, side: string])[];
const roll = (deck: 'rey' | 'kylo', total: 0 | 2 | 3): Rolls =>
  deck === 'rey'
    ? [
        ['Rey', total === 0 ? '-' : '1MD'],
        ['Rey', total === 3 ? '1R' : '-'],
        ['Finn', total === 0 ? '-' : '1RD'],
      ]
    : [
        ['First Order Stormtrooper', total === 0 ? '-' : '1RD'],
        ['Kylo Ren', total === 0 ? '-' : '1MD'],
        ['Kylo Ren', total === 3 ? '1R' : '-'],
      ];

/** Three players, whose first wins the roll-off; everybody keeps the hand. */
function three(rolls: Rolls): { table: Table; third: Side } {
  const table = beginWith([rey, kyloRen, rey], { rolls });
  const third = new Side(table, 2 as Seat);
  for (const side of [table.me, table.opponent, third]) side.picks('None');
  return { table, third };
}
const firstWins: Rolls = [...roll('rey', 3), ...roll('kylo', 2), ...roll('rey', 0)];

describe('setup', () => {
  test('[mp.seating] players are seated at random, by the seed: each sits everywhere, as often as others', () => {
    const seats = Array.from({ length: 900 }, (_, number) => seatingOrder(`game ${number}`, 3));
    for (const order of seats) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    const counts = new Map<string, number>();
    for (const order of seats) counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 150)).toBeLessThan(50);
    expect(seatingOrder('game 7', 4)).toEqual(seatingOrder('game 7', 4));
    // Two players need no seating.
    expect(seatingOrder('any', 2)).toEqual([0, 1]);
  });

  test('[mp.format] three or four play one against all, with all rules of two', () => {
    const table = beginWith([rey, kyloRen, rey], {});
    expect(table.me.view.players.map(({ handCount, resources }) => [handCount, resources])).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
    expect(() => beginWith([rey, kyloRen, rey, kyloRen, rey], {})).toThrow('a game has two to four seats, not 5');
  });

  test('[core.mp.shields] [contradiction.mp.shields] [mp.rolloff] [mp.rolloff.shields] one shield for each whose battlefield was not picked', () => {
    const table = beginWith([rey, kyloRen, rey, kyloRen], {
      rolls: [...roll('rey', 3), ...roll('kylo', 2), ...roll('rey', 2), ...roll('kylo', 0)],
    });
    const third = new Side(table, 2 as Seat);
    const fourth = new Side(table, 3 as Seat);
    for (const side of [table.me, table.opponent, third, fourth]) side.picks('None');
    table.me.isAsked('Starship Graveyard', 'Frozen Wastes', 'Starship Graveyard', 'Frozen Wastes');
    table.me.picks('Starship Graveyard#2');
    table.me.isAsked('Rey', 'Finn').picks('Rey');
    table.opponent.isAsked('Kylo Ren', 'First Order Stormtrooper').picks('Kylo Ren');
    fourth.isAsked('Kylo Ren', 'First Order Stormtrooper').picks('First Order Stormtrooper');
    expect(table.me.card('Rey').shields).toBe(1);
    expect(table.opponent.card('Kylo Ren').shields).toBe(1);
    expect(fourth.card('First Order Stormtrooper').shields).toBe(1);
    const shields = table.match.state.cards.reduce((sum, card) => sum + card.shields, 0);
    expect(shields).toBe(3);
    expect([table.me, table.opponent, third, fourth].map(({ setAside }) => setAside)).toEqual([
      ['Starship Graveyard'],
      ['Frozen Wastes'],
      [],
      ['Frozen Wastes'],
    ]);
    expect(table.match.question).toMatchObject({ seat: 2, kind: 'action' });
  });

  test('[mp.rolloff.tie] only who ties for the highest rolls again', () => {
    const tie: Rolls = [...roll('rey', 3), ...roll('kylo', 2), ...roll('rey', 3)];
    const { third } = three([...tie, ...roll('rey', 0), ...roll('rey', 2)]);
    expect(third.labels).toHaveLength(3);
  });
});

test('[mp.rolloff.tie] between players who have no die to roll again chance decides', () => {
  const winners = new Set<number>();
  for (let number = 0; number < 20; number++) {
    const table = beginWith(
      [1, 2, 3].map(() => deckOf('Bystanders', '11095')),
      { seed: `bystanders ${number}` },
    );
    for (const side of [table.me, table.opponent, table.third]) side.picks('None');
    expect(table.match.question?.kind).toBe('battlefield');
    winners.add(table.match.question?.seat ?? -1);
  }
  expect([...winners].sort((a, b) => a - b)).toEqual([0, 1, 2]);
});

/** The same, up to the first turn. */
function firstTurn(rolls: Rolls): { table: Table; third: Side } {
  const begun = three([...firstWins, ...rolls]);
  begun.table.me.picks('Starship Graveyard');
  begun.table.opponent.picks('Kylo Ren');
  begun.third.picks('Rey');
  return begun;
}

describe('turns', () => {
  test('[core.mp.claim-pass] [mp.turn-order] [mp.pass] clockwise, until all pass in a row', () => {
    const { table, third } = firstTurn([['Finn', '-']]);
    const passed = (): boolean[] => table.me.view.players.map((player) => player.passed);
    table.me.picks('Pass');
    expect(passed()).toEqual([true, false, false]);
    table.opponent.picks('Pass');
    expect(passed()).toEqual([true, true, false]);
    third.picks('Activate Finn');
    expect(passed()).toEqual([false, false, false]);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(1);
    third.picks('Pass');
    expect(table.match.question?.kind).toBe('upkeep discard');
  });

  test('[mp.claim] one claim a round; the claimer passes from then on', () => {
    const { table, third } = firstTurn([]);
    table.me.picks('Pass');
    table.opponent.picks('Claim the battlefield');
    expect(table.me.view.battlefieldController).toBe(1);
    expect(third.isOffered('Claim the battlefield')).toBe(false);
    third.picks('Pass');
    expect(table.me.isOffered('Claim the battlefield')).toBe(false);
    table.me.picks('Pass');
    expect(table.match.question?.kind).toBe('upkeep discard');
  });

  test('[core.mp.claim-pass] [mp.choose-opponent] an opponent is one of them, chosen by who acts', () => {
    const { table, third } = firstTurn([
      ['Rey', '1Dc'],
      ['Rey', '-'],
    ]);
    table.me.picks('Activate Rey');
    table.opponent.picks('Pass');
    third.picks('Pass');
    table.me.picks('Resolve discard').isAsked('Opponent', 'Third').picks('Third');
    expect(third.hand).toHaveLength(4);
    expect(table.opponent.hand).toHaveLength(5);
  });

  test("[gap.guardian.multiplayer] Guardian takes a die of one opponent's pool", () => {
    const guard = deckOf('Rebels', '01030');
    const shooter = deckOf('Troopers', '01002');
    const table = beginWith([guard, shooter, shooter], {
      rolls: [
        ['Rebel Trooper', '2RD'],
        ['First Order Stormtrooper', '-'],
        ['First Order Stormtrooper', '-'],
        ['First Order Stormtrooper', '2RD'],
        ['First Order Stormtrooper', '1RD'],
        ['Rebel Trooper', '1R'],
      ],
    });
    const third = new Side(table, 2 as Seat);
    for (const side of [table.me, table.opponent, third]) side.picks('None');
    table.me.picks('Starship Graveyard', 'Pass');
    table.opponent.picks('Activate First Order Stormtrooper');
    third.picks('Activate First Order Stormtrooper');
    table.me.picks('Activate Rebel Trooper', 'Yes');
    table.me.isAsked('First Order Stormtrooper: 2 ranged', 'First Order Stormtrooper: 1 ranged');
    table.me.picks('First Order Stormtrooper: 1 ranged');
    expect(table.me.card('Rebel Trooper').damage).toBe(1);
    expect(third.pool).toEqual([]);
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 2RD']);
    table.rests();
  });
});

function deckOf(id: string, character: string): Deck {
  return { ...rey, id, name: id, characters: [{ code: character, dice: 1 }] };
}
