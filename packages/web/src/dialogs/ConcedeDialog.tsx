import { useTable } from '../app/table.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogButtons } from '../ui/Dialog.tsx';
import { nameOf, useBoard } from '../table/board.ts';

export function ConcedeDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, viewer, opponents } = useBoard();
  const concede = useTable((state) => state.concede);
  const others = opponents.flatMap((player) => (player.eliminated ? [] : player.name)).join(', ');
  return (
    <Dialog title="Concede the game?" onClose={onClose}>
      <p>
        {opponents.filter((player) => !player.eliminated).length > 1
          ? `${nameOf(view, viewer)} gives up and is out; the others play on.`
          : `${nameOf(view, viewer)} gives up and ${others} wins.`}{' '}
        This cannot be taken back.
      </p>
      <DialogButtons>
        <Button onClick={onClose}>Keep playing</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            concede();
          }}
        >
          Concede
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
