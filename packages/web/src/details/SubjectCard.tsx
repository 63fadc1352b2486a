import { Shields } from '../cards/CardFacts.tsx';
import { CardFull } from '../cards/CardFull.tsx';
import type { CardView, GameView } from '../contract.ts';
import type { Subject } from '../app/overlay.ts';
import { DieSymbol } from '../symbols/Symbol.tsx';
import { plural } from '../symbols/words.ts';
import { faceOf, nameOf, titleOf } from '../table/board.ts';
import css from './Details.module.css';

/** The full card of a subject with what is true of it now; null for what the viewing seat does not know. */
export function SubjectCard({ view, subject }: { readonly view: GameView; readonly subject: Subject }) {
  if ('code' in subject) {
    const face = view.faces[subject.code];
    return face === undefined ? null : <CardFull face={face} />;
  }
  const die = view.dice[subject.entity];
  if (die !== undefined) {
    const face = view.faces[die.code];
    // The die's own sides: cards can change what they are worth.
    return face === undefined ? null : <CardFull face={{ ...face, sides: die.sides }} showing={die.showing} />;
  }
  const card = view.cards[subject.entity];
  const face = faceOf(view, card);
  if (card === undefined || face === undefined) return null;
  return (
    <CardFull face={face} cost={card.cost}>
      {card.zone === 'play' && <Now view={view} card={card} />}
    </CardFull>
  );
}

function Now({ view, card }: { readonly view: GameView; readonly card: CardView }) {
  const facts: string[] = [];
  if (card.health !== null) facts.push(`${card.damage} damage of ${card.health}`);
  if (card.type === 'character' || card.type === 'support') facts.push(card.exhausted ? 'Exhausted' : 'Ready');
  if (card.elite) facts.push('Two dice');
  if (card.dice.length > 0) facts.push(`${plural(card.dice.length, 'die', 'dice')} on it`);
  if (card.host !== null) {
    facts.push(`On ${titleOf(view, card.host)}`);
    if (view.cards[card.host]?.controller !== card.controller)
      facts.push(`Controlled by ${nameOf(view, card.controller)}`);
  }
  if (facts.length === 0 && card.shields === 0 && card.resources === 0) return null;
  return (
    <p className={css.now}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <Shields count={card.shields} />
      {card.resources > 0 && (
        <span>
          <DieSymbol of="resource" /> {plural(card.resources, 'resource')} on it
        </span>
      )}
    </p>
  );
}
