import { useId, useState, type FormEvent } from 'react';
import type { SessionSetup } from '../contract.ts';
import type { BotInfo, DeckInfo } from '../session/host.ts';
import type { SavedGame } from '../session/saved.ts';
import { useSettings } from '../app/settings.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Disc } from '../ui/Disc.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { SettingsFields } from '../dialogs/SettingsDialog.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { DeckList } from './DeckList.tsx';
import css from './NewGame.module.css';
import { randomSeed } from './seed.ts';

interface Props {
  readonly decks: readonly DeckInfo[];
  readonly bots: readonly BotInfo[];
  readonly saved: SavedGame | null;
  /** What went wrong before this screen came up. */
  readonly trouble: string | null;
  readonly onStart: (setup: SessionSetup) => void;
  readonly onResume: (game: SavedGame) => void;
}

const secondPerson = 'person';

/** Who plays what against whom. */
export function NewGame({ decks, bots, saved, trouble, onStart, onResume }: Props) {
  const [mine, setMine] = useState(decks[0]?.code ?? '');
  const [theirs, setTheirs] = useState(decks[1]?.code ?? decks[0]?.code ?? '');
  const [opponent, setOpponent] = useState(bots[0]?.name ?? secondPerson);
  const [names, setNames] = useState<readonly [string, string]>(() => [useSettings.getState().name, 'Second player']);
  const seedId = useId();
  const [seed, setSeed] = useState(randomSeed);
  const [listed, setListed] = useState<DeckInfo | null>(null);
  const [settings, setSettings] = useState(false);
  const bot = bots.find((each) => each.name === opponent) ?? null;

  const start = (event: FormEvent) => {
    event.preventDefault();
    const chosen = seed.trim() === '' ? randomSeed() : seed.trim();
    useSettings.getState().set({ name: named(names[0], 'Player') });
    onStart({
      seats: [
        { name: named(names[0], 'Player'), deck: mine, bot: null },
        { name: bot === null ? named(names[1], 'Second player') : bot.title, deck: theirs, bot: bot?.name ?? null },
      ],
      edition: 'current',
      seed: chosen,
    });
  };

  return (
    <div className={css.screen}>
      <Disc className={css.disc} />
      <header className={css.header}>
        <div>
          <h1 className={css.title}>Dejarik</h1>
          <p className={css.subtitle}>Dice and cards for two, rules included.</p>
        </div>
        <Button look="quiet" onClick={() => setSettings(true)}>
          <Sign of="settings" /> Settings
        </Button>
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
        <form className={css.form} onSubmit={start}>
          <section className={css.seat} aria-labelledby="seat-1">
            <h2 id="seat-1">{bot === null ? 'First player' : 'You'}</h2>
            <NameField
              label={bot === null ? 'Name of the first player' : 'Your name'}
              value={names[0]}
              onChange={(name) => setNames([name, names[1]])}
            />
            <DeckChoice
              label={bot === null ? 'Deck of the first player' : 'Your deck'}
              decks={decks}
              value={mine}
              onChange={setMine}
              onList={setListed}
            />
          </section>
          <p className={css.versus} aria-hidden="true">
            <span>vs</span>
          </p>
          <section className={css.seat} aria-labelledby="seat-2">
            <h2 id="seat-2">{bot === null ? 'Second player' : 'Opponent'}</h2>
            {bot === null ? (
              <NameField
                label="Name of the second player"
                value={names[1]}
                onChange={(name) => setNames([names[0], name])}
              />
            ) : (
              <p className={css.bot}>
                <b>{bot.title}</b>
                {bot.describe}
              </p>
            )}
            <DeckChoice
              label={bot === null ? 'Deck of the second player' : "Opponent's deck"}
              decks={decks}
              value={theirs}
              onChange={setTheirs}
              onList={setListed}
            />
          </section>
          <section className={css.rest} aria-label="How to play">
            <Choice
              label="Opponent"
              options={[...bots.map((each) => each.name), secondPerson]}
              value={opponent}
              title={(name) => bots.find((each) => each.name === name)?.title ?? 'Second person here'}
              onChange={setOpponent}
            />
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
            </div>
            <Button look="main" type="submit" className={css.start} disabled={decks.length === 0}>
              Start game
            </Button>
            <p className={css.hint}>
              {bot === null
                ? 'Both play at this screen. It is covered whenever the decision passes to the other.'
                : 'Your opponent plays inside this browser.'}{' '}
              The same seed and the same decisions give the same game. Both deck lists are open.
            </p>
          </section>
        </form>
      </main>
      <Disclaimer className={css.foot} />
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

function named(name: string, otherwise: string): string {
  const trimmed = name.trim();
  return trimmed === '' ? otherwise : trimmed;
}

function NameField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <input value={value} maxLength={24} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
