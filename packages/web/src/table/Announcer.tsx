import { useTable } from '../app/table.ts';
import { plainText } from '../play/richText.ts';
import { spoken } from '../play/logGroups.ts';
import { nameOf, useBoard } from './board.ts';

/** Tells those who listen what has happened and what is asked. */
export function Announcer() {
  const { question, view } = useBoard();
  const fresh = useTable((state) => state.fresh);
  const pondering = useTable((state) => state.pondering);
  return (
    <>
      <p className="sr-only" role="log" aria-live="polite" aria-label="What has just happened">
        {plainText(spoken(fresh))}
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {question !== null
          ? plainText(question.prompt)
          : pondering === null
            ? ''
            : `${nameOf(view, pondering)} is thinking.`}
      </p>
    </>
  );
}
