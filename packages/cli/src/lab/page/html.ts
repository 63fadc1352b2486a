/*
 * Markup that is put together from pieces. Whatever is no `Html` already is escaped here, and only here: names of decks
 * and files are what somebody has typed.
 */

/** A piece of markup, safe to be put into other markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, lists are joined, null is left out. */
export type Piece = string | number | null | Html | readonly Piece[];

/** Markup from a template: html`<p title="${name}">${text}</p>`. Attributes stand in double quotes. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : `${markup(pieces[at - 1] as Piece)}${part}`)).join(''));
}

/** Throws for a number that is none: a page with a gap in it would go unseen. */
function markup(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') {
    if (!Number.isFinite(piece)) throw new Error(`${piece} is no number for a page`);
    return String(piece);
  }
  return piece.map(markup).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
