import { createGame, type Seat, viewGame } from '@dejarik/engine';
import {
  attachedIsElite,
  attachOnlyTo,
  bringsAside,
  bringsBattlefields,
  type CardDefinition,
  character,
  eventCard,
  includeOnlyIf,
  mayBring,
  ongoing,
  plot,
  upgrade,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { checkDeck, deckSetup, EMPTY_DECK, listOf, notAutomated, unplayable } from '../../src/decks/index.js';
import { catalogue, STARTERS } from '../../src/index.js';
import { deckOf, type DeckWords, withMade } from './support.js';

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;

const setupOf = (words: DeckWords, made: readonly CardDefinition[] = []): ReturnType<typeof deckSetup> =>
  deckSetup(deckOf(words), withMade(made));

describe('dice', () => {
  test('[custom.dice] [areas.set-aside.dice] Training brings the second die of whoever has one', () => {
    const training = ['2 SoR 125'];
    expect(setupOf({ team: ['AW 2'] }).spareDice).toBeUndefined();
    expect(setupOf({ team: ['AW 2'], cards: training }).spareDice).toEqual(['01002']);
    // No more than it can use: two copies for three of them, and it goes on red characters that are not unique.
    expect(setupOf({ team: ['AW 2', 'AW 2', 'AW 2'], cards: training }).spareDice).toEqual(['01002', '01002']);
    expect(setupOf({ team: ['AW 28', 'AW 36'], cards: training }).spareDice).toBeUndefined();
  });

  test('[clarification.director-krennic.extra-dice] Director Krennic brings Death Trooper dice beside those of Death Troopers on the team', () => {
    expect(setupOf({ team: ['SoR 3'] }).spareDice).toEqual(['02001', '02001']);
    expect(setupOf({ team: ['SoR 3', 'SoR 1'] }).spareDice).toEqual(['02001', '02001']);
    expect(setupOf({ team: ['SoR 1'] }).spareDice).toBeUndefined();
  });

  test('[custom.dice] every die of the team lies on its card, one of each deck card is there', () => {
    const game = createGame(catalogue, {
      seats: [deckSetup(listOf(STARTERS[0]!)), deckSetup(listOf(STARTERS[1]!))].map((deck) => ({ name: '', deck })),
      edition: 'current',
      seed: '1',
    });
    const dice = game.state.dice.filter(({ owner }) => owner === 0);
    expect(dice.filter(({ definition }) => definition >= 0)).toHaveLength(3);
    expect(dice).toHaveLength(23);
  });

  test('what the list says goes before', () => {
    const words = { team: ['AW 2', 'AW 2'], cards: ['2 SoR 125'] };
    expect(setupOf({ ...words, spareDice: [] }).spareDice).toBeUndefined();
    expect(setupOf({ ...words, spareDice: ['01002'] }).spareDice).toEqual(['01002']);
  });

  test('the second die of a character that has two is no use', () => {
    const drill = upgrade({
      ...gray,
      cost: 1,
      code: '99601',
      title: 'Drill',
      abilities: [attachOnlyTo({ color: 'red' }), ongoing(attachedIsElite)],
    });
    expect(setupOf({ team: ['AW 28 elite', 'AW 29'], cards: ['99601'] }, [drill]).spareDice).toEqual(['01029']);
  });
});

describe('cards', () => {
  const order = eventCard({ ...gray, cost: 1, code: '99611', title: 'Order' });
  const made = [
    order,
    eventCard({ ...gray, cost: 1, code: '99612', title: 'Flip', subtypes: ['move'] }),
    eventCard({ ...gray, cost: 1, code: '99613', title: 'Jump', subtypes: ['move'] }),
    character({ ...gray, code: '99614', title: 'Sentinel', health: 7, points: [6] }),
    plot({ ...gray, code: '99615', title: 'Ordered', points: [0], abilities: [mayBring({ title: 'Order' }, 4)] }),
    plot({
      ...gray,
      code: '99616',
      title: 'Mastery',
      points: [0],
      abilities: [mayBring({ subtype: 'move' }, 2, { different: true })],
    }),
    plot({
      ...gray,
      code: '99617',
      title: 'Heist',
      points: [0],
      abilities: [includeOnlyIf(bringsAside({ title: 'Sentinel' }))],
    }),
    plot({ ...gray, code: '99618', title: 'Turf', points: [0], abilities: [bringsBattlefields(2)] }),
    upgrade({ ...gray, cost: 1, code: '99619', title: 'Blades', abilities: [mayBring(null, 1)] }),
  ];

  test('copies of a card that is named are brought without being listed', () => {
    expect(setupOf({ plots: ['99615'] }, made).setAside).toEqual({ '99611': 4 });
    expect(setupOf({ plots: ['99617'] }, made).setAside).toEqual({ '99614': 1 });
    expect(setupOf({ cards: ['2 99619'] }, made)).toMatchObject({ setAside: { '99619': 2 } });
    expect(setupOf({ plots: ['99615'], setAside: {} }, made).setAside).toBeUndefined();
  });

  test('of a kind those are brought that are listed, apart from the deck or within it', () => {
    expect(setupOf({ plots: ['99616'] }, made).setAside).toBeUndefined();
    expect(setupOf({ plots: ['99616'], setAside: { '99612': 1 } }, made).setAside).toEqual({ '99612': 1 });
    const { deck, setAside } = setupOf({ plots: ['99616'], cards: ['3 99612', '2 99613'], size: 32 }, made);
    expect(setAside).toEqual({ '99612': 1, '99613': 1 });
    expect(deck).toMatchObject({ '99612': 2, '99613': 1 });
  });

  test('a second battlefield lies set aside', () => {
    const setup = setupOf({ plots: ['99618'], battlefields: ['AW 174', 'AW 168'] }, made);
    expect(setup).toMatchObject({ battlefield: '01174', setAside: { '01168': 1 } });
    const other = { name: '', deck: deckSetup(listOf(STARTERS[1]!)) };
    const game = createGame(withMade(made), {
      seats: [{ name: '', deck: setup }, other],
      edition: 'current',
      seed: '1',
    });
    const { state } = game;
    expect(state.seats[0]?.setAside.map((card) => state.codes[state.cards[card]?.definition ?? -1])).toEqual([
      '01174',
      '01168',
    ]);
    // Open to all.
    const seen = viewGame(game, 1 as Seat).players[0]?.setAside ?? [];
    expect(seen).toHaveLength(2);
  });
});

describe('what can be played with', () => {
  test('starter decks, as what they are', () => {
    for (const starter of STARTERS) {
      const { name, characters, battlefield, deck, plots } = starter;
      expect(deckSetup(listOf(starter))).toEqual({
        name,
        characters,
        battlefield,
        deck,
        ...(plots === undefined ? {} : { plots }),
      });
      expect(notAutomated(listOf(starter))).toEqual([]);
      expect(unplayable(listOf(starter))).toEqual([]);
    }
  });

  test('a deck may be played with though it is not legal, but not with cards that there are not', () => {
    const short = deckOf({ team: ['AW 38', 'AW 11'], cards: ['3 AW 59'], size: 3 });
    expect(checkDeck(short).length).toBeGreaterThan(2);
    expect(unplayable(short)).toEqual([]);
    const broken = deckOf({ team: [], cards: ['AW 38', 'UA 22', 'XX 1'], battlefields: ['AW 59'], size: 3 });
    expect(unplayable(broken).map(({ message }) => message)).toEqual([
      'UA 22 Tauntaun is not automated yet.',
      'There is no card XX 1.',
      'The team has no character.',
      'AW 59 Lightsaber is a card of type upgrade and is no battlefield.',
      'AW 38 Rey is a character and is not part of the deck.',
    ]);
    expect(notAutomated(broken)).toEqual([
      { code: '25022', label: 'UA 22 Tauntaun' },
      { code: 'XX 1', label: 'card XX 1' },
    ]);
    expect(unplayable({ ...EMPTY_DECK, characters: [{ code: '01038', dice: 3 }] }).map(({ rule }) => rule)).toEqual([
      'custom.team.unique-choice',
    ]);
  });
});
