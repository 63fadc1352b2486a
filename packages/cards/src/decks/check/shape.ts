import type { Catalogue } from '@dejarik/engine';
import { uselessAside } from '../aside.js';
import { type DeckList, deckSize } from '../deck-list.js';
import { cardLabel } from '../printed.js';
import { type DeckFault, type Judged, rulesOf, said, typeOf } from './judged.js';

/** Cards in a constructed deck. [custom.deck.size] */
const DECK_SIZE = 30;

/** How many cards the deck is to have, by what its team and plots say. [custom.deck.size] */
export function sizeOf({ characters, plots }: DeckList, catalogue: Catalogue): number {
  const cards = [...characters.map(({ code }) => code), ...plots].flatMap((code) => catalogue.find(code) ?? []);
  const changes = said(cards.flatMap(rulesOf), 'changes deck size');
  return changes.reduce((size, { rule }) => size + rule.by, DECK_SIZE);
}

/** The number of characters, cards and battlefields, and whether each card lies where its type belongs. */
export function shapeFaults(deck: Judged): readonly DeckFault[] {
  const { list } = deck;
  const faults: DeckFault[] = [...emptyTeam(list)];
  const size = deckSize(list);
  const wanted = sizeOf(list, deck.catalogue);
  // A plot that is not automated may say another size.
  if (size !== wanted && deck.plots.length === list.plots.length) {
    const message = `The deck has ${size} ${size === 1 ? 'card' : 'cards'} instead of ${wanted}.`;
    faults.push({ rule: 'custom.deck.size', message, codes: [] });
  }
  return [...faults, ...battlefieldFaults(deck), ...placeFaults(deck), ...asideFaults(deck)];
}

/** [custom.team.at-least-one] */
export function emptyTeam({ characters }: DeckList): readonly DeckFault[] {
  if (characters.length > 0) return [];
  return [{ rule: 'custom.team.at-least-one', message: 'The team has no character.', codes: [] }];
}

/** [custom.battlefield] */
function battlefieldFaults({ list, teamRules, teamKnown }: Judged): DeckFault[] {
  const brought = list.battlefields.length;
  const wanted = Math.max(1, ...said(teamRules, 'brings battlefields').map(({ rule }) => rule.count));
  // A plot that is not automated may bring more of them.
  if (brought === wanted || (brought > wanted && !teamKnown)) return [];
  const have = brought === 0 ? 'none is' : brought === 1 ? 'one is' : `${brought} are`;
  const message = `${wanted === 1 ? 'One battlefield is' : `${wanted} battlefields are`} to be brought; ${have}.`;
  return [{ rule: 'custom.battlefield', message, codes: list.battlefields }];
}

/** [custom.deck.excluded] [custom.plot.not-in-deck] [custom.deck.types] */
export function placeFaults(deck: Pick<Judged, 'list' | 'catalogue'>): DeckFault[] {
  const { characters, battlefields, plots, deck: cards } = deck.list;
  const wrong = (codes: readonly string[], right: string, rule: string, place: string): DeckFault[] =>
    codes.flatMap((code) => {
      const type = typeOf(deck, code);
      if (type === null || type === right) return [];
      return [{ rule, message: `${cardLabel(code)} is a card of type ${type} and ${place}.`, codes: [code] }];
    });
  return [
    ...wrong(
      characters.map(({ code }) => code),
      'character',
      'custom.team.at-least-one',
      'cannot be on a team',
    ),
    ...wrong(battlefields, 'battlefield', 'custom.battlefield', 'is no battlefield'),
    ...wrong(plots, 'plot', 'custom.plot.max-one', 'cannot be the plot of a team'),
    ...Object.keys(cards).flatMap((code) => {
      const type = typeOf(deck, code);
      if (type !== 'character' && type !== 'battlefield' && type !== 'plot') return [];
      const rule = type === 'plot' ? 'custom.plot.not-in-deck' : 'custom.deck.excluded';
      return [{ rule, message: `${cardLabel(code)} is a ${type} and is not part of the deck.`, codes: [code] }];
    }),
  ];
}

/** [custom.card-overrides] */
function asideFaults({ list, catalogue, teamKnown }: Judged): DeckFault[] {
  if (!teamKnown || Object.keys(list.deck).some((code) => catalogue.find(code) === undefined)) return [];
  return Object.entries(uselessAside(list, catalogue)).map(([code, copies]) => ({
    rule: 'custom.card-overrides',
    message: `${copies}× ${cardLabel(code)} is brought to lie set aside, and no card of the deck says so.`,
    codes: [code],
  }));
}
