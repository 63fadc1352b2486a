import type { LabResult, Matchup, OpponentResult, Share } from '@dejarik/bots/lab';
import { interval, percent } from '../../figures.js';
import { html, type Html } from './html.js';
import { between, drawing, placeOn, whisker } from './marks.js';
import { type Column, dataTable } from './table.js';

/** Win rates on an axis from 0 to 100 %, with the middle marked. */
function rateDrawing(label: string, share: Share): Html {
  const middle = html`<line class="axis" x1="50%" x2="50%" y1="0" y2="26" />`;
  const base = html`<line class="base" x1="0" x2="100%" y1="13" y2="13" />`;
  if (share.rate === null) return drawing(26, `${label}: no game`, [base, middle]);
  return drawing(
    26,
    `${label}: ${interval(share.rate)}`,
    [base, middle, whisker(share.rate, 13, { from: 0, to: 1, even: 0.5 })],
    'rate',
  );
}

/** The scale above such drawings. */
export const rateScale = html`<span class="scale" aria-hidden="true"><i>0</i><i>50</i><i>100 %</i></span>`;

const value = ({ rate }: Share): string => (rate === null ? '–' : percent(rate.value));

/** The head of the page: how the deck did over all. */
export function overall(result: LabResult): Html {
  const { rate, wins, games } = result;
  if (rate === null) return html`<p class="verdict">No game came to its end.</p>`;
  const left = placeOn(rate.low, 0, 1);
  const band = html`<rect
    class="band"
    x="${left}%"
    width="${Math.round(100 * (placeOn(rate.high, 0, 1) - left)) / 100}%"
    y="8"
    height="24"
    rx="4"
  />`;
  const words = `Win rate over all: ${interval(rate)}`;
  const inside = [
    html`<line class="base" x1="0" x2="100%" y1="20" y2="20" />`,
    html`<line class="axis" x1="50%" x2="50%" y1="2" y2="38" />`,
    band,
    html`<line class="needle" x1="${placeOn(rate.value, 0, 1)}%" x2="${placeOn(rate.value, 0, 1)}%" y1="2" y2="38" />`,
  ];
  return html`<div class="verdict">
    <p class="big">${percent(rate.value)}</p>
    <div>
      <p>
        Won <b>${wins}</b> of <b>${games}</b> games. The true rate lies between <b>${percent(rate.low)}</b> and
        <b>${percent(rate.high)}</b>, with a confidence of 95 %.
      </p>
      ${drawing(40, words, inside)}${rateScale}
    </div>
  </div>`;
}

const INTERVAL = 'The interval that holds the true rate';

/** A rate, and below it how many of how many. */
const wonCell = (share: Share): Html => html`<b>${value(share)}</b><small>${share.wins} of ${share.games}</small>`;

export function againstEach({ opponents }: LabResult): Html {
  const sameRules = opponents.every(({ edition }) => edition === opponents[0]?.edition);
  const columns: Column<OpponentResult>[] = [
    {
      head: 'Opponent',
      kind: 'name',
      cell: ({ name, edition }) =>
        html`<span class="title">${name}${sameRules ? null : html`<small>rules: ${edition}</small>`}</span>`,
    },
    { head: 'Win rate', kind: 'drawing', axis: rateScale, cell: (one) => rateDrawing(one.name, one) },
    { head: 'Won', kind: 'figure', cell: wonCell },
    {
      head: '95 %',
      hint: INTERVAL,
      kind: 'figure',
      cell: ({ rate }) => (rate === null ? '–' : between(rate)),
    },
    { head: 'First', hint: 'When the deck took the first turn', kind: 'figure', cell: ({ first }) => wonCell(first) },
    { head: 'Second', hint: 'When the opponent took it', kind: 'figure', cell: ({ second }) => wonCell(second) },
    { head: 'Rounds', hint: 'On average', kind: 'figure', cell: ({ rounds }) => rounds.mean.toFixed(1) },
  ];
  return dataTable('opponents', 'Win rate against each deck', columns, opponents);
}

/** The same games by who went first, by the roll-off, by seat. */
export function firstOrSecond(result: Matchup): Html {
  const rows: { readonly label: string; readonly share: Share }[] = [
    { label: 'Took the first turn', share: result.first },
    { label: 'Went second', share: result.second },
    { label: 'Won the roll-off', share: result.rollOffWon },
    { label: 'Lost the roll-off', share: result.rollOffLost },
    ...result.seats.map((share, seat) => ({ label: `Sat in seat ${seat + 1}`, share })),
  ];
  return dataTable(
    'turns',
    'Win rate by who went first',
    [
      { head: 'Games in which it …', kind: 'name', cell: ({ label }) => label },
      { head: 'Win rate', kind: 'drawing', axis: rateScale, cell: ({ label, share }) => rateDrawing(label, share) },
      { head: 'Won', kind: 'figure', cell: ({ share }) => wonCell(share) },
      {
        head: '95 %',
        hint: INTERVAL,
        kind: 'figure',
        cell: ({ share: { rate } }) => (rate === null ? '–' : between(rate)),
      },
    ],
    rows,
  );
}
