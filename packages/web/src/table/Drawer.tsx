import { useState, type CSSProperties } from 'react';
import { Cost } from '../cards/CardFacts.tsx';
import type { CardView, PlayerView } from '../contract.ts';
import { describeCard } from '../play/describe.ts';
import { cardsOf, faceOf, useBoard } from './board.ts';
import css from './Drawer.module.css';
import { Marks } from './Marks.tsx';
import { useEntity } from './useEntity.ts';
import { typeWords } from '../symbols/words.ts';
import { SideRow } from '../dice/DieSide.tsx';
import { RulesLines } from '../cards/RulesText.tsx';

/** The hand on a phone: a drawer above the decision, closed to titles, open to whole cards. */
export function Drawer({ player }: { readonly player: PlayerView }) {
  const { view } = useBoard();
  const [open, setOpen] = useState(false);
  const cards = cardsOf(view, player.hand);
  return (
    <section
      className={css.drawer}
      aria-label="Your hand"
      data-open={open || undefined}
      data-anchor={`hand-${player.seat}`}
    >
      <button type="button" className={css.handle} aria-expanded={open} onClick={() => setOpen(!open)}>
        Hand · {cards.length}
        <span className={css.arrow} aria-hidden="true" />
      </button>
      {cards.length > 0 && (
        <ul className={css.cards} style={{ '--count': Math.max(4, Math.min(cards.length, 5)) } as CSSProperties}>
          {cards.map((card) => (
            <li key={card.id}>
              <HandChip card={card} open={open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HandChip({ card, open }: { readonly card: CardView; readonly open: boolean }) {
  const { view } = useBoard();
  const entity = useEntity(card.id, true);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span className={css.card} data-color={face.color}>
        <span className={css.top}>
          <span className={css.title}>{face.title}</span>
          {face.cost !== null && <Cost cost={card.cost ?? face.cost} printed={face.cost} />}
        </span>
        {open && (
          <>
            <span className={css.type}>{typeWords[card.type]}</span>
            <span className={css.text}>
              <RulesLines text={face.text} />
            </span>
            {face.sides !== null && <SideRow sides={face.sides} color={face.color} />}
          </>
        )}
      </span>
      <Marks entity={entity} />
    </button>
  );
}
