import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const CONNECTIONS = 'Underworld Connections';

describe('Underworld Connections', () => {
  test('[ex.action.underworld] [abilities.action] [actions.card-action] [terms.exhaust.not-twice] once it is exhausted it cannot be used', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], supports: [CONNECTIONS] },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks(`Use ${CONNECTIONS}`);
    expect(table.me.card(CONNECTIONS).exhausted).toBe(true);
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.support-with-action] [actions.play.support-action-later] [core.enter-ready] [cards.enter-ready] playing it does not use it; it is ready for a later action', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: [CONNECTIONS], resources: 2 },
      opponent: { characters: ['Finn'] },
    });
    table.me.picks(`Play ${CONNECTIONS}`);
    expect(table.me.resources).toBe(0);
    expect(table.me.card(CONNECTIONS).exhausted).toBe(false);
    table.opponent.picks('Pass');
    table.me.picks(`Use ${CONNECTIONS}`);
    expect(table.me.resources).toBe(1);
    table.rests();
  });

  test('[core.activate.support-without-die] [actions.activate.support-needs-die] without a die it cannot be activated', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], supports: [CONNECTIONS] },
      opponent: { characters: ['Finn'] },
    });
    table.me.isAsked(`Use ${CONNECTIONS}`, 'Activate Bala-Tik', 'Claim the battlefield', 'Pass');
  });
});
