import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import { OptionButton } from '../question/OptionButton.tsx';
import { titleOf, useBoard } from '../table/board.ts';
import { Floating } from '../ui/Floating.tsx';
import css from './Details.module.css';

/** What one card or die offers, beside it. */
export function Menu() {
  const { view, options, limits, question } = useBoard();
  const menu = useOverlay((state) => state.menu);
  const point = useTable((state) => state.point);
  if (menu === null) return null;
  const offers = options.get(menu.entity) ?? [];
  if (offers.length === 0) return null;
  const close = () => {
    point([]);
    useOverlay.getState().set({ menu: null });
  };
  return (
    <Floating
      key={`${menu.entity} ${question?.number ?? ''}`}
      anchor={menu.anchor}
      label={titleOf(view, menu.entity)}
      mode="auto"
      onClose={close}
    >
      <div className={css.menu} data-sides={offers.every((option) => option.side !== undefined) || undefined}>
        <p className={css.menuTitle}>{titleOf(view, menu.entity)}</p>
        <ul>
          {offers.map((option) => (
            <li key={option.key}>
              <OptionButton
                option={option}
                look={option.side === undefined ? 'row' : 'tile'}
                onChosen={limits === null ? close : undefined}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={css.more}
          onClick={() => {
            close();
            useOverlay.getState().set({ pinned: { entity: menu.entity } });
          }}
        >
          Details
        </button>
      </div>
    </Floating>
  );
}
