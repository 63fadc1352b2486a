import type { CardView } from '../contract.ts';
import { HealthBar, Shields } from '../cards/CardFacts.tsx';
import { RulesLines } from '../cards/RulesText.tsx';
import { Tile } from '../cards/Tile.tsx';
import { RestingDice } from '../dice/RestingDice.tsx';
import { describeCard } from '../play/describe.ts';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { cardsOf, faceOf, placeOf, useBoard } from './board.ts';
import css from './InPlay.module.css';
import { Marks } from './Marks.tsx';
import { useEntity } from './useEntity.ts';

/** A character or support with what is attached to it. */
export function InPlay({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  const attachments = cardsOf(view, card.attachments);
  return (
    <div className={css.stack} data-kind={card.type}>
      <button {...entity.props} aria-label={describeCard(view, card)}>
        <Tile face={face} cost={card.cost} exhausted={card.exhausted} state={<State card={card} />} />
        <Marks entity={entity} />
      </button>
      {attachments.length > 0 && (
        <ul className={css.tabs} aria-label={`Attached to ${face.title}`}>
          {attachments.map((each) => (
            <li key={each.id}>
              <Tab card={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function State({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const face = faceOf(view, card);
  return (
    <>
      {card.type !== 'character' && face !== undefined && (
        <span className={css.text}>
          <RulesLines text={face.text} />
        </span>
      )}
      <span className={css.tokens}>
        <Shields count={card.shields} />
        {card.resources > 0 && (
          <span className={css.resources}>
            <DieSymbol of="resource" /> {card.resources}
          </span>
        )}
      </span>
      <RestingDice view={view} card={card} />
      {card.health !== null && <HealthBar damage={card.damage} health={card.health} />}
    </>
  );
}

/** The mark of a downgrade, and of whoever else controls what is attached. */
export function Attachment({ card }: { readonly card: CardView }) {
  const board = useBoard();
  const host = card.host === null ? undefined : board.view.cards[card.host];
  const strange = host !== undefined && host.controller !== card.controller;
  if (card.type !== 'downgrade' && !strange) return null;
  return (
    <span className={css.mark} data-seat={strange ? placeOf(board, card.controller) : undefined}>
      <Sign of={card.type === 'downgrade' ? 'downgrade' : 'flag'} />
    </span>
  );
}

/** An upgrade or downgrade, as a tab along the foot of its character or support. */
function Tab({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span
        className={css.tab}
        data-color={face.color}
        data-exhausted={card.exhausted || undefined}
        data-kind={card.type}
      >
        <Attachment card={card} />
        <span className={css.tabTitle}>{face.title}</span>
        {card.resources > 0 && (
          <span className={css.resources}>
            <DieSymbol of="resource" /> {card.resources}
          </span>
        )}
      </span>
      <Marks entity={entity} />
    </button>
  );
}
