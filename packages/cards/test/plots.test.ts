import {
  action,
  addsOpeningResources,
  addsToRollOff,
  after,
  anOpponent,
  changesIncome,
  choose,
  exhaust,
  gain,
  giveShields,
  indirectDamage,
  may,
  ongoing,
  pay,
  plot,
  power,
  self,
  setThisAside,
  setup,
  youPlay,
} from '@dejarik/engine/language';
import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { begin, starter } from './support/game.js';
import { board, type Table } from './support/table.js';

/* Plots, and what happens before the first round, with plots made up for it. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter', points: [2] } as const;

const fortify = plot({
  ...gray,
  code: '99200',
  title: 'Walls',
  abilities: [after(setup, giveShields(1, choose({ type: 'character' })))],
});
const strike = plot({
  ...gray,
  code: '99201',
  title: 'First Blow',
  abilities: [after(setup, indirectDamage(2, anOpponent))],
});
const ground = plot({ ...gray, code: '99202', title: 'High Ground', abilities: [ongoing(addsToRollOff(2))] });
const purse = plot({ ...gray, code: '99203', title: 'Purse', abilities: [ongoing(addsOpeningResources(1))] });
const trade = plot({ ...gray, code: '99204', title: 'Trade', abilities: [ongoing(changesIncome(1, 'any'))] });
const levy = plot({ ...gray, code: '99205', title: 'Levy', abilities: [ongoing(changesIncome(-3, 'opponent'))] });
const scheme = plot({
  ...gray,
  code: '99206',
  title: 'Scheme',
  abilities: [
    action(pay(setThisAside, gain(3))),
    power(gain(1)),
    after(youPlay({ type: 'event' }), may(pay(exhaust(self), gain(1)))),
  ],
});
const made = [fortify, strike, ground, purse, trade, levy, scheme];

const rey = starter('AW-H');
const kyloRen = starter('AW-V');
const withPlot = (deck: typeof rey, ...plots: string[]): typeof rey => ({ ...deck, plots });

const iWin = [
  ['Rey', '1MD'],
  ['Rey', '1R'],
  ['Finn', '1RD'],
  ['First Order Stormtrooper', '1R'],
  ['Kylo Ren', '1R'],
  ['Kylo Ren', '-'],
] as const;

function keepHands(table: Table): void {
  table.me.picks('None');
  table.opponent.picks('None');
}

describe('in play from the start', () => {
  test('[setup.plots] [cards.plot.place] [areas.in-play.members] [cards.types.plot] a plot lies beside the characters, not in the deck', () => {
    const table = begin(withPlot(rey, '99200'), kyloRen, { made });
    expect(table.me.player.plots).toHaveLength(1);
    expect(table.me.card('Walls')).toMatchObject({ zone: 'play', type: 'plot', controller: 0, host: null });
    // Everybody sees it.
    expect(table.opponent.view.players[0]?.plots).toEqual(table.me.player.plots);
    expect(table.me.deckCount + table.me.hand.length).toBe(20);
    expect(table.opponent.player.plots).toEqual([]);
  });

  test('[areas.in-play.abilities] [actions.card-action] [actions.power-action] its action, power action and reaction are used like those of any card in play', () => {
    const table = board(
      {
        me: { characters: ['Rey'], plots: ['Scheme'], hand: ['Aim'], deck: ['Aim'], resources: 1 },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      made,
    );
    table.me.isAsked('Play Aim', 'Use Scheme', 'Use Scheme', 'Activate Rey', 'Claim the battlefield', 'Pass');
    table.me.picks('Use Scheme#2');
    expect(table.me.resources).toBe(2);
    table.opponent.picks('Pass');
    // The power action is spent, the action is not.
    expect(table.me.labels.filter((label) => label === 'Use Scheme')).toHaveLength(1);
    table.me.picks('Play Aim', 'Yes');
    expect(table.me.resources).toBe(2);
    expect(table.me.card('Scheme').exhausted).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    // It is readied like any card.
    expect(table.me.card('Scheme').exhausted).toBe(false);
  });

  test('[areas.set-aside.who] setting the plot aside is a cost; it does not come back', () => {
    const table = board(
      {
        me: { characters: ['Rey'], plots: ['Scheme'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      made,
    );
    table.me.picks('Use Scheme');
    expect(table.me.resources).toBe(3);
    expect(table.me.setAside).toEqual(['Scheme']);
    expect(table.me.player.plots).toEqual([]);
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('after setup', () => {
  test('[setup.plots] it comes after the shields and before the first round, in the order that the battlefield decides', () => {
    const table = begin(withPlot(rey, '99200'), withPlot(kyloRen, '99201'), { made, rolls: iWin });
    keepHands(table);
    table.me.picks('Starship Graveyard');
    table.opponent.picks('Kylo Ren');
    // Both plots trigger at once: who controls the battlefield says whose comes first.
    expect(table.me.view.phase).toBe('setup');
    table.me.isAsked('Me', 'Opponent').picks('Opponent');
    table.me.picks('Rey', 'Finn');
    expect(table.me.card('Rey').damage).toBe(1);
    expect(table.me.card('Finn').damage).toBe(1);
    table.me.picks('Finn');
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.me.view).toMatchObject({ phase: 'action', round: 1 });
  });

  test('[setup.plots] it comes once, not in every round', () => {
    const table = begin(withPlot(rey, '99201'), kyloRen, { made, rolls: iWin });
    keepHands(table);
    table.me.picks('Frozen Wastes', 'Rey', 'Rey');
    // Without shields: whose battlefield is used has none.
    table.opponent.picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('None');
    table.me.picks('None');
    expect(table.me.view.round).toBe(2);
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
  });
});

describe('numbers of the beginning', () => {
  test('[gap.rolloff.taking-ground] [setup.rolloff] what a plot adds counts before the totals are compared', () => {
    const table = begin(rey, withPlot(kyloRen, '99202'), { made, rolls: iWin });
    keepHands(table);
    // 3 against 2 and 2.
    expect(table.log).toContain('Me rolls off: 3');
    expect(table.log).toContain('Opponent rolls off: 4');
    expect(table.opponent.labels).toEqual(expect.arrayContaining(['Starship Graveyard', 'Frozen Wastes']));
  });

  test('[setup.resources] additional resources to begin with', () => {
    const table = begin(withPlot(rey, '99203'), kyloRen, { made, rolls: iWin });
    keepHands(table);
    expect(table.me.resources).toBe(3);
    expect(table.opponent.resources).toBe(2);
  });

  test('[structure.upkeep.resources] more in upkeep for everybody, less for the opponent, never below none', () => {
    const table = board(
      {
        me: { characters: ['Rey'], plots: ['Trade', 'Levy'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      made,
    );
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.resources).toBe(3);
    expect(table.opponent.resources).toBe(0);
  });
});

test('the texts of plots', () => {
  expect(cardText(fortify)).toBe('After setup, give a character 1 shield.');
  expect(cardText(ground)).toBe('Add 2 to your total when you roll for the battlefield.');
  expect(cardText(purse)).toBe('You begin the game with 1 additional resource.');
  expect(cardText(trade)).toBe('Each player gains 1 additional resource during upkeep.');
  expect(cardText(levy)).toBe('Each opponent gains 3 fewer resources during upkeep.');
  expect(cardText(scheme).split('\n')[0]).toBe('Action - Set this plot aside to gain 3 resources.');
});
