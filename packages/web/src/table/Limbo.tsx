import { Tile } from '../cards/Tile.tsx';
import { cardsOf, faceOf, useBoard } from './board.ts';
import css from './Limbo.module.css';
import { useEntity } from './useEntity.ts';
import type { CardView } from '../contract.ts';
import { describeCard } from '../play/describe.ts';

/** Events that are being resolved lie over the middle of the table. */
export function Limbo() {
  const { view } = useBoard();
  const cards = cardsOf(view, view.limbo);
  if (cards.length === 0) return null;
  return (
    <section className={css.limbo} aria-label="Being resolved">
      {cards.map((card) => (
        <LimboCard key={card.id} card={card} />
      ))}
    </section>
  );
}

function LimboCard({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={`${describeCard(view, card)}, being resolved`}>
      <Tile face={face} cost={card.cost} />
    </button>
  );
}
