import { codesOf } from '../deck-list.js';
import { cardLabel, designOf, PRINTED, printed } from '../printed.js';
import type { DeckFault, Judged } from './judged.js';

/**
 * What the lists of a format forbid. They speak of cards and not of printings: a card may be played in any printing if
 * one printing of it is in a set of the format, and is banned or restricted in every printing. Printings are one card
 * where the sets say so; cards of one title that do different things are told apart.
 */
export function formatFaults({ list, format }: Judged): readonly DeckFault[] {
  const codes = codesOf({ ...list, spareDice: null });
  return [...setFaults(codes, format), ...bannedFaults(codes, format), ...together(codes, format)];
}

type Format = Judged['format'];

function setFaults(codes: readonly string[], { name, sets }: Format): DeckFault[] {
  if (sets === null) return [];
  const playable = new Set(PRINTED.filter(({ set }) => sets.includes(set.letters)).map(({ design }) => design));
  return codes.flatMap((code) => {
    const card = printed(code);
    if (card === undefined || playable.has(card.design)) return [];
    const message = `${cardLabel(code)} is of the set ${card.set.name}, which is not in the format ${name}.`;
    return [{ rule: 'format.sets', message, codes: [code] }];
  });
}

const amongDesigns = (codes: readonly string[]): ((code: string) => boolean) => {
  const designs = new Set(codes.map(designOf));
  return (code) => designs.has(designOf(code));
};

function bannedFaults(codes: readonly string[], { name, banned }: Format): DeckFault[] {
  const isBanned = amongDesigns(banned);
  return codes.filter(isBanned).map((code) => ({
    rule: 'format.banned',
    message: `${cardLabel(code)} is banned in the format ${name}.`,
    codes: [code],
  }));
}

function together(codes: readonly string[], { name, restricted, pairs }: Format): DeckFault[] {
  const faults: DeckFault[] = [];
  const found = codes.filter(amongDesigns(restricted));
  if (new Set(found.map(designOf)).size > 1) {
    const message = `Only one of the restricted cards of the format ${name} can be brought, not ${found.map(cardLabel).join(' and ')}.`;
    faults.push({ rule: 'format.restricted', message, codes: found });
  }
  for (const pair of pairs) {
    const both = pair.map((one) => codes.find(amongDesigns([one])));
    const [first, second] = both;
    if (first === undefined || second === undefined) continue;
    const message = `${cardLabel(first)} and ${cardLabel(second)} cannot be brought together in the format ${name}.`;
    faults.push({ rule: 'format.pairs', message, codes: [first, second] });
  }
  return faults;
}
