import { SideRow } from '../dice/DieSide.tsx';
import { Cost, TypeLine } from '../cards/CardFacts.tsx';
import { RulesText } from '../cards/RulesText.tsx';
import type { CardFace } from '../contract.ts';
import type { DeckContent, DeckInfo } from '../session/host.ts';
import { plural } from '../symbols/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import css from './DeckList.module.css';

/** Every card of a deck with its facts and text. */
export function DeckList({ deck, onClose }: { readonly deck: DeckInfo; readonly onClose: () => void }) {
  return (
    <Dialog title={deck.name} onClose={onClose} size="wide">
      <ExportButtons deck={deck} />
      <DeckCards deck={deck} />
    </Dialog>
  );
}

export function DeckCards({ deck }: { readonly deck: DeckContent }) {
  const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <>
      <h3 className={css.heading}>Team and battlefield</h3>
      <ul className={css.list}>
        {deck.characters.map(({ face, dice }, index) => (
          <Entry key={index} face={face} note={face.sides === null ? 'no die' : plural(dice, 'die', 'dice')} />
        ))}
        {deck.battlefield !== null && <Entry face={deck.battlefield} note="" />}
        {deck.plots.map((face) => (
          <Entry key={face.code} face={face} note="" />
        ))}
      </ul>
      <h3 className={css.heading}>Deck, {plural(count, 'card')}</h3>
      <ul className={css.list}>
        {deck.cards.map(({ face, copies }) => (
          <Entry key={face.code} face={face} note={copies > 1 ? `${copies} copies` : ''} />
        ))}
      </ul>
      {deck.aside.length > 0 && (
        <>
          <h3 className={css.heading}>Set aside</h3>
          <ul className={css.list}>
            {deck.aside.map(({ face, copies }) => (
              <Entry key={face.code} face={face} note={copies > 1 ? `${copies} copies` : ''} />
            ))}
          </ul>
        </>
      )}
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
