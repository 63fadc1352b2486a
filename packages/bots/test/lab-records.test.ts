import { catalogue } from '@dejarik/cards';
import { createGame, type Game, optionKey, type Seat, sideNotation, step } from '@dejarik/engine';
import { cardNamed, type Position, savedPosition } from '@dejarik/engine/board';
import { type GameEvent, Happening } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { CardRecord } from '../src/lab/card-record.js';
import { DiceRecord } from '../src/lab/dice-record.js';
import { type CardCounts, type DieCounts, noCard } from '../src/lab/counts.js';

const ME = 0 as Seat;
/** What is picked: by the title of the card that a key names, or the key itself. */
type Script = readonly string[];

/** Plays a position by a script, as far as it goes. */
function played(
  position: Position,
  script: Script,
  listen: (game: Game, event: GameEvent) => void,
  begin: (game: Game) => void = () => undefined,
): Game {
  const saved = savedPosition(catalogue, position);
  const game = createGame(catalogue, saved.setup);
  game.state = saved.stable;
  begin(game);
  const left = [...script];
  const stop = new Error('the script is over');
  game.decide = (inner, question) => {
    const wanted = left.shift();
    if (wanted === undefined) throw stop;
    const at = question.options.findIndex((packed) => named(inner, packed) === wanted);
    if (at < 0) {
      const offered = question.options.map((packed) => named(inner, packed));
      throw new Error(`"${wanted}" is none of ${offered.join(', ')} (${question.kind})`);
    }
    return at;
  };
  game.sink = { event: listen };
  try {
    while (game.state.winner < 0) step(game);
  } catch (error) {
    if (error !== stop) throw error;
  }
  if (left.length > 0) throw new Error(`the game is over before ${left.join(', ')}`);
  return game;
}

/** `activate Finn`, `die 1RD of Finn`, `resolve:ranged`. */
function named(game: Game, packed: number): string {
  const key = optionKey(packed);
  const [, word = '', sort = '', id = '', more] = /^(\w+):([cd])(\d+)(?::(\d+))?$/.exec(key) ?? [];
  if (sort === 'c') return `${word} ${game.definition(Number(id) as never).title}`;
  if (sort !== 'd') return key;
  const die = Number(id) as never;
  const { title, sides } = game.dieDefinition(die);
  const side = sides?.[more === undefined ? game.die(die).side : Number(more)];
  return `${word} ${side === undefined ? '' : sideNotation(side)} of ${title}`;
}

function dice(position: Position, script: Script): (title: string) => DieCounts {
  const record = new DiceRecord(ME);
  const game = played(position, script, (inner, event) => record.hear(inner, event));
  record.end(game);
  return (title) => {
    const counts = record.counts[cardNamed(catalogue, title).code];
    if (counts === undefined) throw new Error(`no die of ${title} rolled`);
    return counts;
  };
}

/** The sides of a die at which something was counted, with how often. */
function sidesOf(title: string, counts: readonly number[]): Record<string, number> {
  const { sides } = cardNamed(catalogue, title);
  return Object.fromEntries(
    counts.flatMap((count, at) => (count === 0 ? [] : [[sideNotation(sides?.[at] as never), count]])),
  );
}

const nothing = { hand: [], deck: ['Aim', 'Aim'] };
const finnAgainstKylo: Position = {
  me: { characters: ['Finn'], hand: ['Aim', 'Aim'], deck: ['Aim', 'Aim'], resources: 2 },
  opponent: { characters: [{ card: 'Kylo Ren', shields: 1 }], ...nothing },
};

describe('the record of dice', () => {
  test('a die is rolled, rerolled and resolved; shields block what it deals', () => {
    const finn = dice(
      {
        ...finnAgainstKylo,
        rolls: [
          ['Finn', '-'],
          ['Finn', '2RD'],
        ],
      },
      ['activate Finn', 'pass', 'reroll Aim', 'pass', 'resolve:ranged', 'card Kylo Ren'],
    )('Finn');
    expect(finn.rolledIn).toBe(1);
    expect(sidesOf('Finn', finn.rolled)).toEqual({ '-': 1, '2RD': 1 });
    expect(sidesOf('Finn', finn.rerolled)).toEqual({ '-': 1 });
    expect(sidesOf('Finn', finn.resolved)).toEqual({ '2RD': 1 });
    expect(sidesOf('Finn', finn.used)).toEqual({ '2RD': 1 });
    expect([finn.dealt, finn.blocked]).toEqual([2, 1]);
  });

  test('a die that is turned gives one side up and shows another', () => {
    const finn = dice({ ...finnAgainstKylo, rolls: [['Finn', '-']] }, [
      'activate Finn',
      'pass',
      'play Aim',
      'side 2RD of Finn',
      'pass',
    ])('Finn');
    expect(sidesOf('Finn', finn.rolled)).toEqual({ '-': 1 });
    expect(sidesOf('Finn', finn.turned)).toEqual({ '-': 1 });
    expect(sidesOf('Finn', finn.turnedTo)).toEqual({ '2RD': 1 });
    expect(sidesOf('Finn', finn.left)).toEqual({ '2RD': 1 });
  });

  test('the opponent removes a die', () => {
    const finn = dice(
      {
        me: { characters: ['Finn'], ...nothing },
        opponent: { characters: ['Kylo Ren'], hand: ['Dodge'], deck: ['Aim'], resources: 2 },
        rolls: [['Finn', '2RD']],
      },
      ['activate Finn', 'play Dodge'],
    )('Finn');
    expect(sidesOf('Finn', finn.removedByOpponent)).toEqual({ '2RD': 1 });
    expect(finn.removedOtherwise).toEqual([0, 0, 0, 0, 0, 0]);
    expect(finn.left).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('what nobody uses goes back at the end of the round; a die of the opponent is no concern of mine', () => {
    const position: Position = {
      me: { characters: ['Finn'], ...nothing },
      opponent: { characters: ['Kylo Ren'], ...nothing },
      rolls: [
        ['Finn', '1R'],
        ['Kylo Ren', '-'],
      ],
    };
    const script = ['activate Finn', 'activate Kylo Ren', 'pass', 'pass'];
    const of = dice(position, script);
    expect(sidesOf('Finn', of('Finn').unused)).toEqual({ '1R': 1 });
    expect(() => of('Kylo Ren')).toThrow('no die of Kylo Ren rolled');
  });

  test('a die is lost with its card, and the one that ends the game was used', () => {
    const position: Position = {
      me: { characters: [{ card: 'Finn', damage: 9 }, { card: 'Rey' }], ...nothing },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 10 }], ...nothing },
      rolls: [
        ['Finn', '1R'],
        ['Kylo Ren', '1MD'],
        ['Rey', '1MD'],
      ],
    };
    const of = dice(position, [
      'activate Finn',
      'activate Kylo Ren',
      'activate Rey',
      'resolve:melee',
      'card Finn',
      'resolve:melee',
      'card Kylo Ren',
    ]);
    expect(sidesOf('Finn', of('Finn').lost)).toEqual({ '1R': 1 });
    expect(sidesOf('Rey', of('Rey').used)).toEqual({ '1MD': 1 });
    expect(of('Rey').dealt).toBe(1);
  });
});

describe('the record of cards', () => {
  /** The counts of the game with the hands of the position as opening hands. */
  function cards(position: Position, script: Script, won = false): (title: string) => CardCounts {
    const record = new CardRecord(ME);
    const game = played(
      position,
      script,
      (inner, event) => record.hear(inner, event),
      (inner) => record.hear(inner, { kind: Happening.setUp } as GameEvent),
    );
    const counts = record.end(game, won);
    return (title) => counts[cardNamed(catalogue, title).code] ?? noCard();
  }

  test('opening hand, played, discarded to reroll, held', () => {
    const position: Position = {
      me: { characters: ['Finn'], hand: ['Aim', 'Aim', 'Dodge', 'Block'], deck: ['Flank'], resources: 2 },
      opponent: { characters: ['Kylo Ren'], ...nothing },
      rolls: [
        ['Finn', '-'],
        ['Finn', '-'],
      ],
    };
    const script = ['activate Finn', 'pass', 'reroll Dodge', 'pass', 'play Aim', 'side 2RD of Finn'];
    const of = cards(position, script, true);
    const once = { games: 1, wins: 1 };
    const never = { games: 0, wins: 0 };
    expect(of('Aim')).toEqual({
      ...noCard(),
      opening: once,
      drawn: once,
      played: once,
      copiesDrawn: 2,
      timesPlayed: 1,
      held: 1,
    });
    expect(of('Dodge')).toEqual({ ...noCard(), opening: once, drawn: once, copiesDrawn: 1, toReroll: 1 });
    expect(of('Block')).toEqual({ ...noCard(), opening: once, drawn: once, copiesDrawn: 1, held: 1 });
    expect(of('Flank').drawn).toEqual(never);
    expect(cards(position, script, false)('Aim').played).toEqual({ games: 1, wins: 0 });
  });

  test('discarded unplayed in upkeep, and drawn for it', () => {
    const position: Position = {
      me: { characters: ['Finn'], hand: ['Dodge', 'Block'], deck: ['Flank', 'Aim', 'Aim', 'Aim', 'Aim', 'Aim'] },
      opponent: { characters: ['Kylo Ren'], ...nothing },
    };
    const of = cards(position, ['pass', 'pass', 'card Dodge', 'done']);
    expect(of('Dodge')).toMatchObject({ inUpkeep: 1, toReroll: 0, otherwise: 0, held: 0 });
    expect(of('Block')).toMatchObject({ inUpkeep: 0, held: 1 });
    // Four are missing to five: Flank from the top, and three copies of Aim.
    expect(of('Flank')).toMatchObject({
      copiesDrawn: 1,
      drawn: { games: 1, wins: 0 },
      opening: { games: 0, wins: 0 },
      held: 1,
    });
    expect(of('Aim')).toMatchObject({ copiesDrawn: 3, held: 3 });
  });

  test('what the opponent takes from the hand is discarded otherwise', () => {
    const position: Position = {
      me: { characters: ['Finn'], hand: ['Dodge'], deck: ['Aim'] },
      opponent: { characters: [{ card: 'Rey', pool: ['1Dc'] }], ...nothing },
    };
    const of = cards(position, ['pass', 'resolve:discard']);
    expect(of('Dodge')).toMatchObject({ otherwise: 1, inUpkeep: 0, toReroll: 0, held: 0, timesPlayed: 0 });
  });
});
