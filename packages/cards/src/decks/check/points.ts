import { editionPoints } from '../edition-points.js';
import { designOf } from '../printed.js';
import { holds } from './conditions.js';
import { type DeckFault, type Judged, type Member, membersThatFit, said } from './judged.js';

/** Points of a team. [custom.team.cap] */
const TEAM_POINTS = 30;

/** The team and its plots, with what each is worth, and what is wrong with that. */
export function pointFaults(deck: Judged): readonly DeckFault[] {
  const members = [...deck.team, ...deck.plots];
  const points = members.map((member) => pointsOf(deck, member));
  const total = points.reduce((sum, worth) => sum + worth, 0);
  if (total <= TEAM_POINTS) return [];
  const parts = members.map(({ card, dice }, at) => {
    const before = printedPoints({ card, dice });
    const was = before === points[at] ? '' : ` (printed ${before})`;
    return `${card.title} ${points[at]}${was}`;
  });
  const message = `The team costs ${total} points, more than ${TEAM_POINTS}: ${parts.join(', ')}.`;
  return [{ rule: 'custom.team.cap', message, codes: members.map(({ card }) => card.code) }];
}

/** What a character or a plot costs: the balance list of the format or else of the edition, then what cards change. */
export function pointsOf(deck: Judged, member: Member): number {
  return basePoints(deck, member) + changedBy(deck, member);
}

function changedBy(deck: Judged, member: Member): number {
  const worth = (other: Member): number => basePoints(deck, other);
  return said(deck.teamRules, 'changes points').reduce((sum, { rule, card }) => {
    const { filter, by, when } = rule;
    // Of several alike, each that says it of itself says it once.
    const concerns = filter === null ? member.card === card : membersThatFit([member], filter, card).length > 0;
    if (!concerns || (when !== null && !holds(deck, when, card, worth))) return sum;
    return sum + (filter === null ? by / alike(deck, member) : by);
  }, 0);
}

const alike = (deck: Judged, { card }: Member): number =>
  [...deck.team, ...deck.plots].filter((member) => member.card === card).length;

function basePoints(deck: Judged, member: Member): number {
  const { code } = member.card;
  const listed = inList(deck.format.balance, code) ?? inList(editionPoints(deck.edition), code);
  return listed === null ? printedPoints(member) : forDice(listed, member.dice);
}

/** The entry of the printing itself, else of another printing of the card. */
function inList(list: ReadonlyMap<string, readonly number[]>, code: string): readonly number[] | null {
  const exact = list.get(code);
  if (exact !== undefined) return exact;
  const design = designOf(code);
  for (const [other, points] of list) if (designOf(other) === design) return points;
  return null;
}

const printedPoints = ({ card, dice }: Member): number => forDice(card.points, dice);

/** The last value where there are more dice than values. */
const forDice = (points: readonly number[], dice: number): number =>
  points[Math.min(Math.max(dice, 1), points.length) - 1] ?? 0;

/** With how many dice a character can be bought: as many as it has values. */
export const mostDice = ({ card }: Member): number => Math.max(1, card.points.length);
