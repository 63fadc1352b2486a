import type { CardFace } from '../contract.ts';
import { affiliationShapes, signShapes, symbolShapes } from '../symbols/shapes.ts';

/** The large faint drawing behind a card: the symbol that its die shows most, or a sign of its type. */
export function emblemPath(face: CardFace): string {
  const counts = new Map<keyof typeof symbolShapes, number>();
  for (const side of face.sides ?? []) {
    if (side.symbol !== 'blank' && side.symbol !== 'resource')
      counts.set(side.symbol, (counts.get(side.symbol) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most !== undefined) return symbolShapes[most[0]];
  if (face.type === 'battlefield') return signShapes.battlefield;
  if (face.type === 'plot') return signShapes.plot;
  if (face.type === 'downgrade') return signShapes.downgrade;
  if (face.type === 'event') return symbolShapes.special;
  return affiliationShapes[face.affiliation];
}
