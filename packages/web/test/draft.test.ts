import { expect, test } from 'vitest';
import { editionOfDecks } from '../src/decks/editions.ts';
import { loadDraft, nameOf, setupOf, withSeat } from '../src/newgame/draft.ts';
import { botInfo } from '../src/session/bots.ts';
import { deckInfos } from '../src/session/decks.ts';
import type { DeckInfo } from '../src/session/host.ts';
import { offeredBots } from '../src/session/levels.ts';

const decks = deckInfos();
const bots = offeredBots();

test('without anything kept: the first decks, one opponent, the current edition', () => {
  const draft = loadDraft(decks, bots);
  expect(setupOf(draft, { decks, bots, seed: 'x' })).toEqual({
    seats: [
      { name: 'Player', deck: 'AW-H', bot: null },
      { name: 'Padawan', deck: 'AW-V', bot: 'padawan' },
    ],
    edition: 'current',
    seed: 'x',
  });
});

test('people are offered the levels from the weakest on, and whatever picks at random; a stranger says its own words', () => {
  const order = ['initiate', 'padawan', 'knight', 'master', 'random'];
  const names = bots.map(({ name }) => name);
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  expect(names).toEqual(expect.arrayContaining(['padawan', 'random']));
  for (const { name, strength, describe } of bots)
    expect([strength > 0, describe.endsWith('.')]).toEqual([name !== 'random', true]);
  expect(botInfo('sith', 'cheats')).toEqual({ name: 'sith', title: 'Sith', describe: 'cheats', strength: 0 });
  expect(botInfo('simple').title).toBe('Padawan');
});

test('programs of one kind are numbered; a name that was written stands', () => {
  const draft = withSeat({ ...loadDraft(decks, bots), opponents: 3 }, 2, { player: 'random' });
  expect([1, 2, 3].map((seat) => nameOf(draft, seat, bots))).toEqual(['Padawan 1', 'Random', 'Padawan 2']);
  const named = withSeat(draft, 3, { name: ' Dora ' });
  expect([0, 1, 2, 3].map((seat) => nameOf(named, seat, bots))).toEqual(['Player', 'Padawan 1', 'Random', 'Dora']);
});

test('two sit as they were named; three and four are seated at random, by the seed', () => {
  const names = (opponents: 1 | 3, seed: string): string[] =>
    setupOf({ ...loadDraft(decks, bots), opponents }, { decks, bots, seed }).seats.map((seat) => seat.name);
  expect(names(1, 'x')).toEqual(['Player', 'Padawan']);
  expect(names(3, 'x')).toEqual(names(3, 'x'));
  expect(names(3, 'x').toSorted()).toEqual(names(3, 'y').toSorted());
  const first = Array.from({ length: 40 }, (_, number) => names(3, `seed ${number}`)[0]);
  expect(new Set(first).size).toBe(4);
});

test('decks of different editions play the newest of them', () => {
  const of = (...codes: string[]): readonly DeckInfo[] => decks.filter(({ code }) => codes.includes(code));
  expect(editionOfDecks(of('AW-H', 'AW-V'))).toBe('awakenings');
  expect(editionOfDecks(of('AW-H', 'LEG-V'))).toBe('legacies');
  expect(editionOfDecks(of('AW-H', 'TPG-V'))).toBe('rr15');
  const draft = { ...withSeat(loadDraft(decks, bots), 1, { deck: 'CONV-V' }), edition: 'decks' as const };
  expect(setupOf(draft, { decks, bots, seed: 'x' }).edition).toBe('convergence');
});

test('a deck that was brought goes along with the game', () => {
  const [first] = decks;
  if (first === undefined || first.setup === null) throw new Error('There is no deck.');
  const judged = {
    content: first,
    format: 'FFGInf',
    text: '',
    faults: [],
    unknown: [],
    obstacles: [],
    setup: first.setup,
  };
  const all = [...decks, { ...first, code: 'own-1', judged }];
  const setup = setupOf(withSeat(loadDraft(all, bots), 0, { deck: 'own-1' }), { decks: all, bots, seed: 'x' });
  expect(setup.seats[0]?.deck).toBe('own-1');
  expect(setup.decks).toEqual({ 'own-1': first.setup });
});
