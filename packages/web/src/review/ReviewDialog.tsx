import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../app/table.ts';
import { RichText } from '../cards/RulesText.tsx';
import type { LogLine, Review, ReviewPoint } from '../contract.ts';
import { percent } from '../play/hints.ts';
import { chartPoints, story, swingsOf, type ChartPoint, type Swing } from '../play/review.ts';
import { plainText } from '../play/richText.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { nameOf, placeOf, useBoard } from '../table/board.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Progress } from '../ui/Progress.tsx';
import { scrollable } from '../ui/scrollable.ts';
import { Chart } from './Chart.tsx';
import css from './ReviewDialog.module.css';

interface Props {
  readonly onClose: () => void;
  /** The person wants to read on in the log, where it is marked. */
  readonly onShow: () => void;
}

const noLines: readonly LogLine[] = [];

/** How the chances went in the game that is over, with the eyes of whoever looks. */
export function ReviewDialog({ onClose, onShow }: Props) {
  const { view, viewer } = useBoard();
  const state = useTable((table) => table.reviews[table.viewer]);
  const several = useTable((table) => table.session.setup.seats.filter((seat) => seat.bot === null).length > 1);
  const ask = useTable((table) => table.askReview);
  const stop = useTable((table) => table.stopReview);
  useEffect(() => ask(), [ask]);
  return (
    <Dialog
      title={several ? `Winning chance of ${nameOf(view, viewer)}` : 'Winning chance'}
      size="wide"
      onClose={onClose}
    >
      {state?.kind === 'thinking' && (
        <div className={css.working}>
          <p role="status">A knight looks back at every turn, from what was known then …</p>
          <Progress part={state.part} label="How far the look back has come" />
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      {state === undefined && (
        <div className={css.working}>
          <p role="status">The look back was stopped.</p>
          <Button onClick={ask}>Look back at the game</Button>
        </div>
      )}
      {state?.kind === 'failed' && (
        <div className={css.working}>
          <Notice tone="bad" live>
            The look back broke off: {state.message}
          </Notice>
          <Button onClick={ask}>Try again</Button>
        </div>
      )}
      {state?.kind === 'given' && <Given review={state.review} onShow={onShow} />}
    </Dialog>
  );
}

function Given({ review, onShow }: { readonly review: Review; readonly onShow: () => void }) {
  const board = useBoard();
  const { view } = board;
  const { seat } = review;
  const points = useMemo(
    () => chartPoints(review, view.players.length, view.round, view.result),
    [review, view.players.length, view.round, view.result],
  );
  const swings = useMemo(() => swingsOf(points, seat, view.result), [points, seat, view.result]);
  const [at, setAt] = useState(() => swings[0]?.at ?? 0);
  const log = useTable((table) => table.logs[seat] ?? noLines);
  const mark = useTable((table) => table.mark);
  const point = points[at];
  if (point === undefined) {
    return (
      <Notice tone="plain" live>
        {review.points.length === 0
          ? 'There is nothing to look back at: no turn was taken, or no program here can tell the chances.'
          : 'There is nothing to see here.'}
      </Notice>
    );
  }
  const many = view.players.length > 2;
  const whose = [seat, ...view.players.map((player) => player.seat).filter((each) => many && each !== seat)];
  const lines = whose.map((each) => ({
    seat: each,
    name: each === seat ? 'You' : nameOf(view, each),
    place: placeOf(board, each),
  }));
  const show = (of: ChartPoint) => {
    mark(of.lines);
    onShow();
  };
  return (
    <>
      {many && (
        <ul className={css.legend} aria-label="Lines">
          {lines.map(({ seat: each, name, place }) => (
            <li key={each} data-seat={place}>
              <svg width="26" height="8" aria-hidden="true">
                <line x1="1" x2="25" y1="4" y2="4" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Chart
        points={points}
        seat={seat}
        lines={lines}
        swings={swings}
        at={at}
        words={plainText(spoken(point, lines))}
        onAt={setAt}
      />
      <section className={css.readout} aria-label="At this pick">
        <p className={css.where}>
          <span>
            {point.turn === null ? 'The end' : `Pick ${point.pick + 1}`} · round {point.round}
          </span>
          <span className={css.chances}>
            {lines.map(({ seat: each, name, place }) => (
              <span key={each} data-seat={place}>
                {name} <b>{chanceWords(point, each)}</b>
              </span>
            ))}
          </span>
        </p>
        {point.turn !== null && <TurnWords turn={point.turn} />}
        {point.turn !== null && (
          <Button look="quiet" className={css.show} onClick={() => show(point)}>
            <Sign of="lists" /> Show in the log
          </Button>
        )}
      </section>
      <section className={css.swings} aria-labelledby="swings-title">
        <h3 id="swings-title">Biggest swings</h3>
        {swings.length === 0 ? (
          <p className={css.calm}>None: no turn changed the chances by five in a hundred or more.</p>
        ) : (
          <ol>
            {swings.map((swing) => (
              <SwingRow
                key={swing.rank}
                swing={swing}
                point={points[swing.at]}
                log={log}
                onLook={() => setAt(swing.at)}
                onShow={show}
              />
            ))}
          </ol>
        )}
      </section>
      <details className={css.fold}>
        <summary>As a table</summary>
        <div className={css.scroll} {...scrollable} role="region" aria-label="Winning chance by pick">
          <table>
            <thead>
              <tr>
                <th scope="col">Pick</th>
                <th scope="col">Round</th>
                <th scope="col">Picked</th>
                {lines.map(({ seat: each, name }) => (
                  <th key={each} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((each) => (
                <tr key={each.pick}>
                  <th scope="row">{each.turn === null ? 'End' : each.pick + 1}</th>
                  <td>{each.round}</td>
                  <td>{each.turn === null ? '' : <RichText text={each.turn.picked.label} />}</td>
                  {lines.map(({ seat: of }) => (
                    <td key={of}>{chanceWords(each, of)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

/** What was picked, and what would have been better. */
function TurnWords({ turn: { picked, best } }: { readonly turn: ReviewPoint }) {
  const alike = picked.chance !== null && Math.round(best.chance * 100) <= Math.round(picked.chance * 100);
  return (
    <p className={css.turn}>
      You picked{' '}
      <b>
        <RichText text={picked.label} />
      </b>
      {picked.chance !== null && ` (${percent(picked.chance)})`}
      {best.label === picked.label ? (
        ', as a knight would.'
      ) : (
        <>
          {alike ? ', which is as good as ' : '; a knight would have picked '}
          <b>
            <RichText text={best.label} />
          </b>
          {alike ? ', a knight’s pick.' : ` (${percent(best.chance)}).`}
        </>
      )}
    </p>
  );
}

/** At the end it is sure who has won. */
function chanceWords({ turn, chances }: ChartPoint, seat: number): string {
  const chance = chances[seat] ?? 0;
  return turn === null ? (chance === 1 ? 'won' : 'lost') : percent(chance);
}

function spoken(point: ChartPoint, lines: readonly { readonly seat: number; readonly name: string }[]): string {
  const where =
    point.turn === null
      ? 'The end of the game'
      : `Pick ${point.pick + 1}, round ${point.round}: ${point.turn.picked.label}`;
  return `${where}. ${lines.map(({ seat, name }) => `${name} ${chanceWords(point, seat)}`).join(', ')}.`;
}

interface SwingProps {
  readonly swing: Swing;
  readonly point: ChartPoint | undefined;
  readonly log: readonly LogLine[];
  readonly onLook: () => void;
  readonly onShow: (point: ChartPoint) => void;
}

/** A swing: by how much, when, and what happened; leads to the log. */
function SwingRow({ swing, point, log, onLook, onShow }: SwingProps) {
  if (point === undefined) return null;
  const { told, more } = story(log, point.lines);
  const change = Math.round(swing.after * 100) - Math.round(swing.before * 100);
  return (
    <li>
      <button
        type="button"
        className={css.swing}
        data-down={change < 0 || undefined}
        onClick={() => onShow(point)}
        onPointerEnter={onLook}
        onFocus={onLook}
      >
        <span className={css.rank}>{swing.rank}</span>
        <span className={css.change}>
          {change < 0 ? '−' : '+'}
          {Math.abs(change)}
          <span className="sr-only"> in a hundred</span>
        </span>
        <span className={css.told}>
          <span className={css.when}>
            Round {point.round}, pick {point.pick + 1}: {Math.round(swing.before * 100)} to{' '}
            {Math.round(swing.after * 100)} %
          </span>
          {told.map((text, index) => (
            <span key={index} className={css.event}>
              <RichText text={text} />
            </span>
          ))}
          {more > 0 && <span className={css.event}>and {more} more</span>}
        </span>
        <Sign of="lists" className={css.link} />
        <span className="sr-only">Show in the log</span>
      </button>
    </li>
  );
}
