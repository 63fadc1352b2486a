import type { CardView, GameView } from '../contract.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { plural } from '../symbols/words.ts';
import css from './RestingDice.module.css';

/** The dice that lie on a card and on what is attached to it, unrolled. */
export function restingDice(view: GameView, card: CardView): readonly string[] {
  return [card, ...card.attachments.map((id) => view.cards[id])].flatMap((each) => each?.dice ?? []);
}

export function RestingDice({ view, card }: { readonly view: GameView; readonly card: CardView }) {
  const dice = restingDice(view, card);
  if (dice.length === 0) return null;
  return (
    <span className={css.dice} role="img" aria-label={`${plural(dice.length, 'die', 'dice')} not in the pool`}>
      {dice.map((id) => (
        <span key={id} data-color={view.dice[id]?.color ?? 'gray'} data-flip={id} className={css.die}>
          <Sign of="dice" />
        </span>
      ))}
    </span>
  );
}
