import type { Rate } from '@dejarik/bots';
import { symbolShapes } from '@dejarik/cards/drawings';
import type { CardResult, SideResult } from '@dejarik/bots/lab';
import { html, type Html } from './html.js';

/*
 * Small drawings. What lies on an axis is placed in percent of the drawing's width, so that drawings are as wide as there
 * is room and their lines stay sharp. Every drawing says in words what it shows.
 */

type Symbol = SideResult['symbol'];

/** The bounds of a rate, as short as can be: `35 to 47 %`. */
export const between = ({ low, high }: Rate): string => `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;

/** A place on an axis from `from` to `to`, in percent of its length; what lies beyond is put at the end. */
export function placeOn(value: number, from: number, to: number): number {
  const share = (value - from) / (to - from);
  return Math.round(10_000 * Math.min(1, Math.max(0, share))) / 100;
}

/** A drawing as wide as its surroundings. */
export function drawing(height: number, words: string, inside: Html | readonly Html[], kind = 'plain'): Html {
  return html`<svg class="drawing ${kind}" role="img" width="100%" height="${height}">
    <title>${words}</title>
    ${inside}
  </svg>`;
}

/** An axis, and the value on it that tells good from bad. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly even: number;
}

/** An interval with its middle, at that height; it shows whether it lies on one side of what is even. */
export function whisker({ value, low, high }: Rate, y: number, { from, to, even }: Axis): Html {
  const left = placeOn(low, from, to);
  const right = placeOn(high, from, to);
  const cap = (x: number): Html => html`<line x1="${x}%" x2="${x}%" y1="${y - 4}" y2="${y + 4}" />`;
  const kind = low > even ? 'good' : high < even ? 'bad' : 'open';
  return html`<g class="whisker ${kind}">
    <line x1="${left}%" x2="${right}%" y1="${y}" y2="${y}" />
    ${cap(left)}${cap(right)}
    <circle class="dot" cx="${placeOn(value, from, to)}%" cy="${y}" r="5" />
  </g>`;
}

/** Drawings that are used again and again stand once in the page. */
export function symbolStore(): Html {
  const names = Object.keys(symbolShapes) as Symbol[];
  return html`<svg class="store" aria-hidden="true" width="0" height="0">
    <defs>
      ${names.map(
        (name) =>
          html`<symbol id="symbol-${name}" viewBox="0 0 24 24"
            ><path d="${symbolShapes[name]}" fill="currentColor" fill-rule="evenodd"
          /></symbol>`,
      )}
      <pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch" width="2.5" height="6" />
      </pattern>
    </defs>
  </svg>`;
}

/** A side of a die as it is printed; the words are for those who do not see it. */
export function sideMark({ symbol, value, modifier, cost, words }: SideResult): Html {
  const bare = symbol === 'blank' || symbol === 'special';
  const number = bare ? (modifier ? '+' : '') : `${modifier ? '+' : ''}${value ?? 'X'}`;
  return html`<span class="side"
    ><span class="sr">${words}</span
    ><span aria-hidden="true"
      >${number}<svg class="symbol"><use href="#symbol-${symbol}" /></svg
      >${cost > 0 ? html`<span class="cost">${cost}</span>` : null}</span
    ></span
  >`;
}

/** The letter of a colour, in that colour. */
export function colorMark(color: CardResult['color']): Html {
  return html`<span class="color ${color}"
    ><span class="sr">${color}</span><span aria-hidden="true">${color.charAt(0).toUpperCase()}</span></span
  >`;
}

/** Part of a bar that is cut up. */
export interface Part {
  readonly label: string;
  readonly count: number;
  /** How it is drawn. */
  readonly kind: string;
  readonly hatched?: boolean;
}

/** A bar cut into parts; without anything in them it is empty. */
export function stackedBar(height: number, words: string, parts: readonly Part[]): Html {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const shown = parts.filter(({ count }) => count > 0);
  let before = 0;
  const pieces = shown.map(({ label, count, kind, hatched = false }) => {
    const x = placeOn(before, 0, all);
    before += count;
    const width = Math.round(100 * (placeOn(before, 0, all) - x)) / 100;
    const said = html`<title>${label}: ${count} of ${all}</title>`;
    const at = html`x="${x}%" width="${width}%" y="0" height="${height}"`;
    return html`<rect class="part ${kind}" ${at}>${said}</rect
      >${hatched ? html`<rect class="hatching" ${at} fill="url(#hatched)" />` : null}${before < all ? html`<line class="gap" x1="${x + width}%" x2="${x + width}%" y1="0" y2="${height}" />` : null}`;
  });
  return drawing(height, words, pieces, 'stacked');
}

/** A small picture in a legend. */
export const key = (width: number, inside: Html): Html =>
  html`<svg class="key" aria-hidden="true" width="${width}" height="14">${inside}</svg>`;

/** What the parts of bars are called. */
export function legend(parts: readonly (Omit<Part, 'count'> & { readonly figure?: string })[]): Html {
  const square = (kind: string, fill: Html | null): Html =>
    html`<rect class="${kind}" width="14" height="14" rx="3" ${fill} />`;
  return html`<ul class="legend">
    ${parts.map(({ label, kind, hatched = false, figure }) => {
      const hatching = hatched ? square('hatching', html` fill="url(#hatched)"`) : null;
      const said = figure === undefined ? null : html` <b>${figure}</b>`;
      return html`<li>${key(14, html`${square(`part ${kind}`, null)}${hatching}`)} ${label}${said}</li>`;
    })}
  </ul>`;
}
