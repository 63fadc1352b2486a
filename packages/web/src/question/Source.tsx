import { useOverlay } from '../app/overlay.ts';
import type { QuestionView } from '../contract.ts';
import { RuleNote } from '../log/RuleNote.tsx';
import { useBoard } from '../table/board.ts';
import css from './QuestionPanel.module.css';

/** Whether it asks for an action. */
export const isTurn = ({ kind }: QuestionView): boolean => kind === 'action' || kind === 'extra action';

/** The card or the rule that asks. */
export function Source({ question }: { readonly question: QuestionView }) {
  const { view } = useBoard();
  const face = question.code === null ? undefined : view.faces[question.code];
  if (face !== undefined) {
    const subject = question.card === null ? { code: face.code } : { entity: question.card };
    return (
      <button
        type="button"
        className={css.source}
        data-color={face.color}
        onClick={() => useOverlay.getState().set({ pinned: subject })}
      >
        Asked by <b>{face.title}</b>
      </button>
    );
  }
  // Everybody knows why it is their turn.
  return isTurn(question) ? null : <RuleNote rule={question.rule} label="Why am I asked?" />;
}
