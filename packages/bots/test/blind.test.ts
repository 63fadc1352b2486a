import { catalogue, STARTERS } from '@dejarik/cards';
import { type Game, Match, optionKey, type Player, type Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/index.js';

type Saved = ReturnType<Match['save']>;

/** The same game as the seat sees it, with everything else otherwise: hidden designs, hidden ids, coming rolls. */
function twinOf(saved: Saved, seat: Seat): Saved {
  const twin = structuredClone(saved);
  const { stable } = twin;
  const hidden = (id: number): boolean => ((stable.cards[id]?.known ?? 0) >> seat) % 2 === 0;
  for (const owner of stable.seats) {
    const ids = [...owner.hand, ...owner.deck].filter(hidden);
    const designs = ids.map((id) => stable.cards[id]?.definition ?? -1);
    // Every card gets the design of the next, and every place the card that lay two further.
    ids.forEach((id, at) => {
      const card = stable.cards[id];
      if (card === undefined) return;
      card.definition = designs[(at + 1) % ids.length] ?? -1;
      card.type = catalogue.get(stable.codes[card.definition] ?? '').type;
    });
    const lying = ids.map((_, at) => ids[(at + 2) % ids.length]);
    const places = ids.map((id) => ({ zone: stable.cards[id]?.zone, known: stable.cards[id]?.known }));
    let next = 0;
    for (const list of [owner.hand, owner.deck]) {
      for (let at = 0; at < list.length; at++) {
        const old = list[at];
        if (old === undefined || !ids.includes(old)) continue;
        const card = lying[next] as (typeof list)[number];
        Object.assign(stable.cards[card] ?? {}, places[next]);
        list[at] = card;
        next++;
      }
    }
  }
  Object.assign(stable.random, { key: stable.random.key.map((word) => word ^ 0x5a5a5a5a) });
  return twin;
}

/** Plays games and lets the bot answer every question twice, in the game and in its twin; where it answers otherwise. */
function differences(makeBot: (seed: string) => Player): { readonly compared: number; readonly different: string[] } {
  let compared = 0;
  const different: string[] = [];
  for (const seed of ['blind', 'dark', 'deaf']) {
    const match = Match.create(catalogue, {
      edition: 'current',
      seed,
      seats: STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck })),
    });
    const players = [createBot('padawan', 'a'), createBot('random', 'b')];
    for (let { question } = match; question !== null; question = match.question) {
      const { seat, options } = question;
      const saved = match.save();
      // In the middle of a step the picks before it may have been about what is hidden.
      if (saved.picks.length === 0 && options.length > 1) {
        const twin = Match.load(catalogue, twinOf(saved, seat));
        const answers = [match, twin].map((one) => answerOf(one, makeBot(seed)));
        if (answers[0] !== answers[1]) different.push(answers.join(' or '));
        compared++;
      }
      const at = players[seat]?.pick(question, match.seated(seat)) ?? 0;
      match.pick(optionKey(options[at] as number));
    }
  }
  return { compared, different };
}

function answerOf(match: Match, bot: Player): string {
  const { question, options } = match;
  if (question === null) return 'over';
  return `${options[bot.pick(question, match.seated(question.seat))] ?? 'none'} of ${options.join(' ')}`;
}

/** A game at its first action. */
function startedMatch(): Match {
  const seats = STARTERS.slice(0, 2).map((deck) => ({ name: deck.name, deck }));
  const match = Match.create(catalogue, { edition: 'current', seed: 'blind', seats });
  while (match.question?.kind !== 'action') match.pick(match.options[0] ?? '');
  return match;
}

/** What lies on the table at every question of an imagined game in which the picks are made by their place alone. */
function courseOf(match: Match, seat: Seat, word: number): string[] {
  const course: string[] = [];
  const name = (game: Game, design: number): string => game.definitions[design]?.title ?? '';
  match
    .seated(seat)
    .imagine(word)
    .play((game, question) => {
      const table = game.state.seats.map(({ hand, play, pool }) => [
        ...[...hand, ...play].map((id) => name(game, game.card(id).definition)),
        ...pool.map((id) => `${name(game, game.dieDesign(id))} ${game.die(id).side}`),
      ]);
      course.push(`${question.kind} ${JSON.stringify(table)}`);
      return (course.length * 7) % question.options.length;
    }, 300);
  return course;
}

describe('bots know what their seat knows, and no more', () => {
  test.each(['random', 'initiate', 'padawan', 'knight', 'master'])(
    '%s picks alike in games that differ in hidden things alone',
    (name) => {
      const { compared, different } = differences((seed) => createBot(name, seed, { budget: { iterations: 40 } }));
      expect(different).toEqual([]);
      expect(compared).toBeGreaterThan(100);
    },
    60_000,
  );

  test('an imagined game goes on alike', () => {
    const match = startedMatch();
    const { seat } = match.question ?? {};
    if (seat === undefined) throw new Error('nothing is asked');
    const twin = Match.load(catalogue, twinOf(match.save(), seat));
    for (let word = 1; word <= 20; word++) {
      const [one, other] = [match, twin].map((each) => courseOf(each, seat, word));
      expect(one).toEqual(other);
      expect(one?.length).toBeGreaterThan(50);
    }
  });

  test('a bot that peeks is found out', () => {
    const peeping = (): Player => ({
      name: 'peeping',
      looks: true,
      pick({ options, seat }, handle) {
        // It breaks in: the game within is private until its hidden cards are dealt anew.
        const { cards, seats } = (Reflect.get(handle.imagine(0), 'game') as Game).state;
        const hand = seats[1 - seat]?.hand ?? [];
        return hand.reduce((sum, id) => sum + (cards[id]?.definition ?? 0), 0) % options.length;
      },
    });
    expect(differences(peeping).different.length).toBeGreaterThan(20);
  }, 60_000);
});
