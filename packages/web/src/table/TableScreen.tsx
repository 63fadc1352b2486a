import { useRef } from 'react';
import { TableContext, useTable, type Table } from '../app/table.ts';
import { useOverlay } from '../app/overlay.ts';
import { Menu } from '../details/Menu.tsx';
import { Peek } from '../details/Peek.tsx';
import { Pinned } from '../details/Pinned.tsx';
import { Cover } from '../dialogs/Cover.tsx';
import { CrashDialog } from '../dialogs/CrashDialog.tsx';
import { ConcedeDialog } from '../dialogs/ConcedeDialog.tsx';
import { GameOver } from '../dialogs/GameOver.tsx';
import { ListsDialog } from '../dialogs/ListsDialog.tsx';
import type { DeckInfo } from '../session/host.ts';
import { PileDialog } from '../dialogs/PileDialog.tsx';
import { SeatDialog } from '../dialogs/SeatDialog.tsx';
import { SettingsDialog } from '../dialogs/SettingsDialog.tsx';
import { Toast } from '../ui/Toast.tsx';
import { usePhone } from '../ui/media.ts';
import { Announcer } from './Announcer.tsx';
import { BoardContext, useBoardOfTable } from './board.ts';
import { useFlip } from './flip.ts';
import { useKeyboard } from './keyboard.ts';
import { Phone } from './Phone.tsx';
import css from './TableScreen.module.css';
import { Wide } from './Wide.tsx';

export interface TableScreenProps {
  readonly table: Table;
  readonly decks: readonly DeckInfo[];
  /** Leaves the game for the screen of a new one. */
  readonly onLeave: () => void;
  /** The same players and decks once more. */
  readonly onRematch: () => void;
}

export function TableScreen(props: TableScreenProps) {
  return (
    <TableContext value={props.table}>
      <Inside {...props} />
    </TableContext>
  );
}

function Inside({ table, decks, onLeave, onRematch }: TableScreenProps) {
  const board = useBoardOfTable();
  const cover = useTable((state) => state.cover);
  const crash = useTable((state) => state.crash);
  const error = useTable((state) => state.error);
  const report = useTable((state) => state.report);
  const dialog = useOverlay((state) => state.dialog);
  const root = useRef<HTMLElement>(null);
  const phone = usePhone();
  useKeyboard(table);
  useFlip(root, board?.view, board?.moves.serial ?? 0);
  const closeDialog = () => useOverlay.getState().set({ dialog: null });

  if (crash !== null) return <CrashDialog crash={crash} onLeave={onLeave} />;
  if (board === null) {
    return (
      <main className={css.loading}>
        <h1 className="sr-only">Dejarik</h1>
        <p role="status">Setting up the table …</p>
      </main>
    );
  }
  // Under the cover nothing of the table is in the page at all.
  if (cover !== null) return <Cover seat={cover} view={board.view} />;
  return (
    <BoardContext value={board}>
      <main ref={root} className={css.root}>
        {phone ? <Phone /> : <Wide />}
        <Menu />
        <Peek />
      </main>
      <Announcer />
      <Pinned />
      <SeatDialog />
      <PileDialog />
      {dialog === 'settings' && <SettingsDialog onClose={closeDialog} onLeave={onLeave} />}
      {dialog === 'lists' && <ListsDialog decks={decks} onClose={closeDialog} />}
      {dialog === 'concede' && <ConcedeDialog onClose={closeDialog} />}
      <GameOver onLeave={onLeave} onRematch={onRematch} />
      {error !== null && <Toast message={error} onClose={() => report(null)} />}
    </BoardContext>
  );
}
