import type { CardDefinition } from '@dejarik/engine/language';

/**
 * A card printed again in another set: facts and abilities of the first printing (`of`, one of `among`) under a code of
 * its own. Throws when that printing is not there.
 */
export function reprint(
  code: string,
  of: string,
  among: readonly CardDefinition[],
  rarity: CardDefinition['rarity'],
): CardDefinition {
  const original = among.find((card) => card.code === of);
  if (original === undefined) throw new Error(`card ${code} reprints ${of}, which is not there`);
  return Object.freeze({ ...original, code, rarity });
}
