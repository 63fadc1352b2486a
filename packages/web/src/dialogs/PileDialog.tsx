import { useOverlay } from '../app/overlay.ts';
import { Tile } from '../cards/Tile.tsx';
import type { CardView } from '../contract.ts';
import { describeCard } from '../play/describe.ts';
import { cardsOf, faceOf, useBoard } from '../table/board.ts';
import { Marks } from '../table/Marks.tsx';
import { useEntity } from '../table/useEntity.ts';
import { Dialog } from '../ui/Dialog.tsx';
import css from './PileDialog.module.css';

/** Everything of a player that lies open beside the table. */
export function PileDialog() {
  const { view, viewer } = useBoard();
  const seat = useOverlay((state) => state.pile);
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return null;
  const title = player.seat === viewer ? 'Your discard pile' : `Discard pile of ${player.name}`;
  const revealed = player.seat === viewer ? [] : player.hand;
  return (
    <Dialog title={title} onClose={() => useOverlay.getState().set({ pile: null, peek: null })} size="wide">
      <Cards ids={[...player.discard].reverse()} empty="No card has been discarded yet." />
      {player.setAside.length > 0 && (
        <>
          <h3 className={css.title}>Set aside</h3>
          <Cards ids={player.setAside} empty="" />
        </>
      )}
      {revealed.length > 0 && (
        <>
          <h3 className={css.title}>Hand cards that you have seen</h3>
          <Cards ids={revealed} empty="" />
        </>
      )}
    </Dialog>
  );
}

export function Cards({ ids, empty }: { readonly ids: readonly string[]; readonly empty: string }) {
  const { view } = useBoard();
  const cards = cardsOf(view, ids);
  if (cards.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <PileCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function PileCard({ card }: { readonly card: CardView }) {
  const { view } = useBoard();
  const entity = useEntity(card.id);
  const face = faceOf(view, card);
  if (face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <Tile face={face} cost={card.cost} />
      <Marks entity={entity} />
    </button>
  );
}
