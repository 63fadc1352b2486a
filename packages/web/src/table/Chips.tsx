import { HealthBar, Shields } from '../cards/CardFacts.tsx';
import type { CardView, PlayerView } from '../contract.ts';
import { restingDice } from '../dice/RestingDice.tsx';
import { describeCard } from '../play/describe.ts';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { cardsOf, faceOf, useBoard } from './board.ts';
import css from './Chips.module.css';
import { Attachment } from './InPlay.tsx';
import { Marks } from './Marks.tsx';
import { useEntity } from './useEntity.ts';

/** Characters, plots and supports as compact chips. */
export function Chips({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { view } = useBoard();
  const characters = cardsOf(view, player.characters);
  const plots = cardsOf(view, player.plots);
  const supports = cardsOf(view, player.supports);
  const whose = mine ? 'Your' : `${player.name}'s`;
  return (
    <>
      <ul className={css.chips} aria-label={`${whose} characters`}>
        {characters.map((card) => (
          <li key={card.id}>
            <Chip card={card} />
            <Attached card={card} />
          </li>
        ))}
      </ul>
      {plots.length > 0 && (
        <ul className={css.small} aria-label={`${whose} plots`}>
          {plots.map((card) => (
            <li key={card.id}>
              <Chip card={card} />
            </li>
          ))}
        </ul>
      )}
      {supports.length > 0 && (
        <ul className={css.small} aria-label={`${whose} supports`}>
          {supports.map((card) => (
            <li key={card.id}>
              <Chip card={card} />
              <Attached card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Chip({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  const dice = restingDice(view, card);
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span className={css.chip} data-color={face.color} data-exhausted={card.exhausted || undefined}>
        <span className={css.top}>
          <span className={css.title}>{face.title}</span>
          {card.type === 'plot' && <Sign of="plot" className={css.kind} />}
        </span>
        {card.health !== null && <HealthBar damage={card.damage} health={card.health} />}
        <span className={css.state}>
          {dice.length > 0 && (
            <span className={css.dice}>
              <Sign of="dice" />
              {dice.length}
            </span>
          )}
          <Shields count={card.shields} />
          {card.resources > 0 && (
            <span className={css.dice}>
              <DieSymbol of="resource" />
              {card.resources}
            </span>
          )}
          <span className={css.ready}>{card.type === 'plot' ? 'Plot' : card.exhausted ? 'Exhausted' : 'Ready'}</span>
        </span>
      </span>
      <Marks entity={entity} />
    </button>
  );
}

/** Upgrades and downgrades as small flags under what they are on; those that can be picked are large enough to touch. */
function Attached({ card }: { readonly card: CardView }) {
  const { view, options } = useBoard();
  const attachments = cardsOf(view, card.attachments);
  if (attachments.length === 0) return null;
  return (
    <ul className={css.attached}>
      {attachments.map((each) => (
        <li key={each.id}>
          {options.has(each.id) ? (
            <Flag card={each} />
          ) : (
            <span className={css.flag} data-color={faceOf(view, each)?.color} data-kind={each.type}>
              <Attachment card={each} /> {faceOf(view, each)?.title}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Flag({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span className={css.flag} data-color={face?.color} data-kind={card.type} data-legal>
        <Attachment card={card} /> {face?.title}
      </span>
      <Marks entity={entity} />
    </button>
  );
}
