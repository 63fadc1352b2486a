import { Match } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/index.js';
import { board, Table } from '../support/table.js';

const shooter = { card: 'First Order Stormtrooper', pool: ['2RD'] };
const guard = (damage: number) => ({ card: 'MagnaGuard', damage });

/** The opponent's shot brings the MagnaGuard to its health; then it is my turn. */
function struck(hand: string[] = []) {
  const table = board({
    me: { characters: [guard(7), 'Rey'], hand, deck: ['Aim', 'Aim'] },
    opponent: { characters: [shooter, { card: 'Bala-Tik', exhausted: true }], deck: ['Aim'] },
    battlefield: 'Frozen Wastes',
    turn: 'opponent',
  });
  table.opponent.picks('Resolve ranged', 'MagnaGuard');
  return table;
}

describe('MagnaGuard', () => {
  test('it is defeated when the round is over, not before', () => {
    const table = struck();
    expect(table.me.card('MagnaGuard').damage).toBe(8);
    table.me.isAsked('Activate MagnaGuard', 'Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    expect(table.opponent.card('Bala-Tik').exhausted, 'nobody was defeated').toBe(true);
    table.opponent.picks('Pass');
    expect(table.me.has('MagnaGuard')).toBe(false);
    expect(table.me.setAside).toContain('MagnaGuard');
    table.rests();
  });

  test('[replacement.triggers-from-replacement] its defeat then is one that others hear', () => {
    const table = board({
      me: { characters: [guard(7), 'Rey'], deck: ['Aim', 'Aim'] },
      opponent: { characters: [shooter, 'General Grievous'], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'MagnaGuard');
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    // Without an upgrade there is nothing to take.
    expect(table.me.has('MagnaGuard')).toBe(false);
    const armed = board({
      me: { characters: [{ ...guard(7), upgrades: ['F-11D Rifle'] }, 'Rey'], deck: ['Aim', 'Aim'] },
      opponent: { characters: [shooter, 'General Grievous'], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    armed.opponent.picks('Resolve ranged', 'MagnaGuard');
    armed.me.picks('Pass');
    armed.opponent.picks('Pass').isAsked('Use General Grievous', 'None').picks('Use General Grievous');
    expect(armed.opponent.upgradesOn('General Grievous')).toEqual(['F-11D Rifle']);
    armed.rests();
  });

  test('[clar.magnaguard.healed] healed meanwhile it falls all the same', () => {
    const table = struck(['Rejuvenate', 'Rejuvenate']);
    table.me.picks('Play Rejuvenate', 'MagnaGuard');
    table.opponent.picks('Pass');
    table.me.picks('Play Rejuvenate', 'MagnaGuard');
    expect(table.me.card('MagnaGuard').damage).toBe(6);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.me.has('MagnaGuard')).toBe(false);
    table.rests();
  });

  test('it can be activated until then', () => {
    const table = board({
      me: { characters: [guard(7), 'Rey'] },
      opponent: { characters: [shooter] },
      turn: 'opponent',
      rolls: [['MagnaGuard', '2MD1']],
    });
    table.opponent.picks('Resolve ranged', 'MagnaGuard');
    table.me.picks('Activate MagnaGuard');
    expect(table.me.pool).toEqual(['MagnaGuard 2MD1']);
    table.rests();
  });

  test('[clarification.magnaguard.more-damage] it can be dealt more, which is ignored', () => {
    const table = board({
      me: { characters: [guard(7), 'Rey'], deck: ['Aim'] },
      opponent: { characters: [shooter, shooter], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'First Order Stormtrooper: 2 ranged', 'MagnaGuard');
    table.opponent.picks('First Order Stormtrooper: 2 ranged', 'MagnaGuard');
    expect(table.me.card('MagnaGuard').damage).toBe(8);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.has('MagnaGuard')).toBe(false);
    table.rests();
  });

  test('defeated by an effect it falls at once', () => {
    const table = board({
      // Plo Koon has its ability, which does not help against an effect either.
      me: { characters: ['Plo Koon', 'MagnaGuard'], hand: ['Noble Sacrifice'] },
      opponent: { characters: ['Jango Fett'] },
    });
    table.me.picks('Play Noble Sacrifice', 'Jango Fett');
    expect(table.me.has('Plo Koon')).toBe(false);
    expect(table.opponent.card('Jango Fett').exhausted).toBe(true);
    table.rests();
  });

  test('[structure.end-of-round.order] the last one costs its player the game after the round', () => {
    const table = board({
      me: { characters: [guard(7)], deck: ['Aim'] },
      opponent: { characters: [shooter], deck: ['Aim'] },
      battlefield: 'Frozen Wastes',
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'MagnaGuard');
    expect(table.winner).toBe(null);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.winner).toBe('opponent');
  });

  test('[abilities.self-reference] one that left play and came back is another', () => {
    const saved = struck().match.save();
    const at = saved.stable.cards.findIndex((card) => saved.stable.codes[card.definition] === '03003');
    // As a return to play leaves it: the same card, one incarnation on.
    const cards = saved.stable.cards.map((card, id) =>
      id === at ? { ...card, incarnation: card.incarnation + 1 } : card,
    );
    const table = new Table(Match.load(catalogue, { ...saved, stable: { ...saved.stable, cards } }));
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.has('MagnaGuard')).toBe(true);
    table.rests();
  });
});
