import { describe, expect, test } from 'vitest';
import { deckInfos, deckOf } from '../src/session/decks.ts';
import { formats, judge, write } from '../src/session/judging.ts';

const [rey] = deckInfos();
if (rey === undefined || rey.setup === null) throw new Error('There is no deck.');
const text = write({ setup: rey.setup, edition: rey.edition }, 'text');

describe('a deck that a player brings', () => {
  test('is read, judged by the usual format and by another', () => {
    const { deck, problems, names } = judge({ text });
    expect(problems).toEqual([]);
    expect(names).toEqual(['Rey']);
    expect(deck?.format).toBe(formats()[0]?.code);
    expect(deck?.faults.map(({ rule }) => rule)).toContain('custom.deck.size');
    expect(deck?.content.characters.map(({ face }) => face.title)).toEqual(['Rey', 'Finn']);
    expect(judge({ text, format: 'introductory' }).deck?.faults).toEqual([]);
  });

  test('keeps its new name and format in what is written down', () => {
    const { deck } = judge({ text, name: 'Mine', format: 'constructed' });
    const again = judge({ text: deck?.text ?? '' }).deck;
    expect(again?.content.name).toBe('Mine');
    expect(again?.format).toBe('constructed');
    expect(again?.setup?.deck).toEqual(rey.setup?.deck);
  });

  test('with a card that is not automated begins no game, and the card is named', () => {
    const { deck } = judge({
      text: JSON.stringify({ name: 'x', characters: [{ code: '01038', dice: 1 }], deck: { '25037': 1 } }),
    });
    expect(deck?.setup).toBeNull();
    expect(deck?.unknown).toHaveLength(1);
    expect(deck?.unknown[0]).toContain('37 Feral');
  });

  test('without a character begins no game, and that is said', () => {
    const { deck } = judge({
      text: JSON.stringify({ name: 'x', characters: [], battlefields: ['01174'], deck: { '01059': 1 } }),
    });
    expect(deck?.setup).toBeNull();
    expect(deck?.obstacles).toEqual(['The team has no character.']);
  });

  test('that is none is told', () => {
    const { deck, problems } = judge({ text: '{"a": 1}' });
    expect(deck).toBeNull();
    expect(problems[0]?.lost).toBe(true);
  });
});

test('a seat may name a deck of the setup; one that is nowhere is named with those there are', () => {
  const setup = rey.setup ?? { name: '', characters: [], battlefield: null, deck: {} };
  expect(deckOf({ decks: { mine: setup } }, 'mine')).toBe(setup);
  expect(deckOf({}, 'AW-H').name).toBe('Rey');
  expect(() => deckOf({ decks: { mine: setup } }, 'yours')).toThrow(/no deck "yours".*AW-H.*mine/);
});
