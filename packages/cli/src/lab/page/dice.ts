import type { DieResult, LabResult, SideMeasure, SideResult } from '@dejarik/bots/lab';
import { counted } from '../../columns.js';
import { bounds, percent } from '../../figures.js';
import { total } from '../order.js';
import { html, type Html } from './html.js';
import { colorMark, drawing, legend, placeOn, sideMark, stackedBar } from './marks.js';

/** The ways in which a die is done with, in the order of the bars. */
const FATES: readonly {
  readonly measure: SideMeasure;
  readonly label: string;
  readonly kind: string;
  readonly hatched?: boolean;
}[] = [
  { measure: 'used', label: 'resolved', kind: 'used' },
  { measure: 'unused', label: 'unused at the end of the round', kind: 'unused' },
  { measure: 'left', label: 'in the pool when the game ended', kind: 'unused', hatched: true },
  { measure: 'removedOtherwise', label: 'removed otherwise', kind: 'removed', hatched: true },
  { measure: 'removedByOpponent', label: 'removed by the opponent', kind: 'removed' },
  { measure: 'lost', label: 'gone with its card', kind: 'gone' },
];

/** Rows of the table of a die, beside how often a side came up. */
const MEASURES: readonly { readonly measure: SideMeasure; readonly label: string }[] = [
  { measure: 'turnedTo', label: 'turned to' },
  { measure: 'resolved', label: 'resolved' },
  { measure: 'rerolled', label: 'rerolled' },
  { measure: 'turned', label: 'turned away' },
  { measure: 'removedByOpponent', label: 'removed by opponent' },
  { measure: 'removedOtherwise', label: 'removed otherwise' },
  { measure: 'unused', label: 'unused' },
  { measure: 'lost', label: 'gone with its card' },
  { measure: 'left', label: 'left at the end' },
];

/** What the colours of the bars mean. */
export const fates: Html = legend(FATES);

/** Dice that rolled, each with its bars and its table; then the names of those that never did. */
export function diceList({ dice }: LabResult): Html {
  const idle = dice.filter(({ rolls }) => rolls === 0);
  const rest =
    idle.length === 0 ? null : html`<p class="quiet">Never rolled: ${idle.map(({ title }) => title).join(', ')}.</p>`;
  return html`<div class="dice">${dice.filter(({ rolls }) => rolls > 0).map(dieCard)}</div>
    ${rest}`;
}

function dieCard(die: DieResult): Html {
  const { title, color, rolledIn, rolls, dealt, blocked } = die;
  const parts = FATES.map((fate) => ({ ...fate, count: total(die, fate.measure) }));
  const said = parts.filter(({ count }) => count > 0).map(({ label, count }) => `${label} ${count}`);
  const damage =
    dealt === 0 ? null : html` · <b>${dealt}</b> damage${blocked === 0 ? null : `, ${blocked} of it blocked`}`;
  return html`<article class="die">
    <h3>${colorMark(color)}${title}</h3>
    <p class="quiet">
      <b>${rolledIn}</b> times in the pool, <b>${total(die, 'rerolled')}</b> rerolls ·
      <b>${percent(total(die, 'used') / rolledIn)}</b> resolved${damage}
    </p>
    ${stackedBar(10, `${title}, ${counted(rolledIn, 'time')} in the pool: ${said.join(', ')}`, parts)}${sidesDrawing(die)}${dieTable(die, rolls)}
  </article>`;
}

/** Six segments as wide as the sides came up often; the ticks are where they would end if the die were fair. */
function sidesDrawing({ title, sides, rolls }: DieResult): Html {
  let before = 0;
  const words = `${title}, sides by how often each came up in ${counted(rolls, 'roll')}: ${sides.map(({ words: side, rolled }) => `${side} ${rolled}`).join(', ')}`;
  const segments = sides.map((side, at) => {
    const x = placeOn(before, 0, rolls);
    before += side.rolled;
    const width = Math.round(100 * (placeOn(before, 0, rolls) - x)) / 100;
    return html`<rect
        class="segment ${at % 2 === 0 ? 'even' : 'odd'}${side.symbol === 'blank' ? ' blank' : null}"
        x="${x}%"
        width="${width}%"
        y="6"
        height="34"
      />${width < 7 ? null : glyph(side, x + width / 2)}`;
  });
  const ticks = [1, 2, 3, 4, 5].map((sixth) => {
    const at = html`x1="${placeOn(sixth, 0, 6)}%" x2="${placeOn(sixth, 0, 6)}%"`;
    return html`<line class="tick" ${at} y1="0" y2="6" /><line class="tick" ${at} y1="40" y2="46" />`;
  });
  return drawing(46, words, [...segments, ...ticks], 'sides');
}

function glyph({ symbol, value, modifier }: SideResult, x: number): Html {
  const bare = symbol === 'blank' || symbol === 'special';
  const number = bare ? '' : `${modifier ? '+' : ''}${value ?? 'X'}`;
  const middle = Math.round(100 * x) / 100;
  return html`<svg x="${middle}%" y="23" overflow="visible">
    ${number === '' ? null : html`<text x="-2" y="5" class="worth">${number}</text>`}<svg
      x="${number === '' ? -8 : 0}"
      y="-8"
      width="16"
      height="16"
    >
      <use href="#symbol-${symbol}" />
    </svg>
  </svg>`;
}

/** Measures by side; what never happened has no row. */
function dieTable({ title, sides }: DieResult, rolls: number): Html {
  const rows = MEASURES.filter(({ measure }) => sides.some((side) => side[measure] > 0));
  const figure = (count: number): Html => html`<td${count === 0 ? html` class="zero"` : null}>${count}</td>`;
  return html`<table class="plain sides">
    <caption class="sr">
      ${title}: what became of its sides
    </caption>
    <thead>
      <tr>
        <td></td>
        ${sides.map((side) => html`<th scope="col">${sideMark(side)}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">came up</th>
        ${sides.map(({ share, rolled }) => html`<td title="${rolled} of ${rolls}${share === null ? null : `; ${bounds(share)}`}">${share === null ? '–' : `${Math.round(100 * share.value)}%`}${isOdd(share) ? html`<sup title="A fair die is outside of the interval">*</sup>` : null}</td>`)}
      </tr>
      <tr>
        <th scope="row">rolled</th>
        ${sides.map(({ rolled }) => figure(rolled))}
      </tr>
      ${rows.map(
        ({ label, measure }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${sides.map((side) => figure(side[measure]))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Whether a sixth is outside of the interval. */
const isOdd = (share: SideResult['share']): boolean => share !== null && (share.low > 1 / 6 || share.high < 1 / 6);
