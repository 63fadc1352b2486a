import type { CardResult, CardShare, CharacterResult, LabResult } from '@dejarik/bots/lab';
import { counted } from '../../columns.js';
import { percent, points } from '../../figures.js';
import { byDrawn } from '../order.js';
import { html, type Html } from './html.js';
import { between, colorMark, drawing, key, placeOn, whisker } from './marks.js';
import { type Column, dataTable } from './table.js';

const share = (count: number, all: number): string => (all === 0 ? '–' : percent(count / all));
const each = (count: number, games: number): string => (games === 0 ? '–' : (count / games).toFixed(2));

/** How far the axis goes to both sides: as far as intervals do, in steps of five points. Signs beyond stand at its end. */
function reachOf(cards: readonly CardResult[]): number {
  const ends = cards.flatMap(({ drawn: { difference } }) =>
    difference === null ? [] : [Math.abs(difference.low), Math.abs(difference.high)],
  );
  return Math.min(0.6, Math.max(0.1, Math.ceil(20 * Math.max(0, ...ends)) / 20));
}

const DIAMOND = 'M0 -6.5L6.5 0 0 6.5 -6.5 0z';
const TRIANGLE = 'M0 -6L6 5H-6z';

/** A card: the dot with its interval when drawn, a diamond for opening hands, a triangle when played. */
function cardDrawing({ title, drawn, opening, played }: CardResult, reach: number): Html {
  const said = (what: string, { rate, difference }: CardShare): string =>
    rate === null || difference === null
      ? `${what}: never`
      : `${what}: ${percent(rate.value)}, ${points(difference.value)} points from the deck’s own rate`;
  const words = `${title}. ${said('When drawn', drawn)}. ${said('In the opening hand', opening)}. ${said('When played', played)}.`;
  const sign = ({ difference }: CardShare, kind: string, path: string): Html | null =>
    difference === null
      ? null
      : html`<svg class="sign ${kind}" x="${placeOn(difference.value, -reach, reach)}%" y="15" overflow="visible">
          <path d="${path}" />
        </svg>`;
  return drawing(
    30,
    words,
    html`<line class="base" x1="0" x2="100%" y1="15" y2="15" /><line
        class="axis"
        x1="50%"
        x2="50%"
        y1="0"
        y2="30"
      />${sign(opening, 'opening', DIAMOND)}${sign(played, 'played', TRIANGLE)}${drawn.difference === null ? null : whisker(drawn.difference, 15, { from: -reach, to: reach, even: 0 })}`,
    'card',
  );
}

const cardName = ({ color, title, type, cost, copies }: CardResult): Html =>
  named(color, title, `${type}, ${cost}${copies > 1 ? ` · ${copies} copies` : ''}`);

/** A title with its colour, and below it a word about it. */
const named = (color: CardResult['color'], title: string, more: string): Html =>
  html`<span class="who"
    >${colorMark(color)}<span class="title">${title}<small>${more}</small></span></span
  >`;

const rateCell = ({ rate, games }: CardShare, all: number): Html =>
  rate === null
    ? html`<span class="zero">never</span>`
    : html`<b>${percent(rate.value)}</b><small>in ${share(games, all)}</small>`;

/** Every card of the deck, the best when drawn first. */
export function cardsTable({ cards, games }: LabResult): Html {
  const reach = reachOf(cards);
  const edge = String(Math.round(100 * reach));
  const scale = html`<span class="scale" aria-hidden="true"><i>−${edge}</i><i>0</i><i>+${edge}</i></span>`;
  const columns: Column<CardResult>[] = [
    { head: 'Card', kind: 'name', cell: cardName },
    { head: 'Points from the deck’s rate', kind: 'drawing', axis: scale, cell: (card) => cardDrawing(card, reach) },
    {
      head: 'Drawn',
      hint: 'Win rate of games in which it was drawn, and how many those are',
      kind: 'figure',
      cell: ({ drawn }) => rateCell(drawn, games),
    },
    {
      head: '95 %',
      hint: 'The interval of the win rate when drawn',
      kind: 'figure',
      cell: ({ drawn }) => (drawn.rate === null ? '–' : between(drawn.rate)),
    },
    {
      head: 'Opening',
      hint: 'Win rate of games that began with it in hand',
      kind: 'figure',
      cell: ({ opening }) => rateCell(opening, games),
    },
    {
      head: 'Played',
      hint: 'Win rate of games in which it was played',
      kind: 'figure',
      cell: ({ played }) => rateCell(played, games),
    },
    {
      head: 'Plays',
      hint: 'How often it was played in a game',
      kind: 'figure',
      cell: ({ timesPlayed }) => each(timesPlayed, games),
    },
    {
      head: 'Rerolled',
      hint: 'Of all copies drawn, those discarded to reroll',
      kind: 'figure',
      cell: ({ toReroll, copiesDrawn }) => share(toReroll, copiesDrawn),
    },
    {
      head: 'Upkeep',
      hint: 'Of all copies drawn, those discarded unplayed in upkeep',
      kind: 'figure',
      cell: ({ inUpkeep, copiesDrawn }) => share(inUpkeep, copiesDrawn),
    },
  ];
  return dataTable('cards', 'Win rates by card', columns, byDrawn(cards));
}

/** What the three signs of a card mean. */
export const cardSigns: Html = html`<ul class="legend">
  <li>
    ${key(
      34,
      html`<g transform="translate(17 7)"
        ><g class="whisker open"><path d="M-16 0H16M-16 -4V4M16 -4V4" /><circle class="dot" r="5" /></g
      ></g>`,
    )}
    when drawn, with its interval
  </li>
  <li>
    ${key(14, html`<g class="sign opening" transform="translate(7 7)"><path d="${DIAMOND}" /></g>`)} in the opening hand
  </li>
  <li>${key(14, html`<g class="sign played" transform="translate(7 7)"><path d="${TRIANGLE}" /></g>`)} when played</li>
  <li>What lies beyond the scale stands at its end.</li>
</ul>`;

export function charactersTable({ characters }: LabResult): Html {
  const columns: Column<CharacterResult>[] = [
    {
      head: 'Character',
      kind: 'name',
      cell: ({ color, title, subtitle, copies, dice }) => {
        const words = [subtitle, copies > 1 ? `${copies} of it` : null, counted(dice, 'die', 'dice')];
        return named(color, title, words.filter((word) => word !== null).join(' · '));
      },
    },
    {
      head: 'Survived',
      hint: 'In play when the game ended',
      kind: 'figure',
      cell: ({ survived, games }) => html`<b>${share(survived, games)}</b>`,
    },
    {
      head: 'Activated',
      hint: 'Times a game',
      kind: 'figure',
      cell: ({ activations, games }) => each(activations, games),
    },
    {
      head: 'Dealt',
      hint: 'Damage that its own dice dealt to characters of the opponent, a game',
      kind: 'figure',
      cell: ({ dealt, games }) => each(dealt, games),
    },
    { head: 'Taken', hint: 'Damage put on it, a game', kind: 'figure', cell: ({ taken, games }) => each(taken, games) },
  ];
  return dataTable('characters', 'Characters', columns, characters);
}
