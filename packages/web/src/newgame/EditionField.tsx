import { EDITION_NAMES, editionDifferences, unknownTo, type Edition } from '@dejarik/engine';
import { rulesHref } from '../rules/route.ts';
import { capital, plural } from '../symbols/words.ts';
import { Select } from '../ui/Select.tsx';
import css from './EditionField.module.css';
import { editionChoices, type EditionChoice } from '../decks/editions.ts';

interface Props {
  readonly value: EditionChoice;
  /** The edition that the chosen decks make. */
  readonly ofDecks: Edition;
  readonly onChange: (edition: EditionChoice) => void;
}

/** Which rules are played, and what the choice means. */
export function EditionField({ value, ofDecks, onChange }: Props) {
  const edition = value === 'decks' ? ofDecks : value;
  const { title, from } = EDITION_NAMES[edition];
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
        {value === 'decks' ? `${title}: decks of different editions play the newest of them.` : `${capital(from)}.`}
      </p>
    </div>
  );
}

/** What an edition plays otherwise than the current one, folded. Nothing for the current one itself. */
export function Differences({ edition }: { readonly edition: Edition }) {
  const differences = editionDifferences(edition);
  const unknown = unknownTo(edition);
  if (differences.length === 0 && unknown.length === 0) return null;
  return (
    <details className={css.fold}>
      <summary>
        What differs from Current
        <span className={css.count}>{plural(differences.length + unknown.length, 'point')}</span>
      </summary>
      <ul className={css.points}>
        {differences.map(({ option, title, rule, value, current }) => (
          <li key={option}>
            <b>{title}</b> <RuleLink rule={rule} />
            <span className={css.played}>{value}</span>
            <span className={css.current}>Current: {current}</span>
          </li>
        ))}
        {unknown.length > 0 && (
          <li>
            <b>Not in this edition yet</b>
            <span className={css.current}>
              {unknown.map(({ thing, rule }, index) => (
                <span key={rule}>
                  {index > 0 && ', '}
                  <a href={rulesHref(rule)}>{thing}</a>
                </span>
              ))}
              . A deck that brings them plays them by the newest rule.
            </span>
          </li>
        )}
      </ul>
    </details>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a className={css.rule} href={rulesHref(rule)}>
      {rule}
    </a>
  );
}
