import type { ReactNode } from 'react';
import type { CardFace } from '../contract.ts';
import { emblemPath } from '../cards/emblem.ts';
import { SideRow } from '../dice/DieSide.tsx';
import type { DeckContent } from '../session/host.ts';
import { Affiliation, Sign } from '../symbols/Symbol.tsx';
import { plural } from '../symbols/words.ts';
import css from './DeckFace.module.css';

interface Props {
  readonly deck: DeckContent;
  /** Stands in the place of the name: the button that has it, for example. */
  readonly title?: ReactNode;
}

/** Characters that are the same are drawn once. */
function alike(characters: DeckContent['characters']) {
  const groups: { face: CardFace; dice: number; count: number }[] = [];
  for (const { face, dice } of characters) {
    const same = groups.find((group) => group.face.code === face.code && group.dice === dice);
    if (same === undefined) groups.push({ face, dice, count: 1 });
    else same.count++;
  }
  return groups;
}

/** What a deck is known by: its name, its characters with their dice, its battlefield. */
export function DeckFace({ deck, title }: Props) {
  return (
    <span className={css.deck}>
      <span className={css.name}>{title ?? deck.name}</span>
      <span className={css.characters}>
        {alike(deck.characters).map(({ face, dice, count }, index) => (
          <span key={index} className={css.character} data-color={face.color}>
            <svg viewBox="0 0 24 24" className={css.emblem} aria-hidden="true" focusable="false">
              <path d={emblemPath(face)} fillRule="evenodd" />
            </svg>
            <span className={css.title}>
              <Affiliation of={face.affiliation} name={face.affiliation} /> {face.title}
              {count > 1 && ` ×${count}`}
            </span>
            <span className={css.facts}>
              {face.health} health{face.sides !== null && ` · ${plural(dice, 'die', 'dice')}`}
            </span>
            {face.sides !== null && <SideRow sides={face.sides} color={face.color} />}
          </span>
        ))}
      </span>
      <span className={css.more}>
        {deck.battlefield !== null && (
          <span>
            <Sign of="battlefield" /> {deck.battlefield.title}
          </span>
        )}
        {deck.plots.map((face) => (
          <span key={face.code}>
            <Sign of="plot" /> {face.title}
          </span>
        ))}
      </span>
    </span>
  );
}
