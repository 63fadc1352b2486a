import { useState } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { OwnDecks } from '../app/ownDecks.ts';
import type { DeckInfo } from '../session/host.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { BringDeck } from './BringDeck.tsx';
import { DeckFace } from './DeckFace.tsx';
import { DeckList } from './DeckList.tsx';
import css from './DeckPicker.module.css';
import { editionTitle } from './editions.ts';
import { useFormats } from './formats.ts';
import { OwnDeck } from './OwnDeck.tsx';
import { verdictWords } from './Verdict.tsx';

interface Props {
  readonly title: string;
  /** The decks of the starter sets. */
  readonly decks: readonly DeckInfo[];
  readonly own: StoreApi<OwnDecks>;
  /** The code of the deck that is chosen now; null where decks are only looked after. */
  readonly value: string | null;
  readonly onChoose: (deck: DeckInfo) => void;
  readonly onClose: () => void;
}

/** All decks side by side: those that were brought, those of the starter sets. One is chosen with a click. */
export function DeckPicker({ title, decks, own, value, onChoose, onClose }: Props) {
  const { decks: brought, removed, trouble, restore } = useStore(own);
  const formats = useFormats(brought.length > 0);
  const [bringing, setBringing] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const deck = [...brought, ...decks].find((each) => each.code === opened);
  const tile = (each: DeckInfo) => (
    <DeckTile
      key={each.code}
      deck={each}
      chosen={each.code === value}
      words={each.judged === undefined ? editionTitle(each.edition) : verdictWords(each.judged, formats)}
      onChoose={value === null ? () => setOpened(each.code) : () => onChoose(each)}
      onOpen={() => setOpened(each.code)}
      choosing={value !== null}
    />
  );
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <section className={css.part} aria-labelledby="own-decks">
        <header className={css.head}>
          <h3 id="own-decks">Your decks</h3>
          <Button onClick={() => setBringing(true)}>
            <Sign of="plus" /> Bring a deck
          </Button>
        </header>
        {removed !== null && (
          <Notice tone="plain" live>
            <p className={css.removed}>
              <span>
                Deleted <b>{removed.deck.name}</b>.
              </span>
              <Button onClick={restore}>
                <Sign of="undo" /> Undo
              </Button>
            </p>
          </Notice>
        )}
        {trouble !== null && (
          <Notice tone="bad" live>
            <p>{trouble}</p>
          </Notice>
        )}
        {brought.length === 0 ? (
          <p className={css.none}>
            None yet. Bring one as a list, from a deck site, or from the tabletop simulator; it stays in this browser.
          </p>
        ) : (
          <ul className={css.decks} aria-labelledby="own-decks">
            {brought.map(tile)}
          </ul>
        )}
      </section>
      <section className={css.part} aria-labelledby="starter-decks">
        <header className={css.head}>
          <h3 id="starter-decks">Starter sets</h3>
        </header>
        <ul className={css.decks} aria-labelledby="starter-decks">
          {decks.map(tile)}
        </ul>
      </section>
      {bringing && (
        <BringDeck
          own={own}
          onKept={(code) => {
            setBringing(false);
            const kept = own.getState().decks.find((each) => each.code === code);
            if (value !== null && kept !== undefined && kept.setup !== null) onChoose(kept);
          }}
          onClose={() => setBringing(false)}
        />
      )}
      {deck !== undefined &&
        (deck.judged === undefined ? (
          <DeckList deck={deck} onClose={() => setOpened(null)} />
        ) : (
          <OwnDeck key={deck.code} deck={deck} judged={deck.judged} own={own} onClose={() => setOpened(null)} />
        ))}
    </Dialog>
  );
}

interface TileProps {
  readonly deck: DeckInfo;
  readonly chosen: boolean;
  readonly choosing: boolean;
  /** What is to be said of it in a few words. */
  readonly words: string;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}

function DeckTile({ deck, chosen, choosing, words, onChoose, onOpen }: TileProps) {
  const { judged } = deck;
  const barred = choosing && deck.setup === null;
  const tone =
    judged === undefined ? undefined : deck.setup === null ? 'bad' : judged.faults.length > 0 ? 'careful' : 'good';
  return (
    <li className={css.deck} data-chosen={chosen || undefined} data-barred={barred || undefined}>
      <div className={css.face}>
        <DeckFace
          deck={deck}
          title={
            <button
              type="button"
              className={css.choose}
              aria-pressed={choosing ? chosen : undefined}
              data-autofocus={chosen || undefined}
              disabled={barred}
              onClick={onChoose}
            >
              {deck.name}
            </button>
          }
        />
        {barred && judged !== undefined && <p className={css.barred}>{missing(judged.unknown, judged.obstacles)}</p>}
      </div>
      <p className={css.foot}>
        <span className={css.words} data-tone={tone}>
          {words}
        </span>
        <button
          type="button"
          className={css.list}
          onClick={onOpen}
          aria-label={judged === undefined ? `Deck list of ${deck.name}` : `Details of ${deck.name}`}
        >
          <Sign of="lists" /> {judged === undefined ? 'Deck list' : 'Details'}
        </button>
      </p>
    </li>
  );
}

/** Why a deck cannot be played, short: the first cards that are missing, or the first obstacle. */
function missing(unknown: readonly string[], obstacles: readonly string[]): string {
  const [first] = obstacles;
  if (unknown.length === 0) return first ?? '';
  const named = unknown.slice(0, 3).join(', ');
  return unknown.length > 3 ? `Not automated: ${named} and ${unknown.length - 3} more.` : `Not automated: ${named}.`;
}
