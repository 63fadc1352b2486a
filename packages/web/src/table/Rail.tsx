import { useOverlay } from '../app/overlay.ts';
import { useTable } from '../app/table.ts';
import type { PlayerView } from '../contract.ts';
import { describeCard } from '../play/describe.ts';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import type { SignName } from '../symbols/shapes.ts';
import { RulesLines } from '../cards/RulesText.tsx';
import { faceOf, nameOf, useBoard } from './board.ts';
import { Marks } from './Marks.tsx';
import css from './Rail.module.css';
import { useEntity } from './useEntity.ts';

const phases = { setup: 'Setup', action: 'Action phase', upkeep: 'Upkeep', over: 'Game over' } as const;

/** Round, phase and whose turn it is. */
export function Round() {
  const { view, viewer } = useBoard();
  const turn =
    view.turn === null || view.result !== null
      ? null
      : view.turn === viewer
        ? 'Your turn'
        : `${nameOf(view, view.turn)}'s turn`;
  return (
    <header className={css.round}>
      <h1 className={css.number}>{view.round === 0 ? 'Setup' : `Round ${view.round}`}</h1>
      <p className={css.phase}>
        {view.round === 0 ? 'Before the first round' : phases[view.phase]}
        {turn !== null && <b data-mine={view.turn === viewer || undefined}>{turn}</b>}
      </p>
    </header>
  );
}

/** A player's name and counts. */
export function PlayerBlock({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { view } = useBoard();
  const thinks = useTable((table) => table.pondering === player.seat && !table.playing);
  const turn = view.turn === player.seat;
  const state = player.eliminated ? 'Out' : player.claimed ? 'Claimed' : player.passed ? 'Passed' : null;
  return (
    <section
      className={css.player}
      data-turn={turn || undefined}
      data-mine={mine || undefined}
      aria-label={mine ? `You, ${player.name}` : player.name}
    >
      <h2 className={css.name}>
        <span className={css.light} data-thinks={thinks || undefined} aria-hidden="true" />
        <span className={css.nameText}>{player.name}</span>
        {mine && <span className={css.you}>you</span>}
        {state !== null && <span className={css.state}>{state}</span>}
      </h2>
      <p className={css.resources}>
        <DieSymbol of="resource" />
        <b key={player.resources} className={css.changed}>
          {player.resources}
        </b>
        <span>{player.resources === 1 ? 'resource' : 'resources'}</span>
      </p>
      <dl className={css.counts}>
        <Count sign="deck" label="Deck" value={player.deckCount} anchor={`deck-${player.seat}`} />
        <Count sign="hand" label="Hand" value={player.handCount} anchor={mine ? undefined : `hand-${player.seat}`} />
      </dl>
      <PileButton player={player} />
      {!mine && (
        <p className={css.backs} aria-hidden="true">
          {Array.from({ length: Math.min(player.handCount, 10) }, (_, index) => (
            <i key={index} />
          ))}
        </p>
      )}
    </section>
  );
}

function Count({
  sign,
  label,
  value,
  anchor,
}: {
  readonly sign: SignName;
  readonly label: string;
  readonly value: number;
  readonly anchor: string | undefined;
}) {
  return (
    <div className={css.count} data-anchor={anchor}>
      <dt>
        <Sign of={sign} /> {label}
      </dt>
      <dd key={value} className={css.changed}>
        {value}
      </dd>
    </div>
  );
}

/** Opens the discard pile and what else of the player lies open. */
export function PileButton({ player }: { readonly player: PlayerView }) {
  const { options } = useBoard();
  const legal = [...player.discard, ...player.setAside].some((id) => options.has(id));
  return (
    <button
      type="button"
      className={css.pile}
      data-legal={legal || undefined}
      data-anchor={`discard-${player.seat}`}
      onClick={() => useOverlay.getState().set({ pile: player.seat })}
      aria-label={`Discard pile of ${player.name}: ${player.discard.length} cards. Open`}
    >
      <span>
        <Sign of="pile" /> Discard
      </span>
      <b key={player.discard.length} className={css.changed}>
        {player.discard.length}
      </b>
    </button>
  );
}

/** The battlefield and who controls it. */
export function Battlefield() {
  const { view, viewer } = useBoard();
  if (view.battlefield === null) {
    return (
      <section className={css.noBattlefield} aria-label="Battlefield">
        <p>Battlefield</p>
      </section>
    );
  }
  const controller = view.battlefieldController;
  const whose =
    controller === null
      ? 'Nobody controls it'
      : controller === viewer
        ? 'You control it'
        : `${nameOf(view, controller)} controls it`;
  return (
    <section className={css.battlefieldZone} aria-label="Battlefield">
      <BattlefieldCard id={view.battlefield} />
      <p className={css.controller} data-mine={controller === viewer || undefined}>
        <Sign of="flag" /> {whose}
        {view.claimedBy !== null && `, claimed this round`}
      </p>
    </section>
  );
}

function BattlefieldCard({ id }: { readonly id: string }) {
  const { view } = useBoard();
  const entity = useEntity(id);
  const card = view.cards[id];
  const face = faceOf(view, card);
  if (card === undefined || face === undefined) return null;
  return (
    <button {...entity.props} aria-label={describeCard(view, card)}>
      <span className={css.battlefield} data-color={face.color}>
        <Sign of="battlefield" className={css.skyline} />
        <span className={css.battlefieldTitle}>{face.title}</span>
        {face.subtitle !== null && <span className={css.place}>{face.subtitle}</span>}
        <span className={css.claim}>
          <RulesLines text={face.text} />
        </span>
      </span>
      <Marks entity={entity} />
    </button>
  );
}
