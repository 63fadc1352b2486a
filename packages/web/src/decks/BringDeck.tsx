import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import type { StoreApi } from 'zustand';
import { useHost } from '../app/host.ts';
import type { OwnDecks } from '../app/ownDecks.ts';
import type { DeckVerdict } from '../session/host.ts';
import { plural } from '../symbols/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import css from './BringDeck.module.css';
import { DeckFace } from './DeckFace.tsx';
import { useFormats } from './formats.ts';
import { Problems, Verdict } from './Verdict.tsx';

interface Props {
  readonly own: StoreApi<OwnDecks>;
  /** A file that was dropped before this opened. */
  readonly file?: File | null;
  readonly onKept: (code: string) => void;
  readonly onClose: () => void;
}

/** No deck needs so much. */
const mostBytes = 2_000_000;
const asTheDeck = '';

/** What came of a text, or why nothing did. */
type Result = { readonly verdict: DeckVerdict } | { readonly error: string };

/** A file as text, or why it could not be read. Never rejects. */
type Opened = { readonly name: string; readonly text: string } | { readonly error: string };

async function opened(file: File): Promise<Opened> {
  if (file.size > mostBytes) return { error: `${file.name} is too large for a deck.` };
  try {
    return { name: file.name.replace(/\.\w+$/, ''), text: await file.text() };
  } catch (error) {
    return { error: `${file.name} could not be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** A deck list is pasted, opened or dropped, judged at once, and kept. */
export function BringDeck({ own, file = null, onKept, onClose }: Props) {
  const host = useHost();
  const formats = useFormats();
  const textId = useId();
  const nameId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** What the file was called: a deck without a name takes it. */
  const [from, setFrom] = useState('');
  const [at, setAt] = useState('0');
  const [format, setFormat] = useState(asTheDeck);
  const [name, setName] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [dragged, setDragged] = useState(false);

  const take = (read: Opened) => {
    if ('error' in read) {
      setResult(read);
      return;
    }
    setFrom(read.name);
    setText(read.text);
    setAt('0');
    setName(null);
  };
  const open = (chosen: File | undefined) => {
    if (chosen !== undefined) void opened(chosen).then(take);
  };
  useEffect(() => {
    if (file !== null) void opened(file).then(take);
    // A file that was dropped before is opened once.
  }, [file]);

  useEffect(() => {
    if (text.trim() === '') return;
    let current = true;
    // Whoever types is not judged at every letter.
    const timer = setTimeout(() => {
      host.judge({ text, at: Number(at), ...(format === asTheDeck ? {} : { format }) }).then(
        (verdict) => {
          if (current) setResult({ verdict });
        },
        (error: unknown) => {
          if (current) setResult({ error: error instanceof Error ? error.message : String(error) });
        },
      );
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [host, text, at, format]);

  const empty = text.trim() === '';
  const verdict = result !== null && !empty && 'verdict' in result ? result.verdict : null;
  const deck = verdict?.deck ?? null;
  const unnamed = deck?.content.name === 'Deck without a name' && from !== '' ? from : (deck?.content.name ?? '');
  const shownName = name ?? unnamed;
  const keep = () => {
    if (deck === null) return;
    const wanted = shownName.trim() === '' ? deck.content.name : shownName.trim();
    host.judge({ text: deck.text, name: wanted }).then(
      (again) => onKept(own.getState().add(again.deck ?? deck)),
      (error: unknown) => setResult({ error: error instanceof Error ? error.message : String(error) }),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) open(dropped);
    else {
      const words = event.dataTransfer.getData('text/plain');
      if (words !== '') setText(words);
    }
  };
  return (
    <Dialog title="Bring a deck" onClose={onClose} size="wide">
      <div
        className={css.box}
        data-dragged={dragged || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragged(true);
        }}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
      >
        <div className={css.input}>
          <div className={css.field}>
            <label htmlFor={textId}>Deck list</label>
            <textarea
              id={textId}
              data-autofocus
              value={text}
              rows={12}
              spellCheck={false}
              placeholder={'2x Rey, Force Prodigy (Awakenings #38)\n1x Starship Graveyard\n2x Dodge\n…'}
              onChange={(event) => {
                setText(event.target.value);
                setAt('0');
              }}
            />
          </div>
          <p className={css.hint}>
            Paste a list, the JSON of a deck site or a saved object of the tabletop simulator; or drop a file here.
          </p>
          <input
            ref={fileInput}
            type="file"
            accept=".txt,.json,.dck,.md,text/plain,application/json"
            className="sr-only"
            tabIndex={-1}
            aria-label="Deck file"
            onChange={(event) => {
              open(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button onClick={() => fileInput.current?.click()}>Open a file</Button>
          <Select
            label="Format"
            options={[asTheDeck, ...formats.map(({ code }) => code)]}
            value={format}
            title={(code) =>
              code === asTheDeck
                ? `As the deck says, or ${formats[0]?.name ?? 'the usual one'}`
                : (formats.find((each) => each.code === code)?.name ?? code)
            }
            onChange={setFormat}
          />
        </div>
        <div className={css.result} aria-live="polite" aria-label="What is to be said of the deck" role="region">
          {empty && (result === null || 'verdict' in result) && (
            <p className={css.none}>The deck is judged here as soon as there is one.</p>
          )}
          {result !== null && 'error' in result && (
            <Notice tone="bad">
              <p>{result.error}</p>
            </Notice>
          )}
          {verdict !== null && (
            <>
              {verdict.names.length > 1 && (
                <Select
                  label={`${plural(verdict.names.length, 'deck')} in this text`}
                  options={verdict.names.map((_, index) => String(index))}
                  value={at}
                  title={(index) => verdict.names[Number(index)] ?? ''}
                  onChange={(index) => {
                    setAt(index);
                    setName(null);
                  }}
                />
              )}
              {deck !== null && (
                <>
                  <div className={css.field}>
                    <label htmlFor={nameId}>Name</label>
                    <input
                      id={nameId}
                      value={shownName}
                      maxLength={60}
                      autoComplete="off"
                      onChange={(event) => setName(event.target.value)}
                    />
                  </div>
                  <div className={css.face}>
                    <DeckFace deck={deck.content} title={count(deck.content.cards)} />
                  </div>
                  <Verdict deck={deck} formats={formats} />
                </>
              )}
              <Problems problems={verdict.problems} />
            </>
          )}
        </div>
      </div>
      <div className={css.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" disabled={deck === null} onClick={keep}>
          Keep this deck
        </Button>
      </div>
    </Dialog>
  );
}

function count(cards: readonly { readonly copies: number }[]): string {
  return plural(
    cards.reduce((sum, { copies }) => sum + copies, 0),
    'card',
  );
}
