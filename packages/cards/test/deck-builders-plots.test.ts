import { describe, expect, test } from 'vitest';
import { begin, starter } from './support/game.js';
import { board, type Table } from './support/table.js';

/* What plots do that change how decks are built, and what they do at the beginning. */

const rey = starter('AW-H');
const kyloRen = starter('AW-V');

function keepHands(table: Table): void {
  table.me.picks('None');
  table.opponent.picks('None');
}

describe('Taking Ground (LEG 173)', () => {
  test('[gap.rolloff.taking-ground] 2 are added to the roll before the totals are compared', () => {
    const rolls = [
      ['Rey', '1MD'],
      ['Rey', '1R'],
      ['Finn', '1RD'],
      ['First Order Stormtrooper', '1R'],
      ['Kylo Ren', '1R'],
      ['Kylo Ren', '2MD1'],
    ] as const;
    const plain = begin(rey, kyloRen, { rolls });
    keepHands(plain);
    expect(plain.opponent.isOffered('Starship Graveyard')).toBe(true);
    const helped = begin({ ...rey, plots: ['05173'] }, kyloRen, { rolls });
    keepHands(helped);
    expect(helped.me.isOffered('Starship Graveyard')).toBe(true);
  });
});

describe('No Allegiance (AtG 155)', () => {
  test('[cards.character.health] neutral characters of mine have 1 health more', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Anakin Skywalker', damage: 9 },
          { card: 'Rey', damage: 9, pool: ['1MD'] },
        ],
        plots: ['No Allegiance'],
      },
      opponent: {
        characters: [
          { card: '04001', elite: true, pool: ['1MD', '1MD'] },
          { card: 'Anakin Skywalker', damage: 9 },
        ],
      },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Kylo Ren: 1 melee', 'Anakin Skywalker', 'Kylo Ren: 1 melee', 'Rey');
    expect(table.me.has('Anakin Skywalker')).toBe(true);
    // Rey is no neutral character, nor is theirs mine.
    expect(table.me.has('Rey')).toBe(false);
    table.rests();
  });
});

describe('Allies of Necessity (AoN 16)', () => {
  test('[setup.plots] after setup a card of the hand and 2 resources are gone', () => {
    const rolls = [
      ['Rey', '1MD'],
      ['Rey', '+2MD'],
      ['Finn', '1RD'],
      ['First Order Stormtrooper', '1R'],
      ['Kylo Ren', '1R'],
      ['Kylo Ren', '-'],
    ] as const;
    const table = begin({ ...rey, plots: ['10016'] }, kyloRen, { rolls });
    keepHands(table);
    table.me.picks('Starship Graveyard');
    table.opponent.picks('Kylo Ren');
    expect(table.me.view.phase).toBe('setup');
    expect(table.me.resources).toBe(2);
    const [first = ''] = table.me.hand;
    table.me.picks(first);
    expect(table.me.discard).toEqual([first]);
    expect(table.me.hand).toHaveLength(4);
    expect(table.me.resources).toBe(0);
    expect(table.opponent.resources).toBe(2);
    expect(table.me.view).toMatchObject({ phase: 'action', round: 1 });
  });
});

describe('Retribution (AtG 54)', () => {
  const RETRIBUTION = 'Retribution';
  const mine = {
    characters: [
      { card: 'Kylo Ren', elite: true, pool: ['1MD', '1R'] },
      { card: 'Nightsister', pool: ['1RD'] },
    ],
    plots: [RETRIBUTION],
  };

  test('[terms.remove-die] several dice that an opponent removes at once are avenged once', () => {
    const table = board({
      me: mine,
      opponent: { characters: ['Rey'], hand: ['Execute Order 66'], plots: ['Order 66'], resources: 2 },
      turn: 'opponent',
    });
    table.opponent.picks('Play Execute Order 66');
    table.me.picks('Yes').isAsked('Kylo Ren', 'Nightsister', 'Rey').picks('Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.rests();
  });

  test('it is silent about dice of supports and upgrades, and about what I remove myself', () => {
    const table = board({
      me: {
        characters: [{ card: '04001', pool: ['1MD'] }],
        plots: [RETRIBUTION],
        supports: [{ card: 'BB-8', pool: ['1R'] }],
        hand: ['Electromagnetic Pulse'],
      },
      opponent: { characters: ['Rey'], hand: ['Electromagnetic Pulse'] },
      turn: 'opponent',
    });
    table.opponent.picks('Play Electromagnetic Pulse');
    expect(table.me.pool).toEqual(['Kylo Ren 1MD']);
    table.rests();
    expect(table.match.question?.seat).toBe(0);
  });
});
