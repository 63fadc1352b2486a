import { chooseSeveral } from '../../abilities/choose.js';
import { Happening, happening } from '../../events/event.js';
import { occur, occurOne } from '../../events/occur.js';
import type { Game } from '../../game/game.js';
import { dieOf, option, Pick } from '../../game/options.js';
import { type CardId, NO_CARD, type Seat } from '../../state/ids.js';
import { handDiscard } from '../hand.js';

/** Discards a card to reroll dice of the own pool, all picked before the first is rolled. [actions.reroll] [actions.reroll.choose-first] */
export function discardToReroll(game: Game, seat: Seat, card: CardId): void {
  occurOne(game, handDiscard(game, card, seat, NO_CARD, true));
  const dice = chooseSeveral(
    game,
    {
      seat,
      kind: 'die',
      min: game.options.fewestRerolled,
      max: game.seat(seat).pool.length,
      about(question) {
        question.rule = 'actions.reroll.choose-first';
      },
    },
    game.seat(seat).pool.map((die) => option(Pick.die, die)),
  );
  if (dice.length === 0) return;
  occur(
    game,
    dice.map((picked) => {
      const event = happening(Happening.rerolled);
      event.die = dieOf(picked);
      event.seat = seat;
      event.by = seat;
      return event;
    }),
  );
}
