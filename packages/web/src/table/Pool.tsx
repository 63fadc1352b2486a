import type { DieView, PlayerView } from '../contract.ts';
import { Cube } from '../dice/Cube.tsx';
import { describeDie } from '../play/describe.ts';
import { diceOf, useBoard } from './board.ts';
import { Marks } from './Marks.tsx';
import css from './Pool.module.css';
import { useEntity } from './useEntity.ts';

/** The dice that a player has rolled. */
export function Pool({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { view } = useBoard();
  const dice = diceOf(view, player.pool);
  const name = mine ? 'Your dice pool' : `${player.name}'s dice pool`;
  return (
    <section
      className={css.pool}
      data-mine={mine || undefined}
      data-empty={dice.length === 0 || undefined}
      data-many={dice.length > 10 || undefined}
      aria-label={name}
      data-anchor={`pool-${player.seat}`}
    >
      {dice.length === 0 ? (
        <p className={css.name}>{name}</p>
      ) : (
        <ul className={css.dice}>
          {dice.map((die) => (
            <li key={die.id}>
              <PoolDie die={die} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PoolDie({ die }: { readonly die: DieView }) {
  const board = useBoard();
  const entity = useEntity(die.id);
  return (
    <button
      {...entity.props}
      className={`${entity.props.className} ${css.die}`}
      aria-label={describeDie(board.view, die)}
    >
      <Cube
        sides={die.sides}
        showing={die.showing ?? 0}
        color={die.color}
        tumble={board.moves.tumbles.get(die.id) ?? null}
      />
      <Marks entity={entity} />
    </button>
  );
}
