import { type Affiliation, type CardDefinition, conditionText, fitsDesign, TYPE_NAMES } from '@dejarik/engine';
import { holds } from './conditions.js';
import { type DeckFault, type Judged, type Member, rulesOf, said } from './judged.js';
import { mostDice, pointsOf } from './points.js';
import { plain } from '../plain.js';

/** Who is on the team, with which dice, beside whom, and with which plot. */
export function teamFaults(deck: Judged): readonly DeckFault[] {
  return [...diceFaults(deck), ...uniqueFaults(deck), ...sideFaults(deck), ...saidFaults(deck), ...plotFaults(deck)];
}

const name = (card: CardDefinition): string =>
  card.subtitle === null ? card.title : `${card.title}, ${card.subtitle}`;
const namesOf = (cards: readonly CardDefinition[]): string => [...new Set(cards.map(name))].join('; ');
const codes = (cards: readonly CardDefinition[]): string[] => [...new Set(cards.map(({ code }) => code))];
const cardsOf = (members: readonly Member[]): CardDefinition[] => members.map(({ card }) => card);

/** [custom.team.unique-choice] [custom.team.nonunique-one-die] */
function diceFaults(deck: Judged): DeckFault[] {
  return deck.team.flatMap((member) => {
    const { card, dice } = member;
    const most = mostDice(member);
    if (dice >= 1 && dice <= most) return [];
    const rule = card.unique ? 'custom.team.unique-choice' : 'custom.team.nonunique-one-die';
    const allowed = most === 1 ? 'one die' : 'one die or two';
    const message = `${name(card)} can be taken with ${allowed}, not with ${dice} dice.`;
    return [{ rule, message, codes: [card.code] }];
  });
}

/** [unique.team] [unique.by-title] */
function uniqueFaults({ team }: Judged): DeckFault[] {
  const titles = new Map<string, CardDefinition[]>();
  for (const { card } of team) {
    if (card.unique) titles.set(plain(card.title), [...(titles.get(plain(card.title)) ?? []), card]);
  }
  return [...titles.values()].flatMap((cards) => {
    const [first] = cards;
    if (first === undefined || cards.length < 2) return [];
    const differ = cards.some((card) => card.subtitle !== first.subtitle);
    const rule = differ ? 'unique.by-title' : 'unique.team';
    const what = differ ? `${namesOf(cards)} are the same person` : `there are ${cards.length} of ${name(first)}`;
    return [{ rule, message: `A unique character is on a team once: ${what}.`, codes: codes(cards) }];
  });
}

/** [custom.team.no-mixing] */
function sideFaults({ team, plots, teamRules, list: { plots: named } }: Judged): DeckFault[] {
  const of = (affiliation: Affiliation): CardDefinition[] =>
    cardsOf(team).filter((card) => card.affiliation === affiliation);
  const [heroes, villains] = [of('hero'), of('villain')];
  if (heroes.length === 0 || villains.length === 0 || said(teamRules, 'may mix').length > 0) return [];
  // A plot that is not automated may allow it.
  if (plots.length < named.length) return [];
  const message = `Heroes and villains cannot be on one team: ${namesOf(heroes)} and ${namesOf(villains)}.`;
  return [{ rule: 'custom.team.no-mixing', message, codes: codes([...heroes, ...villains]) }];
}

/** What cards say about the team, and about themselves. [custom.card-overrides] */
function saidFaults(deck: Judged): DeckFault[] {
  const { team, teamRules, teamKnown } = deck;
  const rule = 'custom.card-overrides';
  const faults: DeckFault[] = [];
  for (const { rule: says, card } of said(teamRules, 'may not have')) {
    const found = cardsOf(team).filter((other) => fitsDesign(says.filter, other));
    if (found.length === 0) continue;
    faults.push({
      rule,
      message: `With ${name(card)} there cannot be ${namesOf(found)}.`,
      codes: codes([card, ...found]),
    });
  }
  for (const { rule: says, card } of said(teamRules, 'may have only')) {
    const found = cardsOf(team).filter((other) => !says.titles.includes(other.title));
    if (found.length === 0) continue;
    const message = `With ${name(card)} only ${says.titles.join(' and ')} can be on the team, not ${namesOf(found)}.`;
    faults.push({ rule, message, codes: codes([card, ...found]) });
  }
  if (!teamKnown) return faults;
  const everything = new Set([...cardsOf(team), ...cardsOf(deck.plots), ...deck.cards.map(({ card }) => card)]);
  for (const { rule: says, card } of said([...everything].flatMap(rulesOf), 'include only if')) {
    if (holds(deck, says.holds, card, (member) => pointsOf(deck, member))) continue;
    const message = `${name(card)} can be included only if ${conditionText(says.holds)}.`;
    faults.push({ rule, message, codes: [card.code] });
  }
  return faults;
}

/** [custom.plot.max-one] [custom.plot.match] */
function plotFaults(deck: Judged): DeckFault[] {
  const { plots, team, teamKnown } = deck;
  const faults: DeckFault[] = [];
  // Of one that is not automated a file may name the dice.
  const unknown = new Set(deck.list.plots.filter((code) => deck.catalogue.find(code) === undefined));
  const count = plots.length + unknown.size;
  if (count > 1) {
    const message = `A team has at most one plot, not ${count}.`;
    faults.push({ rule: 'custom.plot.max-one', message, codes: deck.list.plots });
  }
  if (!teamKnown) return faults;
  for (const { card } of plots) {
    if (TYPE_NAMES[card.type] !== 'plot') continue;
    const { color, affiliation } = card;
    const missing = [
      ...(color === 'gray' || team.some((member) => member.card.color === color) ? [] : [color]),
      ...(affiliation === 'neutral' || team.some((member) => member.card.affiliation === affiliation)
        ? []
        : [affiliation]),
    ];
    if (missing.length === 0) continue;
    const needs = missing.map((what) => `a ${what} character`).join(' and ');
    faults.push({
      rule: 'custom.plot.match',
      message: `The plot ${name(card)} needs ${needs} on the team.`,
      codes: [card.code],
    });
  }
  return faults;
}
