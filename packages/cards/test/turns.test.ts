import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Rounds, turns, passing, additional actions. */

const reyAlone = { characters: ['Rey'], deck: ['Aim', 'Block'] };
const kyloAlone = { characters: ['Kylo Ren'], deck: ['Aim', 'Block'] };

describe('turns', () => {
  test('[core.turns.alternate] a pass does not end the phase, two passes in a row do', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], deck: ['Aim'], resources: 0 },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], deck: ['Aim'] },
      rolls: [
        ['Rey', '-'],
        ['Finn', '-'],
        ['Kylo Ren', '-'],
      ],
    });
    table.me.picks('Activate Rey');
    table.opponent.picks('Pass');
    table.me.picks('Activate Finn');
    table.opponent.picks('Activate Kylo Ren');
    table.me.picks('Pass');
    expect(table.me.view).toMatchObject({ round: 2, phase: 'action' });
    table.opponent.isAsked('Activate First Order Stormtrooper', 'Claim the battlefield', 'Pass').picks('Pass');
    expect(table.me.view.round).toBe(3);
    table.rests();
  });

  test('[structure.pass] who has passed may act again on the next own turn', () => {
    const table = board({ me: reyAlone, opponent: kyloAlone, rolls: [['Kylo Ren', '-']] });
    table.me.picks('Pass');
    table.opponent.picks('Activate Kylo Ren');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test("[structure.first-turn] each round the battlefield's controller begins", () => {
    const table = board({ me: reyAlone, opponent: kyloAlone, battlefield: 'Frozen Wastes', controller: 'opponent' });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(3);
    table.opponent.picks('Pass');
  });

  test('[faq.turn-and-round] [structure.rounds] a turn is one action, a round an action phase and its upkeep', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', exhausted: true }], deck: ['Aim'], resources: 0 },
      opponent: { characters: [{ card: 'Kylo Ren', exhausted: true }], deck: ['Aim'] },
    });
    table.me.picks('Pass');
    expect(table.me.view).toMatchObject({ round: 2, turn: 1 });
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(3);
    expect(table.me.resources).toBe(2);
    expect(table.me.card('Rey').exhausted).toBe(false);
  });
});

describe('an action that changes nothing', () => {
  test('[contradiction.null-action] [structure.pass.not-null] playing a card without effect is no pass', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Enrage'], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      turn: 'opponent',
    });
    table.opponent.picks('Pass');
    table.me.picks('Play Enrage');
    expect(table.me.view.round).toBe(2);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass').picks('Pass');
    expect(table.me.view.round).toBe(2);
    table.me.picks('Pass');
    expect(table.me.view.round).toBe(3);
  });

  test('[structure.pass.not-null] exhausting a card is no pass, though nothing more comes of it', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', shields: 3, upgrades: ['Hunker Down'] }], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      turn: 'opponent',
    });
    table.opponent.picks('Pass');
    table.me.picks('Use Hunker Down');
    expect(table.me.card('Finn').shields).toBe(3);
    expect(table.me.card('Hunker Down').exhausted).toBe(true);
    expect(table.me.view.round).toBe(2);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('[structure.pass.not-null] a reroll to the same side is no pass', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['-'] }], supports: ['Power of the Dark Side'], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      turn: 'opponent',
      rolls: [['Finn', '1MD']],
    });
    table.opponent.picks('Pass');
    table.me.picks('Use Power of the Dark Side');
    expect(table.me.view.round).toBe(2);
    table.rests();
  });
});

describe('passing', () => {
  test('[structure.pass.not-action] it is no action', () => {
    const table = board({
      me: { characters: ['Rey'], supports: ['Running Interference'], hand: ['Enrage'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Pass');
    // Nothing "after you take an action" is asked.
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');

    const acting = board({
      me: { characters: ['Rey'], supports: ['Running Interference'], hand: ['Take Cover'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    acting.me.picks('Play Take Cover', 'Rey').isAsked('Yes', 'No');
  });
});

describe('additional actions', () => {
  test('[structure.pass.not-decline] [contradiction.decline-or-pass] declining one is no pass', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Unpredictable'], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
    });
    table.me.picks('Play Unpredictable', 'Decline');
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(2);
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[ex.extra.rey-jango] [structure.extra.order] [queue.extra-actions-outside] what one sets off is done before the next', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Vibroknife'], resources: 2 },
      opponent: { characters: ['Jango Fett'] },
      rolls: [
        ['Rey', '1MD'],
        ['Vibroknife', '-'],
        ['Jango Fett', '1RD'],
      ],
    });
    table.me.picks('Play Vibroknife', 'Yes');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Activate Rey');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.pool).toEqual(['Jango Fett 1RD']);
    table.me.isAsked('Resolve melee', 'Claim the battlefield', 'Decline').picks('Decline');
    table.opponent.isAsked('Resolve ranged', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test("[structure.extra.off-turn] one that comes in the opponent's turn is taken at once", () => {
    // Obi-Wan falls in the opponent's turn and plays a blue upgrade on Rey.
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', damage: 10 },
          { card: 'Rey', exhausted: true },
        ],
        hand: ['Force Throw'],
      },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }, 'First Order Stormtrooper'] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve melee', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi', 'Force Throw', 'Rey', 'Yes');
    table.me.isAsked('Claim the battlefield', 'Decline').picks('Decline');
    // Then the turn passes as usual.
    table.me.isAsked('Claim the battlefield', 'Pass');
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
  });

  test('[structure.extra.immediate] it cannot be saved: after declining, the turn is over', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Lightsaber'], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [['Kylo Ren', '-']],
    });
    table.me.picks('Play Lightsaber', 'Yes', 'Decline');
    table.opponent.picks('Activate Kylo Ren');
    table.me.picks('Pass');
    table.opponent.isAsked('Claim the battlefield', 'Pass');
    table.rests();
  });
});
