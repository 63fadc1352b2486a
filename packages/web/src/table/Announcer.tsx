import { useTable } from '../app/table.ts';
import { plainText } from '../play/richText.ts';
import { spoken } from '../play/logGroups.ts';
import { useBoard } from './board.ts';

/** Tells those who listen what has happened and what is asked. */
export function Announcer() {
  const { question } = useBoard();
  const fresh = useTable((state) => state.fresh);
  return (
    <>
      <p className="sr-only" role="log" aria-live="polite" aria-label="What has just happened">
        {plainText(spoken(fresh))}
      </p>
      <p className="sr-only" role="status" aria-live="polite">
        {question === null ? '' : plainText(question.prompt)}
      </p>
    </>
  );
}
