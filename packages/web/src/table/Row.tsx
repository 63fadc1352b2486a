import type { CSSProperties, ReactNode } from 'react';
import type { PlayerView } from '../contract.ts';
import { cardsOf, useBoard } from './board.ts';
import { InPlay } from './InPlay.tsx';
import css from './Row.module.css';

/** A player's plots, characters and supports. */
export function Row({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { view } = useBoard();
  const characters = cardsOf(view, player.characters);
  const supports = cardsOf(view, player.supports);
  const plots = cardsOf(view, player.plots);
  const whose = mine ? 'Your' : `${player.name}'s`;
  return (
    <div className={css.row}>
      <div
        className={css.fit}
        style={{ '--n': plots.length + characters.length + Math.max(1, supports.length) } as CSSProperties}
      >
        {plots.length > 0 && (
          <Zone name={`${whose} plots`} short="Plots" empty={false}>
            {plots.map((card) => (
              <li key={card.id}>
                <InPlay card={card} />
              </li>
            ))}
          </Zone>
        )}
        <Zone name={`${whose} characters`} short="Characters" empty={characters.length === 0} wide>
          {characters.map((card) => (
            <li key={card.id}>
              <InPlay card={card} />
            </li>
          ))}
        </Zone>
        <Zone name={`${whose} supports`} short="Supports" empty={supports.length === 0}>
          {supports.map((card) => (
            <li key={card.id}>
              <InPlay card={card} />
            </li>
          ))}
        </Zone>
      </div>
    </div>
  );
}

interface ZoneProps {
  readonly name: string;
  readonly short: string;
  readonly empty: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A place for cards; empty it is a faint outline with its name. */
function Zone({ name, short, empty, wide = false, children }: ZoneProps) {
  return (
    <section className={css.zone} aria-label={name} data-empty={empty || undefined} data-wide={wide || undefined}>
      {empty ? <p className={css.name}>{short}</p> : <ul className={css.cards}>{children}</ul>}
    </section>
  );
}
