import type { LabResult, RoundCount } from '@dejarik/bots/lab';
import { counted } from '../../columns.js';
import { html, type Html } from './html.js';
import { drawing, legend, type Part, stackedBar } from './marks.js';

const HEIGHT = 160;
/** Room below for the numbers of the rounds, and above for counts. */
const FOOT = 22;
const TOP = 18;

const WON = { label: 'won', kind: 'won' };
const LOST = { label: 'lost', kind: 'lost' };

/** How many games ended in which round. */
export function roundsDrawing({ rounds }: LabResult): Html {
  if (rounds.games.length === 0) return html`<p class="quiet">No game came to its end.</p>`;
  const shown = everyRound(rounds.games);
  const most = Math.max(...shown.map(({ games }) => games));
  const words = `Games by their last round. ${shown.map(({ round, games, wins }) => `Round ${round}: ${games}, won ${wins}`).join('. ')}.`;
  const slot = 100 / shown.length;
  const bars = shown.map((one, at) => bar(one, at * slot, slot, most));
  return html`<figure>
      ${legend([WON, LOST])}${drawing(HEIGHT, words, bars, 'rounds')}
      <figcaption class="quiet">${rounds.mean.toFixed(1)} rounds on average, ${rounds.max} at most</figcaption>
    </figure>
    ${roundsTable(shown)}`;
}

/** From the first round in which a game ended to the last, without gaps. */
function everyRound(games: readonly RoundCount[]): RoundCount[] {
  const first = games[0]?.round ?? 0;
  const last = games.at(-1)?.round ?? 0;
  return Array.from({ length: last - first + 1 }, (_, more) => {
    const round = first + more;
    return games.find((one) => one.round === round) ?? { round, games: 0, wins: 0 };
  });
}

function bar({ round, games, wins }: RoundCount, left: number, slot: number, most: number): Html {
  const room = HEIGHT - FOOT - TOP;
  const tall = (count: number): number => Math.round((10 * room * count) / most) / 10;
  const x = Math.round(100 * (left + slot * 0.12)) / 100;
  const width = Math.round(100 * slot * 0.76) / 100;
  const middle = Math.round(100 * (left + slot / 2)) / 100;
  const base = HEIGHT - FOOT;
  const piece = (kind: string, count: number, bottom: number): Html | null =>
    count === 0
      ? null
      : html`<rect
          class="part ${kind}"
          x="${x}%"
          width="${width}%"
          y="${bottom - tall(count)}"
          height="${tall(count)}"
          rx="2"
        />`;
  const top = base - tall(games);
  return html`<g
    ><title>Round ${round}: ${counted(games, 'game')}, ${wins} won</title
    >${piece('won', wins, base)}${piece('lost', games - wins, base - tall(wins))}<text
      x="${middle}%"
      y="${top - 5}"
      class="count"
      >${games === 0 ? null : games}</text
    ><text x="${middle}%" y="${HEIGHT - 5}">${round}</text></g
  >`;
}

function roundsTable(rounds: readonly RoundCount[]): Html {
  const row = (head: string, of: (round: RoundCount) => number): Html =>
    html`<tr>
      <th scope="row">${head}</th>
      ${rounds.map((one) => html`<td>${of(one)}</td>`)}
    </tr>`;
  return html`<details>
    <summary>As a table</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="Games by their last round">
      <table class="plain">
        <thead>
          ${row('Round', ({ round }) => round)}
        </thead>
        <tbody>
          ${row('Won', ({ wins }) => wins)}${row('Lost', ({ games, wins }) => games - wins)}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** What ended the games: won ones from the left, lost ones from the right. */
export function endsDrawing({ endedBy, games }: LabResult): Html {
  if (games === 0) return html`<p class="quiet">No game came to its end.</p>`;
  const ways = Object.entries(endedBy);
  // By defeat is plain, whatever is rarer hatched.
  const hatched = (how: string): boolean => how !== 'defeat';
  const parts: Part[] = [
    ...ways.map(([how, { wins }]) => ({ label: `won by ${how}`, count: wins, kind: 'won', hatched: hatched(how) })),
    ...ways.toReversed().map(([how, tally]) => ({
      label: `lost by ${how}`,
      count: tally.games - tally.wins,
      kind: 'lost',
      hatched: hatched(how),
    })),
  ].filter(({ count }) => count > 0);
  const words = `How the games ended: ${parts.map(({ label, count }) => `${label} ${count}`).join(', ')}`;
  return html`<figure>
    ${stackedBar(32, words, parts)}${legend(parts.map((part) => ({ ...part, figure: String(part.count) })))}
  </figure>`;
}
