import type { AffiliationName, SymbolName } from '@dejarik/engine';

/**
 * Symbols of dice: our own drawings, each the data of one path (even-odd) on a 24 by 24 grid and different in outline, so
 * that they work without colour.
 */
export const symbolShapes: Readonly<Record<SymbolName, string>> = {
  // Two crossed blades with their guards.
  melee:
    'M21.6 2.4l-1.1 4.4L10.4 16.9l-3.3-3.3L17.2 3.5zM5.2 12.9l5.9 5.9-1.3 1.3-5.9-5.9zM5.9 16.8l1.3 1.3-3.4 3.4-1.3-1.3z' +
    'M2.4 2.4l1.1 4.4 3.7 3.7 3.3-3.3-3.7-3.7zM13.6 16.9l-1-1 3.3-3.3 1 1zM18.8 12.9l-5.9 5.9 1.3 1.3 5.9-5.9zM18.1 16.8l-1.3 1.3 3.4 3.4 1.3-1.3z',
  // A bolt in flight with its trail.
  ranged: 'M22 2L15.6 15.2 8.8 8.4zM8.2 11.2l4.6 4.6-2 2-4.6-4.6zM4.8 15.4l3.8 3.8L6.9 21l-3.9-3.8z',
  // A burst: a core and what flies from it.
  indirect:
    'M12 8.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM10.7 1.5h2.6l-.5 5h-1.6zM10.7 22.5h2.6l-.5-5h-1.6zM1.5 10.7v2.6l5-.5v-1.6z' +
    'M22.5 10.7v2.6l-5-.5v-1.6zM3.7 5.5l1.8-1.8 3.2 3.8-1.2 1.2zM20.3 5.5l-1.8-1.8-3.2 3.8 1.2 1.2zM3.7 18.5l1.8 1.8 3.2-3.8-1.2-1.2zM20.3 18.5l-1.8 1.8-3.2-3.8 1.2-1.2z',
  shield: 'M12 1.8l8.6 3v6.6c0 5.3-3.6 9-8.6 10.8-5-1.8-8.6-5.5-8.6-10.8V4.8zM12 5L6.3 7v4.4c0 3.5 2.2 6 5.7 7.6z',
  // A hexagon around a core.
  resource:
    'M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75zM12 5L5.9 8.5v7L12 19l6.1-3.5v-7zM12 8.2l3.3 1.9v3.8L12 15.8l-3.3-1.9v-3.8z',
  // The same hexagon, broken and shifted apart.
  disrupt:
    'M12.2 1.4L2.6 6.9v10.6l4.6 2.6 1.5-2.6-3.1-1.8V8.6l6.6-3.8zM11.8 22.6l9.6-5.5V6.5l-4.6-2.6-1.5 2.6 3.1 1.8v7.1l-6.6 3.8z' +
    'M14.9 7l-6 4.3 3.2 1.2-3 4.5 6-4.3-3.2-1.2z',
  // A card falling.
  discard:
    'M10.2 8.2l9.5 2.7c.7.2 1.1.9.9 1.6l-2.6 9c-.2.7-.9 1.1-1.6.9l-9.5-2.7c-.7-.2-1.1-.9-.9-1.6l2.6-9c.2-.7.9-1.1 1.6-.9zM10.6 10.8l-2 6.9 7.2 2.1 2-6.9z' +
    'M3.4 3.2h2.2v6.4H3.4zM8 1.4h2.2v4.8H8zM12.6 3.2h2.2v3.6h-2.2z',
  focus:
    'M12 4.6c5.1 0 8.9 3.5 10.6 7.4-1.7 3.9-5.5 7.4-10.6 7.4S3.1 15.9 1.4 12C3.1 8.1 6.9 4.6 12 4.6zM12 7.1c-3.5 0-6.2 2.1-7.8 4.9 1.6 2.8 4.3 4.9 7.8 4.9s6.2-2.1 7.8-4.9c-1.6-2.8-4.3-4.9-7.8-4.9z' +
    'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  special: 'M12 1.2l3 7.8 7.8 3-7.8 3-3 7.8L9 15l-7.8-3L9 9z',
  blank: 'M4.5 10.5h15v3h-15z',
  // Whatever symbol: a ring of dots.
  any: 'M12 2a2.4 2.4 0 1 1 0 4.8A2.4 2.4 0 0 1 12 2zM12 17.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM4.4 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM19.6 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
};

/** Hero circle, villain triangle, neutral square, drawn alike. */
export const affiliationShapes: Readonly<Record<AffiliationName, string>> = {
  hero: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 5.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  villain: 'M12 2.2l10.4 18.6H1.6zM12 8.2L6.5 18h11zM12 12.2l2.2 4H9.8z',
  neutral: 'M3.5 3.5h17v17h-17zM6.4 6.4v11.2h11.2V6.4zM9.4 9.4h5.2v5.2H9.4z',
};
