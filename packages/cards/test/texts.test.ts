import { cardText } from '@dejarik/engine';
import { you, youBeginAction } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.ts';
import { type Variation, variationsOf } from './support/variations.ts';

/** Changes that say nothing, and why they need not. */
const SILENT: readonly { readonly why: string; readonly is: (variation: Variation) => boolean }[] = [
  {
    why: 'an attachment lies on a character in any case',
    is: ({ place, parameter, to }) =>
      place.endsWith('.filter.type') && parameter === 'card traits: type' && to === 'character',
  },
  {
    why: 'the widest choice counts: any number, or else up to so many',
    is: ({ parameter, holder }) =>
      (/^choice of \w+: (count|upTo|random)$/.test(parameter) && holder['anyNumber'] === true) ||
      (/^choice of \w+: count$/.test(parameter) && holder['upTo'] !== undefined),
  },
  {
    why: 'what is free does not get cheaper',
    is: ({ parameter, holder }) => parameter === 'playing: less' && holder['free'] === true,
  },
  {
    why: '"other" stands for both: not this card, and not the one that the sentence has just named',
    is: ({ parameter, holder }) =>
      /: (other|not)$/.test(parameter) && (holder['not'] !== undefined || holder['other'] !== undefined),
  },
  {
    why: 'nobody gives resources to himself: "you" is the player of the card, whoever gives',
    is: ({ parameter, to }) => parameter === 'give resources: player' && to === you,
  },
  {
    why: 'whoever pays, who can spot is the player of the card: "you" as well',
    is: ({ place, to }) => place.endsWith('price.amount.condition.player') && to === you,
  },
  {
    why: '"before" and "after" tell the beginning of an action from its end',
    is: ({ parameter, from }) => parameter === 'node: trigger' && from === youBeginAction,
  },
  {
    why: 'the card is named once and never called by its short name',
    is: ({ place, parameter }) =>
      /^bind (card|die): name$/.test(parameter) && /Draw Attention|Leadership|Concentrate/.test(place),
  },
];

const variations = catalogue.cards.flatMap(variationsOf);

describe('rules text', () => {
  test('every card reads as it did', async () => {
    const texts = catalogue.cards.map((card) => `${card.code} ${card.title}\n${cardText(card)}\n`);
    await expect(texts.join('\n')).toMatchFileSnapshot('texts.golden.txt');
  });

  test('every parameter reaches the words: each of its values gives another text', () => {
    const said = variations.filter((one) => !SILENT.some(({ is }) => is(one)));
    expect(sameTexts(said)).toEqual([]);
  });

  test('what says nothing is known, and why; nothing else is on that list', () => {
    const silent = new Set(sameTexts(variations));
    const unfounded = SILENT.filter(
      ({ is }) => !variations.filter(is).some((one) => silent.has(describeVariation(one))),
    );
    expect(unfounded.map(({ why }) => why)).toEqual([]);
  });

  test('the parameters of all cards are looked at', () => {
    const places = new Set(variations.map(({ place }) => place));
    const parameters = new Set(variations.map(({ parameter }) => parameter));
    expect(variations.length).toBeGreaterThan(4000);
    expect(places.size).toBeGreaterThan(1000);
    expect(parameters.size).toBeGreaterThan(60);
  });
});

/** Variations that read like the card as it is, or like another value of the same parameter. */
function sameTexts(of: readonly Variation[]): string[] {
  const seen = new Map<string, Set<string>>();
  return of.flatMap((one) => {
    const { place, card } = one;
    const texts = seen.get(place) ?? new Set([cardText(catalogue.get(card.code))]);
    seen.set(place, texts);
    const text = cardText(card);
    if (texts.has(text)) return [describeVariation(one)];
    texts.add(text);
    return [];
  });
}

const describeVariation = ({ place, parameter, from, to }: Variation): string =>
  `${parameter}: ${JSON.stringify(from)} or ${JSON.stringify(to)} reads the same (${place})`;
