import { createGame } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { checkDeck, type DeckList, deckSetup, listOf, printed } from '../../src/decks/index.js';
import { catalogue, STARTERS } from '../../src/index.js';

/* Starter sets are played as they come. */

const starter = (id: string): DeckList => {
  const found = STARTERS.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`there is no starter deck ${id}`);
  return listOf(found);
};
const rules = (list: DeckList, format: string): string[] => [
  ...new Set(checkDeck(list, { format }).map(({ rule }) => rule)),
];
const team = (list: DeckList): string[] =>
  list.characters.map(({ code, dice }) => `${printed(code)?.title ?? code} ${dice}`);
const title = (code: string | undefined): string | undefined => (code === undefined ? undefined : printed(code)?.title);

describe('starter play', () => {
  test.each(STARTERS.map(({ id }) => [id]))(
    '[custom.deck.starter-size] %s is legal as it comes, and no deck of 30 cards',
    (id) => {
      expect(checkDeck(starter(id), { format: 'introductory' })).toEqual([]);
      expect(rules(starter(id), 'constructed')).toEqual(['custom.deck.size']);
    },
  );

  test('[core.starter.format] [custom.starter.rey] [custom.starter.kylo] [custom.starter.one-player] Rey against Kylo Ren', () => {
    const [rey, kylo] = [starter('AW-H'), starter('AW-V')];
    expect(team(rey)).toEqual(['Rey 2', 'Finn 1']);
    expect(title(rey.battlefields[0])).toBe('Starship Graveyard');
    expect(team(kylo)).toEqual(['First Order Stormtrooper 1', 'Kylo Ren 2']);
    expect(title(kylo.battlefields[0])).toBe('Frozen Wastes');
    const seats = [rey, kylo].map((list) => ({ name: list.name, deck: deckSetup(list) }));
    const game = createGame(catalogue, { seats, edition: 'awakenings', seed: '1' });
    expect(game.state.seats.map(({ deck }) => deck.length)).toEqual([20, 20]);
    // One set is for one player.
    expect(() => createGame(catalogue, { seats: seats.slice(1), edition: 'awakenings', seed: '1' })).toThrow(
      'a game has two to four seats',
    );
  });

  test('[custom.starter.luke] [custom.starter.boba] Luke Skywalker against Boba Fett', () => {
    const [luke, boba] = [starter('LEG-H'), starter('LEG-V')];
    expect(team(luke)).toEqual(['Luke Skywalker 2', 'Han Solo 1']);
    expect(title(luke.battlefields[0])).toBe('Outer Rim Outpost');
    expect(team(boba)).toEqual(['Veteran Stormtrooper 1', 'Boba Fett 2']);
    expect(title(boba.battlefields[0])).toBe('Arid Wasteland');
    expect([luke.plots, boba.plots]).toEqual([[], []]);
  });

  test('[custom.starter.obi-wan] [contradiction.starter.plots] Obi-Wan Kenobi with his plot, 28 points', () => {
    const obiWan = starter('CONV-H');
    expect(team(obiWan)).toEqual(['Obi-Wan Kenobi 2', 'Satine Kryze 1']);
    expect(title(obiWan.battlefields[0])).toBe('Deathwatch Hideout');
    expect(obiWan.plots.map(title)).toEqual(['Force Flow']);
    const points = checkDeck({ ...obiWan, plots: ['09113', '09113', '09113'] }, { format: 'constructed' });
    expect(points.map(({ message }) => message).join('\n')).toContain(
      'The team costs 32 points, more than 30: Obi-Wan Kenobi 18, Satine Kryze 8, Force Flow 2, Force Flow 2, Force Flow 2.',
    );
    const seats = [obiWan, starter('CONV-V')].map((list) => ({ name: list.name, deck: deckSetup(list) }));
    const { state, definitions } = createGame(catalogue, { seats, edition: 'convergence', seed: '1' });
    const inPlay = state.seats[0]?.play.map((card) => definitions[state.cards[card]?.definition ?? -1]?.title);
    expect(inPlay).toEqual(['Obi-Wan Kenobi', 'Satine Kryze', 'Force Flow']);
  });

  test('[custom.starter.grievous] [contradiction.grievous.contents] General Grievous with two Commando Droids', () => {
    const grievous = starter('CONV-V');
    expect(team(grievous)).toEqual(['General Grievous 1', 'Commando Droid 1', 'Commando Droid 1']);
    expect(title(grievous.battlefields[0])).toBe('Lair of General Grievous');
    expect(Object.keys(grievous.deck).every((code) => code.startsWith('09'))).toBe(true);
  });

  test('[custom.deck.starter-size] what is not as it comes is told', () => {
    const rey = starter('AW-H');
    const { '01008': _rifle, ...rest } = rey.deck;
    const changed: DeckList = {
      ...rey,
      characters: [
        { code: '01038', dice: 2 },
        { code: '01045', dice: 2 },
      ],
      deck: { ...rest, '01124': 4 },
    };
    expect(checkDeck(changed, { format: 'introductory' }).map(({ message }) => message)).toEqual([
      'The deck has 21 cards; that of a starter set has 20.',
      '1× AW 45 Finn with 2 dice is not in the starter set Rey.',
      '2× AW 124 Awakening is not in the starter set Rey.',
      '1× AW 45 Finn with one die of the starter set Rey is missing.',
      '1× AW 8 F-11D Rifle of the starter set Rey is missing.',
    ]);
  });
});
