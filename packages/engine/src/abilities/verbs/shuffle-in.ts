import { Happening, Result } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import type { CardId } from '../../state/ids.js';
import { type Call, Zone } from '../../state/state.js';
import { counted } from '../../text/words.js';
import { brings, bringsTo } from '../happen.js';
import type { EffectNode, Verb } from '../language.js';

/** Copies of a card that its player brought to lie set aside become part of the deck: all of them, up to a number. */
interface ShuffleInNode extends EffectNode {
  readonly title: string;
  readonly upTo: number;
}

const verb: Verb<ShuffleInNode> = {
  name: 'shuffle into deck',
  run(game, call, node) {
    const cards = copies(game, call, node).slice(0, node.upTo);
    if (cards.length === 0) return Result.none;
    const result = occur(
      game,
      cards.map((card) => {
        const event = bringsTo(call, Happening.cardMoved, card);
        event.detail = Zone.deck;
        return event;
      }),
    );
    occurOne(game, brings(call, Happening.shuffled));
    return result;
  },
  can: (game, call, node) => copies(game, call, node).length > 0,
  text: ({ title, upTo }) => `shuffle up to ${counted(upTo, 'set-aside copy')} of ${title} into your deck`,
  spares: ({ title, upTo }) => [{ what: 'card', of: { title }, count: upTo }],
};

const copies = (game: Game, call: Call, { title }: ShuffleInNode): CardId[] =>
  game.seat(call.you).setAside.filter((id) => game.definition(id).title === title);

export const shuffleIntoDeck = (title: string, upTo: number): ShuffleInNode => Object.freeze({ verb, title, upTo });
