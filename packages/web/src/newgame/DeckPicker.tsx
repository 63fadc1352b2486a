import type { DeckInfo } from '../session/host.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DeckFace } from './DeckFace.tsx';
import css from './DeckPicker.module.css';
import { editionTitle } from './editions.ts';

interface Props {
  readonly title: string;
  readonly decks: readonly DeckInfo[];
  /** The code of the deck that is chosen now. */
  readonly value: string;
  readonly onChoose: (deck: DeckInfo) => void;
  readonly onList: (deck: DeckInfo) => void;
  readonly onClose: () => void;
}

/** All decks side by side; one is chosen with a click. */
export function DeckPicker({ title, decks, value, onChoose, onList, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <ul className={css.decks} aria-label="Starter sets">
        {decks.map((deck) => (
          <li key={deck.code} className={css.deck} data-chosen={deck.code === value || undefined}>
            <div className={css.face}>
              <DeckFace
                deck={deck}
                title={
                  <button
                    type="button"
                    className={css.choose}
                    aria-pressed={deck.code === value}
                    data-autofocus={deck.code === value || undefined}
                    onClick={() => onChoose(deck)}
                  >
                    {deck.name}
                  </button>
                }
              />
            </div>
            <p className={css.foot}>
              <span>{editionTitle(deck.edition)}</span>
              <button
                type="button"
                className={css.list}
                onClick={() => onList(deck)}
                aria-label={`Deck list of ${deck.name}`}
              >
                <Sign of="lists" /> Deck list
              </button>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
