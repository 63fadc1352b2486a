import { EDITION_NAMES, type Edition } from '@dejarik/engine';
import { Select } from '../ui/Select.tsx';
import css from './EditionField.module.css';
import { editionChoices, type EditionChoice } from './editions.ts';

interface Props {
  readonly value: EditionChoice;
  /** The edition that the chosen decks make. */
  readonly ofDecks: Edition;
  readonly onChange: (edition: EditionChoice) => void;
}

/** Which rules are played, and what the choice means. */
export function EditionField({ value, ofDecks, onChange }: Props) {
  const edition = value === 'decks' ? ofDecks : value;
  const { from } = EDITION_NAMES[edition];
  return (
    <div className={css.edition}>
      <Select
        label="Edition"
        options={editionChoices}
        value={value}
        title={(choice) =>
          choice === 'decks' ? `As the decks: ${EDITION_NAMES[ofDecks].title}` : EDITION_NAMES[choice].title
        }
        onChange={onChange}
      />
      <p className={css.note}>
        {value === 'decks'
          ? `${EDITION_NAMES[edition].title}: decks of different editions play the newest of them.`
          : `${from.charAt(0).toUpperCase()}${from.slice(1)}.`}
      </p>
    </div>
  );
}
