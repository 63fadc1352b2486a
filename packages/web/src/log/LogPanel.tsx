import { useLayoutEffect, useRef, useState } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import { RichText } from '../cards/RulesText.tsx';
import type { LogLine } from '../contract.ts';
import { type LogGroup, logGroups } from '../play/logGroups.ts';
import { nameOf, placeOf, useBoard } from '../table/board.ts';
import { scrollable } from '../ui/scrollable.ts';
import css from './LogPanel.module.css';
import { RuleNote } from './RuleNote.tsx';

const noLines: readonly LogLine[] = [];

/** What happened, an action with what it set off. */
export function LogPanel() {
  const lines = useTable((state) => state.logs[state.viewer] ?? noLines);
  const list = useRef<HTMLOListElement>(null);
  const [following, setFollowing] = useState(true);
  useLayoutEffect(() => {
    // Somebody who reads further up is left there.
    if (following) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, following]);
  const marked = useTable((state) => state.marked);
  useLayoutEffect(() => {
    if (marked === null) return;
    const first = list.current?.querySelector<HTMLElement>(':scope > [data-marked]') ?? null;
    if (first === null || list.current === null) return;
    setFollowing(false);
    list.current.scrollTop = first.offsetTop - list.current.offsetTop - 4;
    first.focus({ preventScroll: true });
  }, [marked]);
  const groups = logGroups(lines);
  const isMarked = ({ head }: LogGroup): boolean =>
    marked !== null && head.number >= marked.from && head.number < marked.to;
  return (
    <section className={css.panel} aria-labelledby="log-title">
      <h2 id="log-title" className={css.title}>
        Log
      </h2>
      <ol
        ref={list}
        className={css.lines}
        {...scrollable}
        aria-labelledby="log-title"
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          setFollowing(scrollHeight - scrollTop - clientHeight < 24);
        }}
      >
        {groups.length === 0 && <li className={css.empty}>Nothing has happened yet.</li>}
        {groups.map((group) => (
          <li
            key={group.head.number}
            className={css.group}
            data-marked={isMarked(group) || undefined}
            tabIndex={isMarked(group) ? -1 : undefined}
          >
            <Line line={group.head} depth={0} />
            {group.rest.length > 0 && (
              <ol>
                {group.rest.map((line) => (
                  <li key={line.number}>
                    <Line
                      line={line}
                      depth={Math.min(
                        3,
                        Math.max(1, line.depth - group.head.depth + (line.depth === group.head.depth ? 1 : 0)),
                      )}
                    />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {!following && (
        <button type="button" className={css.latest} onClick={() => setFollowing(true)}>
          Latest
        </button>
      )}
    </section>
  );
}

/** The text of a line; with several opponents the name that it begins with is in the colour of the seat. */
function Words({ text }: { readonly text: string }) {
  const board = useBoard();
  const { players } = board.view;
  const who = players.length > 2 ? players.find(({ name }) => text.startsWith(`${name} `)) : undefined;
  if (who === undefined) return <RichText text={text} />;
  return (
    <>
      <b className={css.who} data-seat={placeOf(board, who.seat)}>
        {who.name}
      </b>
      <RichText text={text.slice(who.name.length)} />
    </>
  );
}

function Line({ line, depth }: { readonly line: LogLine; readonly depth: number }) {
  const board = useBoard();
  const { view } = board;
  const point = useTable((state) => state.point);
  const cause = line.cause === null ? undefined : view.faces[line.cause];
  const place = line.seat === null ? undefined : placeOf(board, line.seat);
  return (
    <div
      className={css.line}
      data-depth={depth}
      data-seat={place}
      onPointerEnter={() => point([...line.cards, ...line.dice])}
      onPointerLeave={() => point([])}
    >
      {depth === 0 && line.seat !== null && <span className="sr-only">{nameOf(view, line.seat)}: </span>}
      <Words text={line.text} />{' '}
      {cause !== undefined && (
        <button
          type="button"
          className={css.why}
          aria-label={`Why? ${cause.title}`}
          onClick={() => useOverlay.getState().set({ pinned: { code: cause.code } })}
        >
          why?
        </button>
      )}
      {cause === undefined && <RuleNote rule={line.rule} label="why?" quiet />}
    </div>
  );
}
