import type { BotInfo, DeckInfo } from '../session/host.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { plural } from '../symbols/words.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { DeckFace } from '../decks/DeckFace.tsx';
import { person, type SeatDraft } from './draft.ts';
import css from './Seat.module.css';

interface Props {
  readonly title: string;
  readonly number: number;
  readonly seat: SeatDraft;
  /** The name that it has if none is written. */
  readonly usual: string;
  readonly deck: DeckInfo | undefined;
  /** The programs that may sit here; empty for the seat of whoever sits at the screen. */
  readonly bots: readonly BotInfo[];
  readonly nameLabel: string;
  readonly onChange: (changed: Partial<SeatDraft>) => void;
  readonly onPick: () => void;
  readonly onList: () => void;
}

const steps = [1, 2, 3, 4];

/** What is to be expected of whoever sits there; a bar of steps shows the strength of a level. */
function LevelLine({ bot }: { readonly bot: BotInfo | undefined }) {
  if (bot === undefined) return 'Plays at this screen.';
  return (
    <>
      {bot.strength > 0 && (
        <span className={css.steps} role="img" aria-label={`Level ${bot.strength} of ${steps.length}.`}>
          {steps.map((step) => (
            <i key={step} data-reached={step <= bot.strength || undefined} />
          ))}
        </span>
      )}
      <span>{bot.describe}</span>
    </>
  );
}

/** Who sits in one seat, and with which deck. */
export function Seat(props: Props) {
  const { title, number, seat, usual, deck, bots, nameLabel, onChange, onPick, onList } = props;
  const id = `seat-${number}`;
  return (
    <section className={css.seat} aria-labelledby={id} data-seat={number}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.who}>
        <div className={css.fields} data-two={bots.length > 0 || undefined}>
          {bots.length > 0 && (
            <Select
              label="Played by"
              options={[...bots.map((each) => each.name), person]}
              value={seat.player}
              title={(name) => bots.find((each) => each.name === name)?.title ?? 'A person here'}
              onChange={(player) => onChange({ player })}
            />
          )}
          <label className={css.field}>
            <span>{nameLabel}</span>
            <input
              value={seat.name}
              placeholder={usual}
              maxLength={24}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </label>
        </div>
      </div>
      <p className={css.level}>
        {bots.length > 0 && <LevelLine bot={bots.find(({ name }) => name === seat.player)} />}
      </p>
      {deck === undefined ? (
        <Button className={css.none} onClick={onPick}>
          Choose a deck
        </Button>
      ) : (
        <div className={css.deck}>
          <DeckFace deck={deck} />
          {deck.setup === null ? (
            <p className={css.warning} data-bad>
              Cannot be played: choose another deck.
            </p>
          ) : (
            (deck.judged?.faults.length ?? 0) > 0 && (
              <p className={css.warning}>Not legal: {plural(deck.judged?.faults.length ?? 0, 'fault')}</p>
            )
          )}
          <p className={css.foot}>
            <button type="button" className={css.change} onClick={onPick} aria-label={`Change the deck of ${usual}`}>
              <Sign of="pile" /> Change deck
            </button>
            <button type="button" className={css.list} onClick={onList} aria-label={`Deck list of ${deck.name}`}>
              <Sign of="lists" /> Deck list
            </button>
          </p>
        </div>
      )}
    </section>
  );
}
