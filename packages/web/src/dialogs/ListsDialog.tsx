import { useState } from 'react';
import { useTable } from '../app/table.ts';
import { ExportButtons } from '../decks/ExportButtons.tsx';
import { DeckCards } from '../decks/DeckList.tsx';
import type { DeckInfo } from '../session/host.ts';
import { Choice } from '../ui/Choice.tsx';
import css from './ListsDialog.module.css';
import { Dialog } from '../ui/Dialog.tsx';

/** The decks of the game under way. Both lists are open to both players. */
export function ListsDialog({ decks, onClose }: { readonly decks: readonly DeckInfo[]; readonly onClose: () => void }) {
  const { seats } = useTable((state) => state.session.setup);
  const [shown, setShown] = useState('0');
  const deck = decks.find((each) => each.code === seats[Number(shown)]?.deck);
  return (
    <Dialog title="Deck lists" onClose={onClose} size="wide">
      <Choice
        label="Whose deck"
        options={seats.map((_, seat) => String(seat))}
        value={shown}
        title={(seat) => seats[Number(seat)]?.name ?? ''}
        onChange={setShown}
      />
      {deck === undefined ? (
        <p>This deck list is not known here.</p>
      ) : (
        <>
          <div className={css.export}>
            <ExportButtons deck={deck} />
          </div>
          <DeckCards deck={deck} />
        </>
      )}
    </Dialog>
  );
}
