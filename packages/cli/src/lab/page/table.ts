import { html, type Html, type Piece } from './html.js';

/** A column of a table. */
export interface Column<Row> {
  readonly head: string;
  /** More about the column, where its head is short. */
  readonly hint?: string;
  /** Figures stand at the right; a drawing has a line of its own on narrow screens. */
  readonly kind: 'name' | 'figure' | 'drawing';
  /** Beside the head of a drawing: its axis. */
  readonly axis?: Html;
  readonly cell: (row: Row) => Piece;
}

/**
 * A table whose first column names the row. On narrow screens every row becomes a card with labelled figures; the roles
 * say what is what there too.
 */
export function dataTable<Row>(
  name: string,
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  const heads = columns.map(
    ({ head, hint, kind, axis }) =>
      html`<th role="columnheader" scope="col" class="${kind}" ${hint === undefined ? null : html` title="${hint}"`}>
        ${head}${axis ?? null}
      </th>`,
  );
  const cells = (row: Row): Html[] =>
    columns.map(({ head, kind, axis, cell }, at) =>
      at === 0
        ? html`<th role="rowheader" scope="row" class="${kind}">${cell(row)}</th>`
        : html`<td role="cell" class="${kind}" data-label="${head}">${cell(row)}${axis ?? null}</td>`,
    );
  return html`<table role="table" class="data ${name}">
    <caption class="sr">
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${heads}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          html`<tr role="row">
            ${cells(row)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
