import { useEffect, useRef, useState } from 'react';
import { openQuestion, useTable } from '../app/table.ts';
import { RichText } from '../cards/RulesText.tsx';
import type { OptionView, QuestionView } from '../contract.ts';
import { canConfirm, confirmLabel, limitWords } from '../play/group.ts';
import { isClosing, isOnBoard, layOut, sectionTitles } from '../play/options.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { nameOf, useBoard } from '../table/board.ts';
import { Button } from '../ui/Button.tsx';
import { usePhone } from '../ui/media.ts';
import { catchFocus, noteClick } from './focus.ts';
import { HintBox, HintButton } from './Hint.tsx';
import { headingOf } from './headings.ts';
import { hotkeys } from './hotkeys.ts';
import { OptionButton } from './OptionButton.tsx';
import css from './QuestionPanel.module.css';
import { isTurn, Source } from './Source.tsx';
import { Waiting } from './Waiting.tsx';

/** Who must decide what, and every way to do it. Always in the same place. */
export function QuestionPanel() {
  const { view } = useBoard();
  const question = useTable(openQuestion);
  const sending = useTable((state) => state.sending);
  const hinted = useTable((state) => state.hint !== null);
  const phone = usePhone();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => catchFocus(panel.current), [question?.number]);
  return (
    <section
      ref={panel}
      className={css.panel}
      aria-label="Decision"
      data-open={question !== null || undefined}
      data-hinted={hinted || undefined}
      data-over={view.result !== null || undefined}
    >
      <div className={css.tools}>
        {phone && question !== null && <HintButton look="tool" />}
        <TakeBack />
      </div>
      {question === null ? <Waiting /> : <Open key={question.number} question={question} />}
      <footer className={css.foot}>{question !== null && <Closing question={question} />}</footer>
      {sending && <p className="sr-only">Sending</p>}
      {view.question === null && view.result !== null && <p className="sr-only">The game is over</p>}
    </section>
  );
}

function Open({ question }: { readonly question: QuestionView }) {
  const { view, viewer, limits, selection } = useBoard();
  const several = useTable((state) => state.session.setup.seats.filter((seat) => seat.bot === null).length > 1);
  const phone = usePhone();
  const layout = layOut(question);
  const count = question.options.length - layout.closing.length;
  // On a phone a long list that can be touched on the board itself stays folded until asked for.
  const folds =
    phone && count > 2 && question.options.every((option) => isClosing(option) || isOnBoard(view, viewer, option));
  const [unfolded, setUnfolded] = useState(false);
  const keys = new Map([...hotkeys(question)].map(([key, option]) => [option.key, key]));
  const tiles =
    question.kind === 'side' || question.kind === 'symbol' || question.kind === 'number' || question.kind === 'color';
  return (
    <>
      <header className={css.head}>
        {several && <p className={css.who}>{nameOf(view, question.seat)}</p>}
        <h2 className={css.heading}>{headingOf(view, question)}</h2>
        <p className={css.prompt}>
          <RichText text={question.prompt} />
        </p>
        {limits !== null && (
          <p className={css.limits}>
            Pick {limitWords(limits)}. Picked: {selection.length}.
          </p>
        )}
        <div className={css.asks}>
          <Source question={question} />
          {!phone && <HintButton look={isTurn(question) ? 'words' : 'line'} />}
        </div>
      </header>
      <HintBox />
      {folds && (
        <button type="button" className={css.unfold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'Fold the list' : `List all ${count} options`}
        </button>
      )}
      <div className={css.options} tabIndex={-1} hidden={folds && !unfolded}>
        {layout.sections.map(({ section, options }) =>
          section === 'reroll' ? (
            <details key={section} className={css.folded}>
              <summary>
                <Sign of="dice" /> {sectionTitles.reroll}
              </summary>
              <OptionList options={options} keys={keys} />
            </details>
          ) : (
            <div key={section} className={css.section}>
              {section !== 'other' && <h3 className={css.sectionTitle}>{sectionTitles[section]}</h3>}
              <OptionList options={options} keys={keys} tiles={tiles || section === 'resolve'} />
            </div>
          ),
        )}
      </div>
    </>
  );
}

interface ListProps {
  readonly options: readonly OptionView[];
  readonly keys: ReadonlyMap<string, string>;
  readonly tiles?: boolean;
}

function OptionList({ options, keys, tiles = false }: ListProps) {
  return (
    <ul className={css.list} data-tiles={tiles || undefined}>
      {options.map((option) => (
        <li key={option.key}>
          <OptionButton option={option} hotkey={keys.get(option.key)} look={tiles ? 'tile' : 'row'} />
        </li>
      ))}
    </ul>
  );
}

/** What ends or gives up something: claim, pass, done, none. */
function Closing({ question }: { readonly question: QuestionView }) {
  const { limits, selection } = useBoard();
  const confirm = useTable((state) => state.confirm);
  const clear = useTable((state) => state.clearSelection);
  if (limits !== null) {
    return (
      <>
        {selection.length > 0 && (
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
        )}
        <Button
          look="main"
          className={css.grow}
          onClick={(event) => {
            noteClick(event);
            confirm();
          }}
          disabled={!canConfirm(question, selection)}
          data-confirm
        >
          {confirmLabel(question, selection.length)}
          <kbd className={css.enter} aria-hidden="true">
            Enter
          </kbd>
        </Button>
      </>
    );
  }
  const keys = new Map([...hotkeys(question)].map(([key, option]) => [option.key, key]));
  return layOut(question).closing.map((option) => (
    <OptionButton
      key={option.key}
      option={option}
      hotkey={keys.get(option.key)}
      look={option.kind === 'claim' ? 'claim' : 'end'}
    />
  ));
}

function TakeBack() {
  const mine = useTable((state) => state.undo === state.viewer && !state.playing && state.cover === null);
  const takeBack = useTable((state) => state.takeBack);
  if (!mine) return null;
  return (
    <Button look="quiet" onClick={takeBack} aria-keyshortcuts="U">
      <Sign of="undo" /> Take back
    </Button>
  );
}
