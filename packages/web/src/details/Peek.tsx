import { useOverlay } from '../app/overlay.ts';
import { useBoard } from '../table/board.ts';
import { Floating } from '../ui/Floating.tsx';
import { SubjectCard } from './SubjectCard.tsx';

/** The card beside what is hovered or focused. */
export function Peek() {
  const { view } = useBoard();
  const peek = useOverlay((state) => state.peek);
  if (peek === null) return null;
  const subject = peek.subject;
  if ('entity' in subject && view.cards[subject.entity] === undefined && view.dice[subject.entity] === undefined)
    return null;
  return (
    <Floating
      key={'entity' in subject ? subject.entity : subject.code}
      anchor={peek.anchor}
      label="Card details"
      mode="manual"
    >
      <SubjectCard view={view} subject={subject} />
    </Floating>
  );
}
