import { Result } from '../../events/event.js';
import { occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { entrance } from '../../rules/play.js';
import { type CardId, NO_CARD, NO_SEAT } from '../../state/ids.js';
import { type Call, CardType } from '../../state/state.js';
import { withArticle } from '../../text/words.js';
import type { EffectNode, PlayerNode, Verb } from '../language.js';

/**
 * A character that you brought to lie set aside joins a player's team: that player controls it, and is not without a
 * character while it is there; it stays yours. [areas.set-aside.who]
 */
interface JoinNode extends EffectNode {
  readonly title: string;
  readonly player: PlayerNode;
}

const verb: Verb<JoinNode> = {
  name: 'join team',
  run(game, call, node) {
    const card = brought(game, call, node);
    if (card === undefined) return Result.none;
    const seat = node.player.player.find(game, call, node.player);
    if (seat === NO_SEAT) return Result.none;
    const event = entrance(seat, card, NO_CARD);
    event.by = call.you;
    event.source = call.self;
    return occurOne(game, event);
  },
  can: (game, call, node) => brought(game, call, node) !== undefined,
  text({ title, player }, words) {
    const name = player.player.text(player, words);
    return `add ${withArticle(`set-aside ${title}`)} to ${name === 'you' ? 'your' : `${name}'s`} team`;
  },
};

const brought = (game: Game, call: Call, { title }: JoinNode): CardId | undefined =>
  game
    .seat(call.you)
    .setAside.find((id) => game.card(id).type === CardType.character && game.definition(id).title === title);

export const joinTeam = (title: string, player: PlayerNode): JoinNode => Object.freeze({ verb, title, player });
