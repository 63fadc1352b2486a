import type { Seat } from '@dejarik/engine';
import { choose, defeat, draw, event, eventCard, gain } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../src/index.ts';
import { begin, beginWith, starter } from './support/game.js';
import { board, Side, type Table } from './support/table.js';

/* Plots that bring more to the game than team, deck and battlefield, and what becomes of it. */

const rey = starter('AW-H');
const kyloRen = starter('AW-V');

const iWin = [
  ['Rey', '1MD'],
  ['Rey', '+2MD'],
  ['Finn', '1RD'],
  ['First Order Stormtrooper', '1R'],
  ['Kylo Ren', '1R'],
  ['Kylo Ren', '-'],
] as const;
const theyWin = [
  ['Rey', '1R'],
  ['Rey', '-'],
  ['Finn', '1R'],
  ['First Order Stormtrooper', '2RD'],
  ['Kylo Ren', '1R'],
  ['Kylo Ren', '2MD1'],
] as const;

function keepHands(table: Table): void {
  table.me.picks('None');
  table.opponent.picks('None');
}

describe('Home Turf Advantage (WotF 127)', () => {
  const home: Deck = { ...rey, plots: ['07127'], setAside: { '05178': 1 } };

  test('[setup.rolloff.unused] who brought two battlefields picks the one of them that is used, whoever chose', () => {
    const table = begin(home, kyloRen, { rolls: theyWin });
    keepHands(table);
    table.opponent.isAsked('Starship Graveyard', 'Frozen Wastes').picks('Starship Graveyard');
    table.me.isAsked('Starship Graveyard', 'Outer Rim Outpost').picks('Outer Rim Outpost');
    expect(table.me.view.battlefieldController).toBe(0);
    expect(table.me.card('Outer Rim Outpost').zone).toBe('play');
    expect(table.me.setAside).toContain('Starship Graveyard');
    // The shields go to whose battlefield was not taken.
    table.opponent.picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').shields).toBe(2);
  });

  test('nothing is asked where the other battlefield is taken', () => {
    const table = begin(home, kyloRen, { rolls: theyWin });
    keepHands(table);
    table.opponent.picks('Frozen Wastes');
    expect(table.me.view.battlefieldController).toBe(1);
    expect(table.me.setAside).toEqual(expect.arrayContaining(['Starship Graveyard', 'Outer Rim Outpost']));
  });
});

describe('Order 66 (SoH 15)', () => {
  const order: Deck = { ...kyloRen, plots: ['11015'], setAside: { '11027': 4 } };

  test('[areas.set-aside.who] [setup.shuffle-draw] its copies are in the deck before the starting hand is drawn', () => {
    const table = begin(rey, order);
    expect(table.opponent.setAside).not.toContain('Execute Order 66');
    expect(table.opponent.deckCount + table.opponent.hand.length).toBe(24);
    // Nobody knows where they are.
    const { cards, seats } = table.match.state;
    expect(seats[1]?.deck.map((id) => cards[id]?.known)).toEqual(new Array(19).fill(0));
  });

  test('[terms.copy] fewer than four may be brought', () => {
    const table = begin(rey, { ...order, setAside: { '11027': 1 } });
    expect(table.opponent.deckCount + table.opponent.hand.length).toBe(21);
  });

  test("each of the opponents' characters is a Jedi, and their character dice are Jedi dice", () => {
    const table = board({
      me: {
        characters: [{ card: 'Kylo Ren', pool: ['1MD'] }],
        plots: ['Order 66'],
        hand: ['Execute Order 66'],
        resources: 2,
      },
      opponent: {
        characters: [
          { card: 'Rey', elite: true, pool: ['1MD', '1R'], upgrades: [{ card: 'Lightsaber', pool: ['1Sh'] }] },
          { card: 'Finn', pool: ['1RD'], shields: 1 },
        ],
      },
    });
    table.me.picks('Play Execute Order 66');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 0, shields: 0 });
    expect(table.opponent.pool).toEqual(['Lightsaber 1Sh']);
    // Mine are none.
    expect(table.me.pool).toEqual(['Kylo Ren 1MD']);
    table.rests();
  });
});

describe('Execute Order 66 (SoH 27)', () => {
  test('[terms.remove-die] without the plot only Jedi are touched, own ones too', () => {
    const table = board({
      me: { characters: [{ card: 'Pong Krell', pool: ['2MD'] }], hand: ['Execute Order 66'], resources: 2 },
      opponent: {
        characters: [
          { card: 'Qui-Gon Jinn', pool: ['1Sh'] },
          { card: 'Rey', pool: ['1MD'] },
        ],
      },
    });
    table.me.picks('Play Execute Order 66');
    expect(table.me.card('Pong Krell').damage).toBe(1);
    expect(table.opponent.card('Qui-Gon Jinn').damage).toBe(1);
    expect(table.opponent.card('Rey').damage).toBe(0);
    expect(table.opponent.pool).toEqual(['Rey 1MD']);
    table.rests();
  });
});

describe('Lightsaber Mastery (CONV 114)', () => {
  const move = (code: string, title: string, cost: number): ReturnType<typeof eventCard> =>
    eventCard({
      code,
      title,
      color: 'blue',
      affiliation: 'neutral',
      rarity: 'common',
      subtypes: ['move'],
      cost,
      abilities: [event(cost === 0 ? draw() : gain(3))],
    });
  const made = [move('99470', 'Thrust', 0), move('99471', 'Low Sweep', 1)];
  const MASTERY = 'Lightsaber Mastery';
  const mastery = (resources: number): Table =>
    board(
      {
        me: {
          characters: ['Rey'],
          plots: [{ card: MASTERY, under: ['Thrust', 'Low Sweep'] }],
          deck: ['Aim'],
          resources,
        },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      made,
    );

  test('[gap.hidden-information] what lies under it is known to its player alone', () => {
    const table = mastery(0);
    expect(table.me.setAside).toEqual(expect.arrayContaining(['Thrust', 'Low Sweep']));
    expect(table.opponent.view.players[0]?.setAside).toEqual([]);
    expect(Object.keys(table.opponent.view.faces)).not.toContain('99470');
  });

  test('[actions.card-action] exhausted, it lets an event be played from under it at its cost, which is set aside then', () => {
    const table = mastery(1);
    table.me.picks(`Use ${MASTERY}`).isAsked('Thrust', 'Low Sweep').picks('Low Sweep');
    expect(table.me.resources).toBe(3);
    expect(table.me.discard).toEqual([]);
    expect(table.me.card('Low Sweep').zone).toBe('set aside');
    expect(table.opponent.view.players[0]?.setAside).toHaveLength(1);
    expect(table.me.card(MASTERY).exhausted).toBe(true);
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('only what can be paid is offered', () => {
    const table = mastery(0);
    table.me.picks(`Use ${MASTERY}`).isAsked('Thrust').picks('Thrust');
    expect(table.me.hand).toEqual(['Aim']);
    table.opponent.picks('Pass');
    expect(table.me.setAside).toEqual(expect.arrayContaining(['Thrust', 'Low Sweep']));
  });

  test('[setup.plots] they lie there from the beginning of the game, beside a deck as large as ever', () => {
    const table = begin({ ...rey, plots: ['09114'], underPlot: { '99470': 1, '99471': 1 } }, kyloRen, { made });
    expect(table.me.deckCount + table.me.hand.length).toBe(20);
    expect(table.me.card('Thrust')).toMatchObject({ zone: 'stacked', host: table.me.player.plots[0] });
  });
});

describe('Twin Strike (CONV 111)', () => {
  test('[damage.unblockable] it resolves up to 2 blue character dice showing melee damage, past shields', () => {
    const table = board({
      me: {
        characters: [
          { card: '04001', elite: true, pool: ['2MD', '1MD'] },
          { card: 'Captain Phasma', pool: ['1RD'] },
        ],
        plots: [{ card: 'Lightsaber Mastery', under: ['Twin Strike'] }],
      },
      opponent: { characters: [{ card: 'Finn', shields: 3 }] },
    });
    table.me.picks('Use Lightsaber Mastery').isAsked('Twin Strike').picks('Twin Strike');
    table.me.isAsked('Kylo Ren: 2 melee', 'Kylo Ren: 1 melee', 'Done').picks('Kylo Ren: 2 melee', 'Finn');
    table.me.picks('Kylo Ren: 1 melee', 'Finn');
    expect(table.opponent.card('Finn')).toMatchObject({ damage: 3, shields: 3 });
    expect(table.me.setAside).toEqual(['Twin Strike']);
    table.rests();
  });
});

describe('Coaxium Heist (CM 139)', () => {
  const HEIST = 'Coaxium Heist';
  const SENTINEL = 'Pyke Sentinel';
  const heist: Deck = { ...rey, plots: ['12139'], setAside: { '12040': 1 } };

  test('[setup.plots] after setup the sentinel that was brought joins the team of an opponent', () => {
    const table = begin(heist, kyloRen, { rolls: iWin });
    keepHands(table);
    table.me.picks('Starship Graveyard');
    table.opponent.picks('Kylo Ren');
    expect(table.opponent.card(SENTINEL)).toMatchObject({ zone: 'play', controller: 1, type: 'character' });
    expect(table.me.setAside).not.toContain(SENTINEL);
    expect(table.me.view).toMatchObject({ phase: 'action', round: 1 });
  });

  test('[mp.choose-opponent] of several opponents its player chooses one', () => {
    const table = beginWith([heist, kyloRen, kyloRen]);
    const third = new Side(table, 2 as Seat);
    keepHands(table);
    third.picks('None');
    for (let guard = 0; guard < 40 && !table.me.labels.includes('Third'); guard++) {
      const { question } = table.match;
      const side = [table.me, table.opponent, third][question?.seat ?? 0];
      side?.picks(side.options()[0]?.key ?? '');
    }
    table.me.isAsked('Opponent', 'Third').picks('Third');
    expect(third.card(SENTINEL).zone).toBe('play');
    expect(table.opponent.has(SENTINEL)).toBe(false);
  });

  const DICE = ['1MD', '1RD', '1Dc', '1R'] as const;
  const robbing = (theirs: readonly string[], supports: readonly { card: string; pool: readonly string[] }[]): Table =>
    board({
      me: {
        characters: [
          { card: 'Rey', pool: [DICE[0], DICE[2]], elite: true },
          { card: 'Finn', pool: [DICE[1]] },
        ],
        plots: [HEIST],
        supports,
      },
      opponent: { characters: theirs },
    });

  test('[actions.card-action] without a sentinel four dice of different symbols and the plot itself are worth 10 resources', () => {
    const table = robbing(['Kylo Ren'], [{ card: 'TIE Fighter', pool: ['1R'] }]);
    table.me.picks(`Use ${HEIST}`);
    expect(table.me.resources).toBe(10);
    expect(table.me.pool).toEqual([]);
    expect(table.me.setAside).toEqual([HEIST]);
    expect(table.me.player.plots).toEqual([]);
    table.rests();
  });

  test('of more dice four are chosen, no symbol twice', () => {
    const table = robbing(
      ['Kylo Ren'],
      [
        { card: 'TIE Fighter', pool: ['1R'] },
        { card: 'TIE Fighter', pool: ['1R'] },
      ],
    );
    table.me.picks(`Use ${HEIST}`).isAsked('TIE Fighter: 1 resource', 'TIE Fighter: 1 resource');
    table.me.picks('TIE Fighter: 1 resource#2');
    expect(table.me.pool).toEqual(['TIE Fighter 1R']);
    expect(table.me.resources).toBe(10);
  });

  test('it cannot be used while an opponent controls a sentinel, nor without four symbols', () => {
    const guarded = robbing(['Kylo Ren', SENTINEL], [{ card: 'TIE Fighter', pool: ['1R'] }]);
    expect(guarded.me.isOffered(`Use ${HEIST}`)).toBe(false);
    const short = robbing(['Kylo Ren'], [{ card: 'TIE Fighter', pool: ['1RD'] }]);
    expect(short.me.isOffered(`Use ${HEIST}`)).toBe(false);
  });

  test('[areas.owner-only] [structure.win.defeat] their team stands while it does; defeated, it is set aside by who brought it', () => {
    const strike = eventCard({
      code: '99472',
      title: 'Strike Down',
      color: 'gray',
      affiliation: 'neutral',
      rarity: 'common',
      cost: 0,
      abilities: [event(defeat(choose({ type: 'character' })))],
    });
    const table = begin(
      { ...heist, deck: { '99472': 20 } },
      { ...kyloRen, characters: [{ code: '01012', dice: 1 }] },
      {
        made: [strike],
        rolls: [
          ['Rey', '1MD'],
          ['Rey', '1MD'],
          ['Finn', '1RD'],
          ['Nightsister', '1R'],
        ],
      },
    );
    keepHands(table);
    table.me.picks('Starship Graveyard');
    table.me.picks('Play Strike Down', 'Nightsister');
    expect(table.winner).toBeNull();
    table.opponent.picks('Pass');
    table.me.picks('Play Strike Down', SENTINEL);
    expect(table.winner).toBe('me');
    expect(table.me.setAside).toContain(SENTINEL);
    expect(table.opponent.setAside).not.toContain(SENTINEL);
  });
});
