import { type CardId, type DieId, NO_DIE, NO_SEAT, type Seat } from './ids.js';
import type { Call, GameEvent } from './state.js';

/** The call of a text that begins to run (or is only looked at): nothing is chosen yet. */
export function newCall(
  definition: number,
  self: CardId,
  selfIncarnation: number,
  you: Seat,
  die: DieId = NO_DIE,
  event: GameEvent | null = null,
): Call {
  return { definition, self, selfIncarnation, you, opponent: NO_SEAT, die, bound: [], event };
}

/** The call in which another player carries out a part: "you" is that player, whose opponent is who told them to. */
export function callOfOther(call: Call, seat: Seat): Call {
  return { ...call, you: seat, opponent: seat === call.you ? call.opponent : call.you };
}
