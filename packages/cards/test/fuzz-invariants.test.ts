import {
  cardOf,
  type Catalogue,
  createCatalogue,
  createGame,
  type Game,
  type GameSetup,
  Match,
  Pick,
  pickOf,
  type Question,
  run,
  type Seat,
} from '@dejarik/engine';
import { Chance, checkInvariants, type FuzzedGame, fuzzGame } from '@dejarik/engine/check';
import { event, eventCard, gain } from '@dejarik/engine/language';
import { type CardId, type CardState, CardType, DiePlace, type DieId, Zone } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { catalogue, STARTERS } from '../src/index.ts';

/*
 * That the checks find what they look for: situations broken on purpose, each by one touch.
 */

const [rey, kylo] = STARTERS as readonly [(typeof STARTERS)[number], (typeof STARTERS)[number]];
const setup = (seed: string): GameSetup => ({
  seats: [
    { name: 'A', deck: rey },
    { name: 'B', deck: kylo },
  ],
  edition: 'current',
  seed,
});

/** Thrown to leave a game where it stands. */
class Here extends Error {}

type Stop = (game: Game, question: Question) => boolean;

/** A random game stopped at the first question that suits, thirty picks or more into it. */
function stoppedAt(stop: Stop): Game {
  for (let seed = 0; seed < 50; seed++) {
    const chance = new Chance(String(seed));
    let picks = 0;
    const game = createGame(catalogue, setup(String(seed)), (inner, question) => {
      if (picks++ > 30 && stop(inner, question)) throw new Here();
      return chance.below(question.options.length);
    });
    try {
      run(game);
    } catch (signal) {
      if (signal instanceof Here) return game;
      throw signal;
    }
  }
  throw new Error('no game comes to such a stop');
}

const anAction: Stop = (_game, question) => question.kind === 'action';
const aPlay: Stop = (game, question) =>
  question.kind === 'action' &&
  question.options.some(
    (packed) => game.seat(question.seat).hand.includes(cardOf(packed)) && pickOf(packed) === Pick.reroll,
  );
const charactersOf = (game: Game): CardId[] =>
  game.seat(0 as Seat).play.filter((id) => game.card(id).type === CardType.character);
const first = (game: Game): CardState => game.card(charactersOf(game)[0] as CardId);
const dieInPool: Stop = (game, question) => question.kind === 'action' && game.seat(0 as Seat).pool.length > 0;
const upgradeInPlay: Stop = (game, question) =>
  question.kind === 'action' && game.seat(0 as Seat).play.some((id) => game.card(id).type === CardType.upgrade);
const upgrade = (game: Game): CardState =>
  game.card(game.seat(0 as Seat).play.find((id) => game.card(id).type === CardType.upgrade) as CardId);

describe('checkInvariants', () => {
  test('finds nothing where nothing is broken, and leaves the game as it was', () => {
    const game = stoppedAt(anAction);
    const before = JSON.stringify(game.state);
    expect(checkInvariants(game, 'costly')).toEqual([]);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test.each<[string, Stop, (game: Game) => void, RegExp]>([
    [
      'a card in two lists',
      anAction,
      (game) => game.seat(0 as Seat).discard.push(game.seat(0 as Seat).hand[0] as CardId),
      /is listed in zone 2 and says 1/,
    ],
    ['a card in no list', anAction, (game) => game.seat(0 as Seat).deck.pop(), /stands in 0 lists, not 1/],
    [
      'a card in the wrong list',
      anAction,
      (game) => {
        game.card(game.seat(0 as Seat).hand[0] as CardId).zone = Zone.deck;
      },
      /is listed in zone 1 and says 0/,
    ],
    [
      'a card listed by another seat',
      anAction,
      (game) => game.seat(1 as Seat).deck.push(game.seat(0 as Seat).deck.pop() as CardId),
      /is listed by seat 1 and is of seat 0/,
    ],
    [
      'the battlefield in a list',
      anAction,
      (game) => game.seat(0 as Seat).play.push(game.state.battlefield),
      /stands in 1 lists, not 0/,
    ],
    [
      'a battlefield that names another controller',
      anAction,
      (game) => {
        game.card(game.state.battlefield).controller = (1 - game.state.controller) as Seat;
      },
      /the battlefield says that seat/,
    ],
    [
      'a card left in limbo',
      anAction,
      (game) => {
        game.card(game.seat(0 as Seat).deck.pop() as CardId).zone = Zone.limbo;
      },
      /is left in limbo/,
    ],
    [
      'a die in two pools',
      dieInPool,
      (game) => game.seat(1 as Seat).pool.push(game.seat(0 as Seat).pool[0] as DieId),
      /lies in 2 pools, not 1/,
    ],
    ['a die in no pool', dieInPool, (game) => game.seat(0 as Seat).pool.pop(), /lies in 0 pools, not 1/],
    [
      'a die on a card out of play',
      anAction,
      (game) => {
        game.state.dice.at(-1)!.place = DiePlace.card;
      },
      /which is not in play/,
    ],
    [
      'a die in play set aside',
      dieInPool,
      (game) => {
        game.die(game.seat(0 as Seat).pool.pop() as DieId).place = DiePlace.setAside;
      },
      /in play is set aside/,
    ],
    [
      'negative resources',
      anAction,
      (game) => {
        game.seat(1 as Seat).resources = -1;
      },
      /seat 1 has -1 resources/,
    ],
    [
      'negative damage',
      anAction,
      (game) => {
        first(game).damage = -1;
      },
      /a number that is no count/,
    ],
    [
      'four shields',
      anAction,
      (game) => {
        first(game).shields = 4;
      },
      /has 4 shields/,
    ],
    [
      'damage above health',
      anAction,
      (game) => {
        first(game).damage = 99;
      },
      /has 99 damage/,
    ],
    [
      'a fallen character in play',
      anAction,
      (game) => {
        first(game).damage = game.definition(charactersOf(game)[0] as CardId).health;
      },
      /has fallen and is in play/,
    ],
    [
      'damage out of play',
      anAction,
      (game) => {
        game.card(game.seat(0 as Seat).hand[0] as CardId).damage = 1;
      },
      /keeps what it had there/,
    ],
    [
      'a second copy of a unique card',
      anAction,
      (game) => {
        first(game).definition = game.card(charactersOf(game)[1] as CardId).definition;
      },
      /has two copies of/,
    ],
    [
      'a host that is gone',
      upgradeInPlay,
      (game) => {
        upgrade(game).host = game.seat(0 as Seat).hand[0] as CardId;
      },
      /is attached to .*, which is not in play/,
    ],
    [
      'an upgrade on nothing',
      upgradeInPlay,
      (game) => {
        upgrade(game).host = -1 as CardId;
      },
      /is attached to nothing/,
    ],
    [
      'an option twice',
      anAction,
      (game) => game.question.options.push(game.question.options[0] as number),
      /stands twice/,
    ],
    [
      'a question without an option',
      anAction,
      (game) => {
        game.question.options.length = 0;
      },
      /has no option/,
    ],
    [
      'a kept index out of date',
      upgradeInPlay,
      (game) => {
        const heard = game.index?.heard ?? [];
        game.index = { heard, would: [], before: [], after: [], modifiers: [], lost: new Set(), foreignActions: [] };
      },
      /the kept index of abilities is out of date/,
    ],
    [
      'a state that JSON changes',
      anAction,
      (game) => {
        game.state.lastAction = Number.NaN;
      },
      /not the same after JSON/,
    ],
    [
      'a secret shown to the asked seat',
      aPlay,
      (game) => {
        game.question.seat = (1 - game.question.seat) as Seat;
        game.question.kind = 'card';
      },
      /sees the id of a hidden card|sees hidden cards/,
    ],
  ])('finds %s', (_name, stop, spoil, found) => {
    const game = stoppedAt(stop);
    spoil(game);
    expect(checkInvariants(game, 'costly').join('\n')).toMatch(found);
  });
});

describe('fuzzGame', () => {
  /** The starters with one card more, which does something that no rule allows. */
  function withCard(spoil: (game: Game) => void): FuzzedGame & { readonly cards: Catalogue } {
    const effect = gain(1);
    const verb = { ...effect.verb, run: (game: Game) => (spoil(game), 2 as const) };
    const card = eventCard({
      code: '90001',
      title: 'Sabotage',
      color: 'gray',
      affiliation: 'neutral',
      rarity: 'common',
      cost: 0,
      abilities: [event({ ...effect, verb })],
    });
    const cards = createCatalogue([...catalogue.cards, card]);
    const deck = { ...rey, deck: { '90001': 20 } };
    const seats = [
      { name: 'A', deck },
      { name: 'B', deck },
    ];
    const options = { seed: 'sabotage', style: 'eager' } as const;
    return { cards, ...fuzzGame(cards, { seats, edition: 'current', seed: 'sabotage' }, options) };
  }

  test('reports nothing for a card that does nothing', () => {
    expect(withCard(() => undefined).fault).toBeNull();
  });

  test('reports a broken invariant with seed, picks and a replay that runs to it', () => {
    const { cards, fault } = withCard((game) => {
      game.seat(0 as Seat).resources = -3;
    });
    expect(fault?.message).toMatch(/seat 0 has -3 resources/);
    expect(fault?.seed).toBe('sabotage');
    expect(fault?.picks.some((key) => key.startsWith('play:'))).toBe(true);
    const match = Match.fromReplay(cards, fault?.replay ?? '');
    expect(match.pickCount).toBe(fault?.picks.length);
    expect(match.state.seats[0]?.resources).toBe(-3);
  });

  test('reports a game that differs the second time', () => {
    let runs = 0;
    const { fault } = withCard((game) => {
      game.seat(0 as Seat).resources += runs++ % 7;
    });
    expect(fault?.message).toMatch(
      /offered otherwise the second time|end elsewhere|taken up elsewhere|the step went another way/,
    );
  });

  test('reports a game that cannot begin', () => {
    const seats = [
      { name: 'A', deck: { ...rey, battlefield: 'nothing' } },
      { name: 'B', deck: kylo },
    ];
    const { fault } = fuzzGame(catalogue, { seats, edition: 'current', seed: 'x' }, { seed: 'x' });
    expect(fault?.message).toMatch(/there is no card with the code "nothing"/);
    expect(fault?.picks).toEqual([]);
  });
});
