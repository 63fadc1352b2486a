import type { CSSProperties } from 'react';
import type { CardView, PlayerView } from '../contract.ts';
import { Tile } from '../cards/Tile.tsx';
import { describeCard } from '../play/describe.ts';
import { cardsOf, faceOf, useBoard } from './board.ts';
import css from './Hand.module.css';
import { Marks } from './Marks.tsx';
import { useEntity } from './useEntity.ts';

/** The hand of the person who looks, as a fan at the edge of the table. */
export function Hand({ player }: { readonly player: PlayerView }) {
  const { view } = useBoard();
  const cards = cardsOf(view, player.hand);
  const middle = (cards.length - 1) / 2;
  return (
    <section
      className={css.hand}
      aria-label="Your hand"
      data-empty={cards.length === 0 || undefined}
      data-anchor={`hand-${player.seat}`}
    >
      {cards.length === 0 ? (
        <p className={css.name}>Your hand is empty</p>
      ) : (
        <ul className={css.fan} style={{ '--count': cards.length } as CSSProperties}>
          {cards.map((card, index) => (
            <li key={card.id} style={{ '--from-middle': index - middle } as CSSProperties}>
              <HandCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HandCard({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id, true);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <Tile face={face} cost={card.cost} />
      <Marks entity={entity} />
    </button>
  );
}
