import type { LabResult } from '@dejarik/bots/lab';
import { counted } from '../../columns.js';
import { cardSigns, cardsTable, charactersTable } from './cards.js';
import { diceList, fates } from './dice.js';
import { endsDrawing, roundsDrawing } from './endings.js';
import { html, Html } from './html.js';
import { symbolStore } from './marks.js';
import { notes } from './notes.js';
import { againstEach, firstOrSecond, overall } from './rates.js';
import { STYLE } from './style.js';

/** A part of the page with a heading that the list at its top leads to. */
interface Part {
  readonly id: string;
  readonly short: string;
  readonly title: string;
  readonly kind: 'whole' | 'tall' | 'wide' | 'slim';
  readonly lead?: string;
  readonly inside: Html | readonly Html[];
}

/** What a laboratory found as a page: one file that needs no other, no script and no network. */
export function labPage(result: LabResult): string {
  const parts = partsOf(result);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${result.deck} · deck laboratory</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        ${symbolStore()}
        <header>
          <p class="kicker">Dejarik · deck laboratory</p>
          <h1>${result.deck}</h1>
          ${team(result)}
          <div class="hero">${overall(result)}${facts(result)}</div>
        </header>
        <nav aria-label="Parts of the page">
          <ul>
            ${parts.map(({ id, short }) => html`<li><a href="#${id}">${short}</a></li>`)}
          </ul>
        </nav>
        <main>${parts.map(section)}</main>
        <footer><p>${DISCLAIMER}</p></footer>
      </body>
    </html> `;
  return page.text;
}

const DISCLAIMER =
  'Dejarik is an unofficial fan project. It is neither made nor endorsed by the owners of Star Wars or of Star Wars: Destiny, whose names and marks belong to them. No official artwork or card text is used here.';

function partsOf(result: LabResult): Part[] {
  const { errors } = result;
  return [
    { id: 'decks', short: 'Decks', title: 'Against each deck', kind: 'tall', inside: againstEach(result) },
    { id: 'turns', short: 'Turns', title: 'First or second', kind: 'slim', inside: firstOrSecond(result) },
    { id: 'rounds', short: 'Rounds', title: 'How long games last', kind: 'slim', inside: roundsDrawing(result) },
    { id: 'ends', short: 'Ends', title: 'How games end', kind: 'slim', inside: endsDrawing(result) },
    { id: 'team', short: 'Characters', title: 'Characters', kind: 'wide', inside: charactersTable(result) },
    {
      id: 'cards',
      short: 'Cards',
      title: 'Cards',
      kind: 'whole',
      lead: 'How far the win rate of games with a card is from the deck’s own, in points of a hundred.',
      inside: [cardSigns, cardsTable(result)],
    },
    {
      id: 'dice',
      short: 'Dice',
      title: 'Dice',
      kind: 'whole',
      lead: 'The upper bar says what became of a die each time it was rolled into the pool. The lower one is cut by how often each side came up by chance: a fair die would be cut at the ticks.',
      inside: [fates, diceList(result)],
    },
    ...(errors.length === 0
      ? []
      : [
          {
            id: 'errors',
            short: 'Errors',
            title: `${counted(errors.length, 'game')} broke off`,
            kind: 'whole' as const,
            inside: errorList(result),
          },
        ]),
    { id: 'notes', short: 'How to read this', title: 'How to read this', kind: 'whole', inside: notes(result) },
  ];
}

function section({ id, title, kind, lead, inside }: Part): Html {
  return html`<section id="${id}" class="${kind}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${lead === undefined ? null : html`<p>${lead}</p>`}${inside}
  </section> `;
}

function team({ characters }: LabResult): Html {
  const members = characters.map(({ title, copies, dice }) => {
    const times = copies > 1 ? `${copies} ` : '';
    return `${times}${title} (${dice === 1 ? '1 die' : `${dice} dice`})`;
  });
  return html`<p class="quiet">${members.join(', ')}</p>`;
}

/** What was played. */
function facts({ opponents, gamesEach, games, errors, bot, seed, engine, deck }: LabResult): Html {
  const used = new Set(opponents.map(({ edition }) => edition));
  const editions = used.size === 1 ? ([...used][0] ?? '') : 'the newer of both decks’';
  const mirror = opponents.some(({ name }) => name.startsWith(`${deck}, mirror`));
  const broken = errors.length === 0 ? '' : `, ${errors.length} more broke off`;
  const rows: readonly (readonly [string, string])[] = [
    ['Opponents', `${counted(opponents.length, 'deck')}, ${gamesEach} games each`],
    ['Games', `${games} to the end${broken}`],
    ['Mirror match', mirror ? 'played' : 'left out'],
    ['Bot, on both sides', bot],
    ['Seed', seed],
    ['Rules', editions],
    ['Engine', engine],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

const MOST_TOLD = 50;

function errorList({ errors, opponents }: LabResult): Html {
  const told = errors.slice(0, MOST_TOLD).map(({ game, opponent, seat, seed, message }) => {
    const name = opponents[opponent]?.name ?? '';
    return html`<li>Game ${game} against ${name}, in seat ${seat + 1}, seed “${seed}”: ${message}</li>`;
  });
  const more = errors.length - told.length;
  return html`<ul class="errors">
    ${told}${more > 0 ? html`<li>… and ${counted(more, 'more')}</li>` : null}
  </ul>`;
}
