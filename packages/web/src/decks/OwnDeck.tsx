import { useId, useState } from 'react';
import type { StoreApi } from 'zustand';
import { useHost } from '../app/host.ts';
import type { OwnDecks } from '../app/ownDecks.ts';
import type { DeckInfo, DeckQuestion, JudgedDeck } from '../session/host.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { DeckCards } from './DeckList.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { useFormats } from './formats.ts';
import css from './OwnDeck.module.css';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly deck: DeckInfo;
  readonly judged: JudgedDeck;
  readonly own: StoreApi<OwnDecks>;
  readonly onClose: () => void;
}

/** A deck that was brought: its name and format, what is to be said of it, its cards. */
export function OwnDeck({ deck, judged, own, onClose }: Props) {
  const host = useHost();
  const formats = useFormats();
  const nameId = useId();
  const [name, setName] = useState(deck.name);
  const [error, setError] = useState<string | null>(null);
  const again = (question: Omit<DeckQuestion, 'text'>) => {
    host.judge({ ...question, text: judged.text }).then(
      (verdict) => {
        setError(null);
        if (verdict.deck !== null) own.getState().change(deck.code, verdict.deck);
      },
      (problem: unknown) => setError(problem instanceof Error ? problem.message : String(problem)),
    );
  };
  const rename = () => {
    const wanted = name.trim();
    if (wanted === '') setName(deck.name);
    else if (wanted !== deck.name) again({ name: wanted });
  };
  const readable = judged.format !== '';
  return (
    <Dialog title={deck.name} onClose={onClose} size="wide">
      <div className={css.top}>
        {readable && (
          <form
            className={css.fields}
            onSubmit={(event) => {
              event.preventDefault();
              rename();
            }}
          >
            <div className={css.field}>
              <label htmlFor={nameId}>Name</label>
              <input
                id={nameId}
                value={name}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
                onBlur={rename}
              />
            </div>
            <Select
              label="Format"
              options={formats.length === 0 ? [judged.format] : formats.map(({ code }) => code)}
              value={judged.format}
              title={(code) => formats.find((format) => format.code === code)?.name ?? code}
              onChange={(format) => again({ format })}
            />
          </form>
        )}
        {error !== null && (
          <Notice tone="bad" live>
            <p>{error}</p>
          </Notice>
        )}
        <Verdict deck={judged} formats={formats} />
        <div className={css.actions}>
          {readable && <ExportButtons deck={deck} />}
          <Button
            onClick={() => {
              onClose();
              own.getState().remove(deck.code);
            }}
          >
            <Sign of="close" /> Delete
          </Button>
        </div>
      </div>
      {readable && <DeckCards deck={deck} />}
    </Dialog>
  );
}
