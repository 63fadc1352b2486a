import { useOverlay } from '../app/overlay.ts';
import { themes, useSettings } from '../app/settings.ts';
import { useTable } from '../app/table.ts';
import { paces } from '../play/pace.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { capital } from '../symbols/words.ts';
import { editionTitle } from '../decks/editions.ts';
import { rulesHref } from '../rules/route.ts';
import { useBoard } from '../table/board.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import css from './SettingsDialog.module.css';
import { download, replayName } from './download.ts';

/** Look and pace of the page; nothing here touches the game. */
export function SettingsFields() {
  const { theme, pace, estimate, set } = useSettings();
  return (
    <>
      <Choice
        label="Theme"
        options={themes}
        value={theme}
        title={(each) => (each === 'system' ? 'As the system' : capital(each))}
        onChange={(chosen) => set({ theme: chosen })}
      />
      <Choice
        label="Speed of the opponent"
        options={paces}
        value={pace}
        title={capital}
        onChange={(chosen) => set({ pace: chosen })}
      />
      <Choice
        label="Estimate of who is ahead"
        options={['hidden', 'shown']}
        value={estimate ? 'shown' : 'hidden'}
        title={capital}
        onChange={(chosen) => set({ estimate: chosen === 'shown' })}
      />
    </>
  );
}

export function SettingsDialog({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  const { view, me } = useBoard();
  const session = useTable((state) => state.session);
  const report = useTable((state) => state.report);
  const save = () => {
    session.replay().then(
      (text) => download(replayName(session.setup.seed), text),
      (error: unknown) =>
        report(`The replay could not be written: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  return (
    <Dialog title="Menu" onClose={onClose}>
      <div className={css.fields}>
        <SettingsFields />
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Seed</dt>
          <dd>{session.setup.seed}</dd>
        </div>
        <div>
          <dt>Edition</dt>
          <dd>{editionTitle(session.setup.edition)}</dd>
        </div>
      </dl>
      <h3 className={css.title}>Keys</h3>
      <dl className={css.keys}>
        <div>
          <dt>
            <kbd>1</kbd> – <kbd>9</kbd>
          </dt>
          <dd>pick an option</dd>
        </div>
        <div>
          <dt>
            <kbd>0</kbd>
          </dt>
          <dd>pass or done</dd>
        </div>
        <div>
          <dt>
            <kbd>C</kbd>
          </dt>
          <dd>claim the battlefield</dd>
        </div>
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>confirm several</dd>
        </div>
        <div>
          <dt>
            <kbd>U</kbd>
          </dt>
          <dd>take back</dd>
        </div>
        <div>
          <dt>
            <kbd>H</kbd>
          </dt>
          <dd>ask for a hint</dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
          </dt>
          <dd>walk over the board</dd>
        </div>
      </dl>
      <div className={css.buttons}>
        <Button onClick={save}>
          <Sign of="download" /> Replay
        </Button>
        <Button onClick={() => useOverlay.getState().set({ dialog: 'lists' })}>
          <Sign of="lists" /> Deck lists
        </Button>
        <ButtonLink href={rulesHref()}>
          <Sign of="rules" /> Rules
        </ButtonLink>
        <Button
          onClick={() => useOverlay.getState().set({ dialog: 'concede' })}
          disabled={view.result !== null || me.eliminated}
        >
          <Sign of="flag" /> Concede
        </Button>
        <Button onClick={onLeave}>
          <Sign of="exit" /> New game
        </Button>
      </div>
      <Disclaimer className={css.foot} />
    </Dialog>
  );
}
