import { HealthBar, Shields } from '../cards/CardFacts.tsx';
import type { CardView, PlayerView } from '../contract.ts';
import { restingDice } from '../dice/RestingDice.tsx';
import { describeCard } from '../play/describe.ts';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { cardsOf, faceOf, useBoard } from './board.ts';
import css from './Dense.module.css';
import { Attachment } from './InPlay.tsx';
import { Marks } from './Marks.tsx';
import { useEntity } from './useEntity.ts';

/** What a player has in play, a line a character and a tag for everything else. */
export function Dense({ player }: { readonly player: PlayerView }) {
  const { view } = useBoard();
  const characters = cardsOf(view, player.characters);
  // Two lines a character where there is room for them.
  const roomy = view.players.length === 3 || characters.length < 3;
  const others = [...cardsOf(view, player.plots), ...cardsOf(view, player.supports)];
  return (
    <>
      <ul className={css.characters} aria-label={`${player.name}'s characters`}>
        {characters.map((card) => (
          <li key={card.id}>
            <Line card={card} roomy={roomy} />
            <Tags cards={cardsOf(view, card.attachments)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={css.others} aria-label={`${player.name}'s supports`}>
          {others.map((card) => (
            <li key={card.id}>
              <Tag card={card} />
              <Tags cards={cardsOf(view, card.attachments)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ card, roomy }: { readonly card: CardView; readonly roomy: boolean }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span
        className={css.line}
        data-color={face.color}
        data-exhausted={card.exhausted || undefined}
        data-roomy={roomy || undefined}
      >
        <span className={css.title}>{face.title}</span>
        <State card={card} />
        {card.health !== null && (
          <span className={css.health}>
            <HealthBar damage={card.damage} health={card.health} />
          </span>
        )}
      </span>
      <Marks entity={entity} />
    </button>
  );
}

function State({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const dice = card.type === 'character' ? restingDice(view, card) : card.dice;
  return (
    <span className={css.state}>
      {card.exhausted && <span className={css.exhausted}>exhausted</span>}
      {dice.length > 0 && (
        <span>
          <Sign of="dice" />
          {dice.length > 1 && dice.length}
        </span>
      )}
      <Shields count={card.shields} />
      {card.resources > 0 && (
        <span className={css.gold}>
          <DieSymbol of="resource" />
          {card.resources}
        </span>
      )}
    </span>
  );
}

function Tags({ cards }: { readonly cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={css.tags}>
      {cards.map((card) => (
        <li key={card.id}>
          <Tag card={card} small />
        </li>
      ))}
    </ul>
  );
}

function Tag({ card, small = false }: { readonly card: CardView; readonly small?: boolean }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span
        className={css.tag}
        data-color={face.color}
        data-small={small || undefined}
        data-kind={card.type}
        data-exhausted={card.exhausted || undefined}
      >
        <Attachment card={card} />
        {card.type === 'plot' && <Sign of="plot" className={css.kind} />}
        <span className={css.tagTitle}>{face.title}</span>
        {!small && <State card={card} />}
      </span>
      <Marks entity={entity} />
    </button>
  );
}
