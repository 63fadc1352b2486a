import type { HintState } from '../app/counsel.ts';
import { useTable } from '../app/table.ts';
import { RichText } from '../cards/RulesText.tsx';
import { type HintRow, percent } from '../play/hints.ts';
import { plainText } from '../play/richText.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { useBoard } from '../table/board.ts';
import { Button } from '../ui/Button.tsx';
import { Progress } from '../ui/Progress.tsx';
import css from './Hint.module.css';

/** Asks what a strong player would do, and takes the answer away again. */
export function HintButton({ look }: { readonly look: 'words' | 'line' | 'tool' }) {
  const asked = useTable((state) => state.hint !== null);
  const ask = useTable((state) => state.askHint);
  return (
    <Button
      look="quiet"
      className={css.ask}
      data-place={look}
      aria-expanded={asked}
      aria-keyshortcuts="H"
      aria-label="Hint: what would a master do?"
      onClick={ask}
    >
      <Sign of="hint" className={css.sign} />
      {look === 'words' ? 'What would a master do?' : 'Hint'}
      <kbd className={css.key} aria-hidden="true">
        H
      </kbd>
    </Button>
  );
}

const titles: Readonly<Record<HintState['kind'], string>> = {
  thinking: 'A master is thinking',
  given: 'A master would',
  single: 'Nothing to choose',
  failed: 'No hint this time',
};

/** The hint of the open question: on its way, its picks, or why there is none. */
export function HintBox() {
  const hint = useTable((state) => state.hint);
  const drop = useTable((state) => state.dropHint);
  const { hint: rows } = useBoard();
  return (
    <>
      <p className="sr-only" role="status">
        {hint?.kind === 'thinking' && 'A master is thinking.'}
        {hint?.kind === 'given' && rows.map(spoken).join(' ')}
      </p>
      {hint !== null && (
        <section className={css.box} aria-label="Hint">
          <header className={css.head}>
            <h3 className={css.title}>
              <Sign of="hint" className={css.sign} />
              {titles[hint.kind]}
            </h3>
            <button
              type="button"
              className={css.close}
              onClick={drop}
              aria-label={hint.kind === 'thinking' ? 'Stop' : 'Close the hint'}
            >
              <Sign of="close" />
            </button>
          </header>
          {hint.kind === 'thinking' && (
            <div className={css.progress}>
              <Progress part={hint.part} label="How far the thought has come" />
            </div>
          )}
          {hint.kind === 'given' && <Rows rows={rows} />}
          {hint.kind === 'single' && <p className={css.words}>Only one pick is possible here.</p>}
          {hint.kind === 'failed' && (
            <p className={css.words} role="alert">
              The thought broke off: {hint.message}. The game is as it was; you can ask again.
            </p>
          )}
        </section>
      )}
    </>
  );
}

const spoken = ({ rank, label, detail, chance }: HintRow): string =>
  plainText(
    `${rank === 1 ? 'A master would' : 'Next best'}: ${label}${detail === null ? '' : `: ${detail}`}${chance === null ? '' : `, ${percent(chance)} to win`}.`,
  );

function Rows({ rows }: { readonly rows: readonly HintRow[] }) {
  const point = useTable((state) => state.point);
  const judged = rows.some(({ chance }) => chance !== null);
  return (
    <>
      <ol className={css.rows}>
        {rows.map((row) => {
          const touched = row.options.flatMap((option) => [...option.cards, ...option.dice]);
          return (
            <li key={row.rank}>
              <button
                type="button"
                className={css.row}
                data-best={row.rank === 1 || undefined}
                onClick={() => {
                  point(touched);
                  showOption(row);
                }}
                onPointerEnter={() => point(touched)}
                onPointerLeave={() => point([])}
                onFocus={() => point(touched)}
                onBlur={() => point([])}
              >
                <span className={css.rank}>{row.rank}</span>
                <span className={css.label}>
                  <RichText text={row.label} />
                  {row.detail !== null && (
                    <span className={css.detail}>
                      <RichText text={row.detail} />
                    </span>
                  )}
                </span>
                {row.chance !== null && (
                  <span className={css.chance}>
                    {percent(row.chance)}
                    <span className="sr-only"> to win</span>
                    <i aria-hidden="true">
                      <i style={{ width: `${row.chance * 100}%` }} />
                    </i>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={css.words}>
        {judged ? 'Your chance to win after each, from what you know.' : 'Nobody here can tell the chances.'}
      </p>
    </>
  );
}

/** Brings the first option of a pick into sight, in the panel or on the board, and puts the focus on it. */
function showOption({ options }: HintRow): void {
  const [first] = options;
  const place = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const button = place(
    first === undefined
      ? 'section[aria-label="Decision"] [data-confirm]'
      : `section[aria-label="Decision"] [data-option="${CSS.escape(first.key)}"]`,
  );
  const folded = button?.closest('details');
  if (folded !== null && folded !== undefined) folded.open = true;
  const entities = [...(first?.dice ?? []), ...(first?.cards ?? [])].map((id) => place(`[data-entity="${id}"]`));
  // On a phone the list may be folded away: then the card or die itself.
  const target = button?.checkVisibility() === true ? button : (entities.find((each) => each !== null) ?? button);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}
