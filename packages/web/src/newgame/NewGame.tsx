import { useEffect, useId, useMemo, useState, type CSSProperties, type DragEvent, type FormEvent } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { OwnDecks } from '../app/ownDecks.ts';
import type { SessionSetup } from '../contract.ts';
import type { BotInfo, DeckInfo } from '../session/host.ts';
import type { SavedGame } from '../session/saved.ts';
import { useSettings } from '../app/settings.ts';
import { rulesHref } from '../rules/route.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog, DialogButtons } from '../ui/Dialog.tsx';
import { Disc } from '../ui/Disc.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { SettingsFields } from '../dialogs/SettingsDialog.tsx';
import { Faults, formatName } from '../decks/Verdict.tsx';
import { useFormats } from '../decks/formats.ts';
import { BringDeck } from '../decks/BringDeck.tsx';
import { DeckList } from '../decks/DeckList.tsx';
import { DeckPicker } from '../decks/DeckPicker.tsx';
import {
  decksOf,
  keepDraft,
  loadDraft,
  ordinals,
  person,
  playing,
  setupOf,
  nameOf,
  withSeat,
  type Draft,
} from './draft.ts';
import { Differences, EditionField } from './EditionField.tsx';
import { editionOfDecks } from '../decks/editions.ts';
import css from './NewGame.module.css';
import { Seat } from './Seat.tsx';
import { Notice } from '../ui/Notice.tsx';
import { randomSeed } from './seed.ts';

interface Props {
  /** The decks of the starter sets. */
  readonly decks: readonly DeckInfo[];
  readonly own: StoreApi<OwnDecks>;
  readonly bots: readonly BotInfo[];
  readonly saved: SavedGame | null;
  /** What went wrong before this screen came up. */
  readonly trouble: string | null;
  readonly onStart: (setup: SessionSetup) => void;
  readonly onResume: (game: SavedGame) => void;
}

const numbers = ['1', '2', '3'] as const;

interface NotLegalProps {
  readonly deck: DeckInfo;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** A deck breaks the rules of its format: nobody plays it without having been told. */
function NotLegal({ deck, onPlay, onClose }: NotLegalProps) {
  const formats = useFormats();
  return (
    <Dialog title="Play a deck that is not legal?" onClose={onClose}>
      <Notice tone="careful">
        <p>
          <b>{deck.name}</b> is not legal in {formatName(formats, deck.judged?.format ?? '')}:
        </p>
        <Faults faults={deck.judged?.faults ?? []} />
      </Notice>
      <DialogButtons>
        <Button onClick={onClose}>Choose another</Button>
        <Button look="main" onClick={onPlay}>
          Play it anyway
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Who plays what against whom, by which rules. */
export function NewGame({ decks: starters, own, bots, saved, trouble, onStart, onResume }: Props) {
  const brought = useStore(own, (state) => state.decks);
  const decks = useMemo(() => [...starters, ...brought], [starters, brought]);
  const [draft, setDraft] = useState<Draft>(() =>
    withSeat(loadDraft(decks, bots), 0, { name: useSettings.getState().name }),
  );
  const seedId = useId();
  const [seed, setSeed] = useState(randomSeed);
  const [listed, setListed] = useState<DeckInfo | null>(null);
  const [picking, setPicking] = useState<number | null>(null);
  const [managing, setManaging] = useState(false);
  /** A deck that is not legal, and the seat that wants it. */
  const [doubtful, setDoubtful] = useState<{ readonly deck: DeckInfo; readonly seat: number } | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const [settings, setSettings] = useState(false);
  useEffect(() => keepDraft(draft), [draft]);
  const seats = playing(draft);
  const persons = seats.filter((seat) => seat.player === person).length;
  const chosen = decksOf(draft, decks);

  const start = (event: FormEvent) => {
    event.preventDefault();
    const setup = setupOf(draft, { decks, bots, seed: seed.trim() === '' ? randomSeed() : seed.trim() });
    useSettings.getState().set({ name: nameOf(draft, 0, bots) });
    onStart(setup);
  };
  const title = (number: number): string => {
    if (number === 0) return persons === 1 ? 'You' : 'First player';
    if (draft.seats[number]?.player === person) return `${ordinals[number] ?? 'Another'} player`;
    return draft.opponents === 1 ? 'Opponent' : `Opponent ${number}`;
  };
  const nameLabel = (number: number): string => {
    const whose = title(number);
    return whose === 'You' ? 'Your name' : `Name of ${whose.includes('player') ? 'the ' : ''}${whose.toLowerCase()}`;
  };

  const take = (seat: number, deck: DeckInfo) => {
    setDraft(withSeat(draft, seat, { deck: deck.code }));
    setPicking(null);
    setDoubtful(null);
  };
  const choose = (seat: number, deck: DeckInfo) => {
    if ((deck.judged?.faults.length ?? 0) > 0) setDoubtful({ deck, seat });
    else take(seat, deck);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    event.preventDefault();
    if (file !== undefined) setDropped(file);
  };

  return (
    <div className={css.screen} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Disc className={css.disc} />
      <header className={css.header}>
        <div>
          <h1 className={css.title}>Dejarik</h1>
          <p className={css.subtitle}>Dice and cards for two to four, rules included.</p>
        </div>
        <div className={css.count}>
          <Choice
            label="Opponents"
            options={numbers}
            value={String(draft.opponents) as (typeof numbers)[number]}
            title={(number) => number}
            onChange={(number) => setDraft({ ...draft, opponents: Number(number) as Draft['opponents'] })}
          />
        </div>
        <nav className={css.nav} aria-label="Dejarik">
          <Button look="quiet" onClick={() => setManaging(true)}>
            <Sign of="deck" /> Decks
          </Button>
          <ButtonLink look="quiet" href={rulesHref()}>
            <Sign of="rules" /> Rules
          </ButtonLink>
          <Button look="quiet" onClick={() => setSettings(true)}>
            <Sign of="settings" /> Settings
          </Button>
        </nav>
      </header>
      <main className={css.main}>
        {trouble !== null && (
          <p className={css.trouble} role="alert">
            {trouble}
          </p>
        )}
        {saved !== null && (
          <section className={css.saved} aria-label="Unfinished game">
            <p>
              <b>There is an unfinished game:</b> {saved.setup.seats.map((seat) => seat.name).join(' against ')}.
            </p>
            <Button look="main" onClick={() => onResume(saved)}>
              Go on
            </Button>
          </section>
        )}
        <form className={css.form} onSubmit={start} style={{ '--seats': seats.length } as CSSProperties}>
          <div className={css.seats}>
            {seats.map((seat, number) => (
              <Seat
                key={number}
                number={number}
                title={title(number)}
                seat={seat}
                usual={nameOf(draft, number, bots)}
                deck={decks.find((deck) => deck.code === seat.deck)}
                bots={number === 0 ? [] : bots}
                nameLabel={nameLabel(number)}
                onChange={(changed) => setDraft(withSeat(draft, number, changed))}
                onPick={() => setPicking(number)}
                onList={() => setListed(decks.find((deck) => deck.code === seat.deck) ?? null)}
              />
            ))}
          </div>
          <section className={css.rest} aria-label="How to play">
            <EditionField
              value={draft.edition}
              ofDecks={editionOfDecks(chosen)}
              onChange={(edition) => setDraft({ ...draft, edition })}
            />
            <Differences edition={draft.edition === 'decks' ? editionOfDecks(chosen) : draft.edition} />
            <div className={css.field}>
              <label htmlFor={seedId}>Seed</label>
              <span className={css.seed}>
                <input
                  id={seedId}
                  value={seed}
                  onChange={(event) => setSeed(event.target.value)}
                  maxLength={60}
                  autoComplete="off"
                  spellCheck={false}
                />
                <Button onClick={() => setSeed(randomSeed())} aria-label="Draw another">
                  <Sign of="dice" />
                </Button>
              </span>
              <p className={css.note}>The same seed and decisions give the same game.</p>
            </div>
            <Button
              look="main"
              type="submit"
              className={css.start}
              disabled={chosen.length < seats.length || chosen.some((deck) => deck.setup === null)}
            >
              Start game
            </Button>
            <p className={css.hint}>
              {persons > 1 &&
                `${persons === 2 ? 'Both' : 'All'} play at this screen. It is covered whenever the decision passes to another person. `}
              {draft.opponents > 1 && 'Everybody plays for themselves: the last one with a character wins. '}
              Deck lists are open.
            </p>
          </section>
        </form>
      </main>
      <Disclaimer className={css.foot} />
      {picking !== null && (
        <DeckPicker
          title={picking === 0 && persons === 1 ? 'Your deck' : `Deck of ${title(picking).toLowerCase()}`}
          decks={starters}
          own={own}
          value={draft.seats[picking]?.deck ?? ''}
          onChoose={(deck) => choose(picking, deck)}
          onClose={() => setPicking(null)}
        />
      )}
      {managing && (
        <DeckPicker
          title="Decks"
          decks={starters}
          own={own}
          value={null}
          onChoose={() => undefined}
          onClose={() => setManaging(false)}
        />
      )}
      {dropped !== null && (
        <BringDeck
          own={own}
          file={dropped}
          onKept={() => {
            setDropped(null);
            setManaging(true);
          }}
          onClose={() => setDropped(null)}
        />
      )}
      {doubtful !== null && (
        <NotLegal
          deck={doubtful.deck}
          onPlay={() => take(doubtful.seat, doubtful.deck)}
          onClose={() => setDoubtful(null)}
        />
      )}
      {listed !== null && <DeckList deck={listed} onClose={() => setListed(null)} />}
      {settings && (
        <Dialog title="Settings" onClose={() => setSettings(false)}>
          <div className={css.settings}>
            <SettingsFields />
          </div>
        </Dialog>
      )}
    </div>
  );
}
