import { downgrade, eventCard, plot, support, upgrade } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { faultsOf, rulesOf } from './support.js';

/* Leia Organa AW 28 and Han Solo AW 46: a red and a yellow hero. */
const team = ['AW 28 elite', 'AW 46'];

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;
const plain = { ...gray, cost: 0 } as const;

describe('the cards of a deck', () => {
  test('[ex.custom.leia-han.deck] [custom.deck.affiliation] [custom.deck.color] no villain card, no color that nobody has', () => {
    expect(faultsOf({ team, cards: ['AW 78'] })).toEqual([
      'custom.deck.affiliation: Personal Escort is villain, and the team has no villain character.',
    ]);
    expect(faultsOf({ team, cards: ['2 AW 121'] })).toEqual([
      'custom.deck.color: Riposte is blue, and the team has no blue character.',
    ]);
    // Both at once are two faults.
    expect(rulesOf({ team, cards: ['AW 15'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });

  test('[ex.custom.leia-han.deck] [core.deck.legality] [custom.deck.gray] [custom.deck.neutral] [custom.deck.dice-advice] red, yellow and gray, hero and neutral cards, even without any dice', () => {
    const cards = ['2 AW 107', '2 AW 128', '2 AW 137', '2 AW 139', '2 AW 159'];
    expect(faultsOf({ team, cards })).toEqual([]);
    const events = Array.from({ length: 15 }, (_, at) =>
      eventCard({ ...plain, code: `993${20 + at}`, title: `Event ${at}` }),
    );
    expect(faultsOf({ team, cards: events.map(({ code }) => `2 ${code}`) }, { made: events })).toEqual([]);
  });

  test('[core.deck.legality] [custom.deck.size] 30 cards, neither more nor fewer', () => {
    expect(faultsOf({ team, size: 29 })).toEqual(['custom.deck.size: The deck has 29 cards instead of 30.']);
    expect(faultsOf({ team, size: 30 })).toEqual([]);
    expect(faultsOf({ team, size: 31 })).toEqual(['custom.deck.size: The deck has 31 cards instead of 30.']);
  });

  test('[core.deck.legality] [custom.deck.types] [custom.deck.excluded] characters and battlefields are no cards of the deck', () => {
    expect(faultsOf({ team, cards: ['AW 45', 'AW 174'] })).toEqual([
      'custom.deck.excluded: AW 45 Finn is a character and is not part of the deck.',
      'custom.deck.excluded: AW 174 Starship Graveyard is a battlefield and is not part of the deck.',
    ]);
    // Nor are they counted where they belong: 30 cards beside two characters and a battlefield.
    expect(faultsOf({ team, battlefields: ['AW 174'] })).toEqual([]);
  });

  test('[core.deck.legality] [custom.deck.types] downgrades are cards of a deck since Convergence', () => {
    const trap = downgrade({ ...plain, code: '99360', title: 'Trap' });
    const words = { team, cards: ['2 99360'] };
    for (const edition of ['convergence', 'current'] as const) {
      expect(faultsOf(words, { made: [trap], edition })).toEqual([]);
    }
    for (const edition of ['awakenings', 'rr15', 'legacies'] as const) {
      expect(faultsOf(words, { made: [trap], edition })).toEqual([
        `custom.deck.types: Trap is a downgrade; the edition ${edition} has events, upgrades and supports in decks.`,
      ]);
    }
  });

  test('[custom.battlefield] everybody brings exactly one battlefield', () => {
    expect(faultsOf({ battlefields: [] })).toEqual(['custom.battlefield: One battlefield is to be brought; none is.']);
    expect(faultsOf({ battlefields: ['AW 174', 'AW 168'] })).toEqual([
      'custom.battlefield: One battlefield is to be brought; 2 are.',
    ]);
    expect(rulesOf({ battlefields: ['AW 59'] })).toEqual(['custom.battlefield']);
  });

  test('[custom.deck.two-copies] [unique.deck-copies] two copies of a title, whatever the printings; unique ones too', () => {
    const [gun, older, ship] = [
      upgrade({ ...plain, code: '99341', title: 'Gun', unique: true }),
      upgrade({ ...plain, code: '99342', title: 'Gun', subtypes: ['weapon'] }),
      support({ ...plain, code: '99343', title: 'gün' }),
    ];
    const made = [gun, older, ship];
    expect(faultsOf({ cards: ['2 99341'] }, { made })).toEqual([]);
    expect(faultsOf({ cards: ['99341', '99342'] }, { made })).toEqual([]);
    expect(faultsOf({ cards: ['2 99341', '99342'] }, { made })).toEqual([
      'custom.deck.two-copies: There are 3 copies of Gun in the deck; 2 are allowed.',
    ]);
    expect(rulesOf({ cards: ['2 99341', '99343'] }, { made })).toEqual(['custom.deck.two-copies']);
  });

  test('[custom.opponent-free] a deck is judged without looking at another', () => {
    // Two villains with the same team: each is legal.
    expect([faultsOf({ team: ['AW 11 elite'] }), faultsOf({ team: ['AW 11 elite'] })]).toEqual([[], []]);
  });

  test('every fault is told, not only the first', () => {
    const words = { team: ['AW 38 elite', 'AW 11 elite', 'AW 11'], battlefields: [], cards: ['3 AW 5'], size: 10 };
    expect(rulesOf(words)).toEqual([
      'custom.deck.size',
      'custom.battlefield',
      'custom.team.cap',
      'unique.team',
      'custom.team.no-mixing',
      'custom.deck.two-copies',
      'custom.deck.color',
    ]);
  });
});

describe('cards that are not automated', () => {
  test('are named, and what depends on them is not judged', () => {
    // Nobody knows what color Baylan Skoll is, by which cards he could let in.
    expect(faultsOf({ team: ['AF 1'], cards: ['AW 78', '3 AW 59'], size: 29 })).toEqual([
      'card.unknown: AF 1 Baylan Skoll is not automated yet.',
      'custom.deck.size: The deck has 29 cards instead of 30.',
    ]);
    expect(faultsOf({ cards: ['3 UA 22'] })).toEqual(['card.unknown: UA 22 Tauntaun is not automated yet.']);
    expect(faultsOf({ cards: ['UA 99'] })).toEqual(['card.unknown: There is no card UA 99.']);
  });

  test('a plot that is not automated may change the size of the deck', () => {
    expect(faultsOf({ plots: ['SA 91'], size: 34 })).toEqual([
      'card.unknown: SA 91 Strategic Discipline is not automated yet.',
    ]);
    const long = plot({ ...gray, code: '99350', title: 'Long', points: [0] });
    expect(faultsOf({ plots: ['99350'], size: 34 }, { made: [long] })).toEqual([
      'custom.deck.size: The deck has 34 cards instead of 30.',
    ]);
  });
});
