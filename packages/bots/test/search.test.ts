import { type Match, optionKey, type Question, type Seated } from '@dejarik/engine';
import type { Position } from '@dejarik/engine/board';
import { describe, expect, test } from 'vitest';
import { type Bot, type BotSettings, createBot, type Thinking } from '../src/index.js';
import { loadPosition } from './support/load-position.js';

/** In the middle of a round: both have dice in the pool, cards in hand and somebody to activate. */
const MIDDLE: Position = {
  me: {
    characters: ['Rey', { card: 'Finn', exhausted: true, pool: ['2RD'] }],
    hand: ['Dodge', 'Lightsaber', 'Dodge'],
    deck: ['Aim', 'Block', 'Aim', 'Block'],
    resources: 3,
  },
  opponent: {
    characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['1MD'] }, 'First Order Stormtrooper'],
    hand: ['Immobilize', 'Aim'],
    deck: ['Aim', 'Block', 'Aim', 'Block'],
    resources: 2,
  },
  battlefield: 'Starship Graveyard',
  controller: 'opponent',
};

function asked(match: Match): { readonly question: Question; readonly handle: Seated } {
  const { question } = match;
  if (question === null) throw new Error('the game is over');
  return { question, handle: match.seated(question.seat) };
}

function thoughtOf(match: Match, bot: Bot): Thinking {
  const { question, handle } = asked(match);
  return bot.think(question, handle);
}

const knight = (settings: BotSettings, seed = 'search'): Bot => createBot('knight', seed, settings);

/** A clock that moves on by so much with every look at it. */
function ticking(step: number): { readonly clock: () => number; readonly looks: () => number } {
  let looks = 0;
  return { clock: () => step * looks++, looks: () => looks };
}

describe('a search', () => {
  test('is a function of seed and iterations', () => {
    const once = thoughtOf(loadPosition(MIDDLE), knight({ budget: { iterations: 200 } }));
    const again = thoughtOf(loadPosition(MIDDLE), knight({ budget: { iterations: 200 } }));
    const other = thoughtOf(loadPosition(MIDDLE), knight({ budget: { iterations: 200 } }, 'another'));
    for (const thinking of [once, again, other]) thinking.work(Infinity);
    expect(again.advice()).toEqual(once.advice());
    expect(other.advice()).not.toEqual(once.advice());
  });

  test('makes no more iterations than its budget, and fewer only where more would change nothing', () => {
    const thinking = thoughtOf(loadPosition(MIDDLE), knight({ budget: { iterations: 120 } }));
    thinking.work(Infinity);
    const { iterations = 0, picks = [] } = thinking.advice() ?? {};
    const [best = 0, second = 0] = picks.map(({ share }) => Math.round(share * iterations));
    expect(iterations).toBeLessThanOrEqual(120);
    expect(iterations === 120 || best - second > 120 - iterations).toBe(true);
  });

  test('judges every option that it tried, the chances and shares together 1', () => {
    const thinking = thoughtOf(loadPosition(MIDDLE), knight({ budget: { iterations: 300 } }));
    thinking.work(Infinity);
    const { chances = [], picks = [] } = thinking.advice() ?? {};
    expect(chances).toHaveLength(2);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(picks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(picks[0]?.at).toBe(thinking.choice());
    for (const { chance } of picks) expect(chance).toBeGreaterThanOrEqual(0);
    for (const { chance } of picks) expect(chance).toBeLessThanOrEqual(1);
  });

  test('takes equal cards of the hand for one option', () => {
    const match = loadPosition(MIDDLE);
    const thinking = thoughtOf(match, knight({ budget: { iterations: 400 } }));
    thinking.work(Infinity);
    const labels = match.view(0 as never).question?.options.map(({ label }) => label) ?? [];
    const tried = (thinking.advice()?.picks ?? []).map(({ at }) => labels[at]);
    expect(labels.filter((label) => label.startsWith('Play Dodge'))).toHaveLength(2);
    expect(tried.filter((label) => label?.startsWith('Play Dodge') === true).length).toBeLessThanOrEqual(1);
  });

  test('stops in the middle for its caller, and at its deadline', () => {
    const { clock } = ticking(1);
    const thinking = thoughtOf(loadPosition(MIDDLE), knight({ budget: { milliseconds: 100 }, clock }));
    thinking.work(30);
    const first = thinking.advice()?.iterations ?? 0;
    expect(thinking.done).toBe(false);
    expect(first).toBeGreaterThan(0);
    thinking.work(Infinity);
    const last = thinking.advice()?.iterations ?? 0;
    expect(thinking.done).toBe(true);
    // With one look at the clock an iteration the deadline is kept to one iteration.
    expect(last).toBeLessThanOrEqual(101);
  });

  test('thinks less about the small questions inside an action', () => {
    const { clock } = ticking(1);
    const match = loadPosition({ ...MIDDLE, me: { ...MIDDLE.me, hand: ['Dodge', 'Lightsaber', 'Aim'] } });
    const bot = knight({ budget: { milliseconds: 100 }, clock });
    const { question } = asked(match);
    match.pick(question.options.map(optionKey).find((key) => key === 'resolve:ranged') ?? '');
    const small = thoughtOf(match, bot);
    small.work(Infinity);
    expect(asked(match).question.kind).not.toBe('action');
    expect(small.advice()?.iterations ?? 0).toBeLessThanOrEqual(51);
  });

  test('goes on with its tree at the small question that its pick leads to', () => {
    const match = loadPosition({ ...MIDDLE, me: { ...MIDDLE.me, characters: ['Finn', 'Rey'], hand: ['Lightsaber'] } });
    const settings = { budget: { iterations: 400 } };
    const bot = knight(settings);
    const before = thoughtOf(match, bot);
    before.work(Infinity);
    match.pick(match.options[before.choice()] ?? '');
    expect(match.question?.kind).toBe('host');
    const [carriedOn, anew] = [bot, knight(settings)].map((one) => {
      const thinking = thoughtOf(match, one);
      thinking.work(Infinity);
      return thinking.advice()?.iterations ?? 0;
    });
    expect(carriedOn).toBeLessThan(anew ?? 0);
  });

  test('forgets its tree where chance came between', () => {
    const match = loadPosition({
      ...MIDDLE,
      me: { characters: [{ card: '05046', elite: true }], deck: ['Aim', 'Aim'] },
    });
    const settings = { budget: { iterations: 400 } };
    const bot = knight(settings);
    const before = thoughtOf(match, bot);
    before.work(Infinity);
    match.pick(match.options.find((key) => key.startsWith('activate:')) ?? '');
    const [carriedOn, anew] = [bot, knight(settings)].map((one) => {
      const thinking = thoughtOf(match, one);
      thinking.work(Infinity);
      return thinking.advice();
    });
    expect(match.question?.kind).toBe('may');
    expect(carriedOn).toEqual(anew);
  });

  test('picks at once what there is no choice about', () => {
    const match = loadPosition({
      ...MIDDLE,
      claimed: 'opponent',
      me: { characters: [{ card: 'Rey', exhausted: true }] },
    });
    const thinking = thoughtOf(match, knight({ budget: { iterations: 1000 } }));
    expect(asked(match).question.options).toHaveLength(1);
    expect(thinking.done).toBe(true);
    expect(thinking.choice()).toBe(0);
  });

  test('without a clock a budget of time is a number of iterations', () => {
    const thinking = thoughtOf(loadPosition(MIDDLE), knight({ budget: { milliseconds: 50 } }));
    thinking.work(Infinity);
    expect(thinking.done).toBe(true);
    expect(thinking.advice()?.iterations ?? 0).toBeGreaterThan(20);
  });

  test('thinks worse of passing the longer a game lasts, so that it ends', () => {
    const chanceOfPassing = (round: number): number => {
      const match = loadPosition({ ...MIDDLE, round });
      const thinking = thoughtOf(match, knight({ budget: { iterations: 100 } }));
      thinking.work(Infinity);
      const pass = match.options.indexOf('pass');
      return thinking.advice()?.picks.find(({ at }) => at === pass)?.chance ?? -1;
    };
    // From the eighth round on rounds are alike but for that.
    expect(chanceOfPassing(12)).toBeGreaterThan(0);
    expect(chanceOfPassing(32)).toBeLessThan(chanceOfPassing(12) - 0.1);
  });

  test('takes a win that its own picks lead to, and stops there', () => {
    const match = loadPosition({
      me: { characters: ['Rey', { card: 'Finn', exhausted: true, pool: ['2RD'] }], hand: ['Dodge'], resources: 3 },
      opponent: { characters: [{ card: 'Kylo Ren', damage: 9 }] },
    });
    const thinking = thoughtOf(match, knight({ budget: { iterations: 3000 } }));
    thinking.work(Infinity);
    expect(match.options[thinking.choice()]).toBe('resolve:ranged');
    expect(thinking.advice()?.iterations ?? 3000).toBeLessThan(100);
  });
});
