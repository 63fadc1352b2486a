import { useId } from 'react';
import { SideRow } from '../dice/DieSide.tsx';
import type { DeckInfo } from '../session/host.ts';
import { Affiliation, Sign } from '../symbols/Symbol.tsx';
import { emblemPath } from '../cards/emblem.ts';
import { plural } from '../symbols/words.ts';
import css from './DeckChoice.module.css';

interface Props {
  readonly label: string;
  readonly decks: readonly DeckInfo[];
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onList: (deck: DeckInfo) => void;
}

/** Decks by their characters. */
export function DeckChoice({ label, decks, value, onChange, onList }: Props) {
  const name = useId();
  return (
    <fieldset className={css.decks}>
      <legend className="sr-only">{label}</legend>
      {decks.map((deck) => (
        <div key={deck.code} className={css.deck} data-chosen={deck.code === value || undefined}>
          <label className={css.label}>
            <input
              type="radio"
              name={name}
              value={deck.code}
              checked={deck.code === value}
              onChange={() => onChange(deck.code)}
            />
            <span className={css.name}>{deck.name}</span>
            <span className={css.characters}>
              {deck.characters.map(({ face, dice }) => (
                <span key={face.code} className={css.character} data-color={face.color}>
                  <svg viewBox="0 0 24 24" className={css.emblem} aria-hidden="true" focusable="false">
                    <path d={emblemPath(face)} fillRule="evenodd" />
                  </svg>
                  <span className={css.title}>
                    <Affiliation of={face.affiliation} name={face.affiliation} /> {face.title}
                  </span>
                  <span className={css.facts}>
                    {face.health} health · {plural(dice, 'die', 'dice')}
                  </span>
                  {face.sides !== null && <SideRow sides={face.sides} color={face.color} />}
                </span>
              ))}
            </span>
          </label>
          <p className={css.foot}>
            <span>
              <Sign of="battlefield" /> {deck.battlefield.title}
            </span>
            <button
              type="button"
              className={css.list}
              onClick={() => onList(deck)}
              aria-label={`Deck list of ${deck.name}`}
            >
              <Sign of="lists" /> Deck list
            </button>
          </p>
        </div>
      ))}
    </fieldset>
  );
}
