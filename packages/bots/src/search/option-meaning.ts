import { firstOf, type Game, Pick, pickOf, secondOf } from '@dejarik/engine';
import { type CardId, CardType, type DieId, DiePlace, Zone } from '@dejarik/engine/reading';

/**
 * What an option means, as a number that is the same in every imagined game: a tree keeps its figures by it. Ids of
 * hidden cards are dealt anew each time, so cards count by their design and by what they are attached to; characters by
 * themselves. Dice count by whose they are and what they show: two that show the same are one choice, and what a roll
 * will bring is not confused with what it brought in another game. Equal meanings of one question come to the same thing.
 */
export function optionMeaning(game: Game, packed: number): number {
  const pick = pickOf(packed);
  switch (pick) {
    case Pick.play:
    case Pick.activate:
    case Pick.reroll:
    case Pick.card:
    case Pick.use:
    case Pick.ability:
    case Pick.shields:
      return cardMeaning(game, pick, firstOf(packed) as CardId, secondOf(packed));
    case Pick.die:
    case Pick.side:
      return dieMeaning(game, pick, firstOf(packed) as DieId, secondOf(packed));
    default:
      return mixed(pick, firstOf(packed), secondOf(packed), 0);
  }
}

/** What passing means. */
export const PASS_MEANING = mixed(Pick.pass, 0, 0, 0);

function cardMeaning(game: Game, pick: Pick, id: CardId, second: number): number {
  const { type, zone, host, definition, owner } = game.card(id);
  if (zone === Zone.play && type === CardType.character) return mixed(pick, id, second, -1);
  return mixed(pick, definition, second + (owner << 12), host + 2 + (zone << 12));
}

function dieMeaning(game: Game, pick: Pick, id: DieId, second: number): number {
  const { definition, side, card, place, pool } = game.die(id);
  // Where it lies on a card it shows nothing. Dice of characters are told apart, since those die one by one.
  const shows = place === DiePlace.pool ? side : 7;
  const home = card >= 0 && game.card(card).type === CardType.character ? card : -1;
  return mixed(pick, definition, second + (shows << 4) + (pool << 8), home + 2);
}

/** One small integer (30 bits) from four. */
function mixed(a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 0x7f4a, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(c + 0x3c6e, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) ^ Math.imul(d + 0x1b87, 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) & 0x3fffffff;
}
