import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import { SideRow } from '../dice/DieSide.tsx';
import { OptionButton } from '../question/OptionButton.tsx';
import { diceOf, titleOf, useBoard } from '../table/board.ts';
import { restingDice } from '../dice/RestingDice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Details.module.css';
import { SubjectCard } from './SubjectCard.tsx';

/** A card opened on purpose: the card, what is attached to it, its dice, and what it offers now. */
export function Pinned() {
  const { view, options } = useBoard();
  const pinned = useOverlay((state) => state.pinned);
  const point = useTable((state) => state.point);
  if (pinned === null) return null;
  const close = () => {
    point([]);
    useOverlay.getState().set({ pinned: null });
  };
  const entity = 'entity' in pinned ? pinned.entity : null;
  const card = entity === null ? undefined : view.cards[entity];
  const title =
    entity === null ? (view.faces['code' in pinned ? pinned.code : '']?.title ?? 'Card') : titleOf(view, entity);
  const attachments = card?.attachments ?? [];
  const dice = card === undefined ? [] : diceOf(view, restingDice(view, card));
  const offers = entity === null ? [] : (options.get(entity) ?? []);
  return (
    <Dialog title={title} onClose={close} size="card">
      <div className={css.pinned} data-single={attachments.length === 0 || undefined}>
        <SubjectCard view={view} subject={pinned} />
        {attachments.map((id) => (
          <SubjectCard key={id} view={view} subject={{ entity: id }} />
        ))}
      </div>
      {dice.length > 0 && card?.zone === 'play' && attachments.length > 0 && (
        <section className={css.dice} aria-label="Dice not in the pool">
          <h3>Dice not in the pool</h3>
          <ul>
            {dice.map((die) => (
              <li key={die.id}>
                <span>{titleOf(view, die.id)}</span>
                <SideRow sides={die.sides} color={die.color} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offers.length > 0 && (
        <ul className={css.offers}>
          {offers.map((option) => (
            <li key={option.key}>
              <OptionButton option={option} onChosen={close} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
