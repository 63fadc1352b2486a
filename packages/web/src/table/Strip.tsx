import { useOverlay } from '../app/overlay.ts';
import type { PlayerView } from '../contract.ts';
import { describeCard } from '../play/describe.ts';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { faceOf, nameOf, useBoard } from './board.ts';
import { Marks } from './Marks.tsx';
import css from './Strip.module.css';
import { useEntity } from './useEntity.ts';

interface StripProps {
  readonly player: PlayerView;
  readonly mine: boolean;
  /** Shows more of the player; the name becomes a button. */
  readonly onOpen?: (() => void) | undefined;
}

/** A player's name and counts in one line. */
export function Strip({ player, mine, onOpen }: StripProps) {
  const { view } = useBoard();
  const state = player.eliminated ? 'out' : player.claimed ? 'claimed' : player.passed ? 'passed' : null;
  return (
    <section
      className={css.strip}
      data-turn={view.turn === player.seat || undefined}
      data-mine={mine || undefined}
      aria-label={mine ? `You, ${player.name}` : player.name}
    >
      <h2 className={css.name}>
        {onOpen === undefined ? (
          player.name
        ) : (
          <button type="button" className={css.open} onClick={onOpen} aria-label={`${player.name}: show large`}>
            {player.name}
          </button>
        )}
        {state !== null && <span className={css.state}>{state}</span>}
      </h2>
      <ul className={css.counts} hidden={player.eliminated && view.players.length > 2}>
        <li data-gold aria-label={`${player.resources} resources`}>
          <DieSymbol of="resource" /> {player.resources}
        </li>
        <li aria-label={`${player.handCount} cards in hand`} data-anchor={mine ? undefined : `hand-${player.seat}`}>
          <Sign of="hand" /> {player.handCount}
        </li>
        <li aria-label={`${player.deckCount} cards in the deck`} data-anchor={`deck-${player.seat}`}>
          <Sign of="deck" /> {player.deckCount}
        </li>
        <li>
          <button
            type="button"
            aria-label={`Discard pile of ${player.name}: ${player.discard.length} cards. Open`}
            onClick={() => useOverlay.getState().set({ pile: player.seat })}
          >
            <Sign of="pile" /> {player.discard.length}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** The battlefield in one line between the two sides. */
export function BattlefieldStrip() {
  const { view, viewer } = useBoard();
  if (view.battlefield === null) return null;
  const controller = view.battlefieldController;
  return (
    <section className={css.battlefield} aria-label="Battlefield">
      <BattlefieldChip id={view.battlefield} />
      <p data-mine={controller === viewer || undefined}>
        <Sign of="flag" /> {controller === null ? 'Nobody' : controller === viewer ? 'You' : nameOf(view, controller)}
      </p>
    </section>
  );
}

function BattlefieldChip({ id }: { readonly id: string }) {
  const { view } = useBoard();
  const entity = useEntity(id);
  const card = view.cards[id];
  const face = faceOf(view, card);
  if (card === undefined || face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span className={css.place}>
        <Sign of="battlefield" /> {face.title}
      </span>
      <Marks entity={entity} />
    </button>
  );
}
