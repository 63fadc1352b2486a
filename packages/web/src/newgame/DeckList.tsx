import { SideRow } from '../dice/DieSide.tsx';
import { Cost, TypeLine } from '../cards/CardFacts.tsx';
import { RulesText } from '../cards/RulesText.tsx';
import type { CardFace } from '../contract.ts';
import type { DeckInfo } from '../session/host.ts';
import { plural } from '../symbols/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import css from './DeckList.module.css';

/** Every card of a deck with its facts and text. */
export function DeckList({ deck, onClose }: { readonly deck: DeckInfo; readonly onClose: () => void }) {
  return (
    <Dialog title={deck.name} onClose={onClose} size="wide">
      <DeckCards deck={deck} />
    </Dialog>
  );
}

export function DeckCards({ deck }: { readonly deck: DeckInfo }) {
  const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <>
      <h3 className={css.heading}>Characters and battlefield</h3>
      <ul className={css.list}>
        {deck.characters.map(({ face, dice }) => (
          <Entry key={face.code} face={face} note={plural(dice, 'die', 'dice')} />
        ))}
        <Entry face={deck.battlefield} note="" />
      </ul>
      <h3 className={css.heading}>Deck, {plural(count, 'card')}</h3>
      <ul className={css.list}>
        {deck.cards.map(({ face, copies }) => (
          <Entry key={face.code} face={face} note={copies > 1 ? `${copies} copies` : ''} />
        ))}
      </ul>
    </>
  );
}

function Entry({ face, note }: { readonly face: CardFace; readonly note: string }) {
  return (
    <li className={css.entry} data-color={face.color}>
      <p className={css.title}>
        {face.cost !== null && <Cost cost={face.cost} printed={face.cost} />}
        <b>{face.title}</b>
        {note !== '' && <span className={css.note}>{note}</span>}
      </p>
      <div className={css.facts}>
        <TypeLine face={face} />
      </div>
      {face.sides !== null && <SideRow sides={face.sides} color={face.color} />}
      {face.text !== '' && <RulesText text={face.text} className={css.text} />}
    </li>
  );
}
