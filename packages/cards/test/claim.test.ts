import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Claiming the battlefield. */

describe('claiming', () => {
  test('[core.claim] [contradiction.claim.later-actions] its ability, its control, then no turns; the next round begins with the claimer', () => {
    const table = board({
      me: { characters: ['Rey', { card: 'Finn', pool: ['1R'] }], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], deck: ['Aim'] },
      battlefield: 'Rebel War Room',
      controller: 'opponent',
      rolls: [
        ['Kylo Ren', '-'],
        ['First Order Stormtrooper', '-'],
      ],
    });
    table.me.picks('Claim the battlefield').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.resources).toBe(1);
    expect(table.me.view).toMatchObject({ battlefieldController: 0, claimedBy: 0 });
    // The other plays on alone and cannot claim.
    table.opponent.isAsked('Activate Kylo Ren', 'Activate First Order Stormtrooper', 'Pass');
    table.opponent.picks('Activate Kylo Ren').isAsked('Activate First Order Stormtrooper', 'Pass');
    table.opponent.picks('Activate First Order Stormtrooper').isAsked('Pass').picks('Pass');
    expect(table.me.view).toMatchObject({ round: 3, claimedBy: null });
    table.me.isAsked('Activate Rey', 'Activate Finn', 'Play Aim', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[core.claim.own] [core.claim.optional] the own battlefield may be claimed, its ability left aside', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1R'] }], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Claim the battlefield', 'No');
    expect(table.me.resources).toBe(0);
    expect(table.me.view).toMatchObject({ battlefieldController: 0, claimedBy: 0, round: 2 });
    // One pass of the other ends the phase, since the claimer's is automatic.
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(3);
  });

  test('[core.claim.abilities] triggered abilities go on working', () => {
    const table = board({
      me: { characters: ['Count Dooku'], hand: ['Aim'], deck: ['Block'] },
      opponent: { characters: [{ card: 'Finn', pool: ['2RD'] }] },
      battlefield: 'Frozen Wastes',
    });
    table.me.picks('Claim the battlefield', 'No');
    table.opponent.picks('Resolve ranged', 'Count Dooku');
    table.me.isAsked('Use Count Dooku', 'None').picks('Use Count Dooku', 'Aim');
    expect(table.me.card('Count Dooku').damage).toBe(1);
  });

  test("[faq.rey-imperial-armory] [actions.claim.no-further-actions] Rey's action is lost when Imperial Armory played the upgrade", () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Lightsaber'], resources: 2 },
      opponent: { characters: ['Kylo Ren'] },
      battlefield: 'Imperial Armory',
      rolls: [['Kylo Ren', '-']],
    });
    table.me.picks('Claim the battlefield', 'Yes', 'Lightsaber').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Activate Kylo Ren').isAsked('Pass');
    table.rests();
  });

  test('[ex.custom.leia-han.war-room] [dice.through-card.cost] Rebel War Room waives the cost of a side', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      opponent: { characters: ['Rey'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Claim the battlefield', 'Yes', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    table.rests();
  });
});
