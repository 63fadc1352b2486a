import { NO_SEAT, type Seat } from '../../state/ids.js';
import { type Bound, boundTo } from '../bound.js';
import type { PlayerNode, PlayerSelector } from '../language.js';

/** What `bindPlayer` chose: the same player in every part that follows. */
export interface PlayerRef extends PlayerNode, Bound {}

const boundPlayer: PlayerSelector<PlayerRef> = {
  find: (_game, call, node) => (boundTo(call, node)[0] ?? NO_SEAT) as Seat,
  text: (node, words) => words.names.get(node)?.say() ?? 'that player',
};

/** A reference whose slot its binder sets. */
export const playerRef = (): PlayerRef => ({ player: boundPlayer, slot: -1 });
