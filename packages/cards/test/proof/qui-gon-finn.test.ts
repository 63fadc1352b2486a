import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/index.js';
import { board } from '../support/table.js';

describe('Qui-Gon Jinn', () => {
  const blessed = (shields: number) => {
    const table = board({
      me: { characters: [{ card: 'Qui-Gon Jinn', shields }, 'Finn'], hand: ['Take Cover'] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Play Take Cover', 'Qui-Gon Jinn');
    return table;
  };

  test('[ex.trigger.qui-gon] [abilities.trigger-condition] before he gains shields he may give one up for 1 damage', () => {
    const table = board({
      me: { characters: [{ card: 'Qui-Gon Jinn', shields: 1, pool: ['1Sh'] }] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Resolve shield', 'Qui-Gon Jinn').isAsked('Use Qui-Gon Jinn', 'None').picks('Use Qui-Gon Jinn');
    table.me.isAsked('Qui-Gon Jinn', 'Bala-Tik').picks('Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(1);
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(1);
    table.rests();
  });

  test('[clar.qui-gon-jinn] [damage.shield.max] with three shields too: he has three again', () => {
    const table = blessed(3);
    table.me.picks('Use Qui-Gon Jinn', 'Bala-Tik');
    expect(table.opponent.card('Bala-Tik').damage).toBe(1);
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(3);
    table.rests();
  });

  test('[damage.shield.max] declining, the fourth is lost', () => {
    const table = blessed(3);
    table.me.picks('None');
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(3);
    table.rests();
  });

  test('without a shield he is not asked', () => {
    const table = blessed(0);
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(1);
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('damaging himself, the shield that is left blocks', () => {
    const table = blessed(2);
    table.me.picks('Use Qui-Gon Jinn', 'Qui-Gon Jinn');
    expect(table.me.card('Qui-Gon Jinn')).toMatchObject({ damage: 0, shields: 1 });
    table.rests();
  });

  test('shields for others do not concern him', () => {
    const table = board({
      me: { characters: [{ card: 'Qui-Gon Jinn', shields: 2 }, 'Finn'], hand: ['Take Cover'] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Play Take Cover', 'Finn');
    table.opponent.isAsked('Activate Bala-Tik', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[queue.before-nests] a bigger gift is one occasion', () => {
    const table = board({
      me: { characters: [{ card: 'Qui-Gon Jinn', shields: 2, elite: true, pool: ['2Sh'] }] },
      opponent: { characters: ['Bala-Tik'] },
    });
    table.me.picks('Resolve shield', 'Qui-Gon Jinn', 'Use Qui-Gon Jinn', 'Bala-Tik');
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(3);
    expect(table.opponent.card('Bala-Tik').damage).toBe(1);
    table.rests();
  });
});

describe('Finn', () => {
  test('[custom.card-overrides] any weapon may be attached to him, whatever its restrictions', () => {
    const table = board({
      me: { characters: ['Finn', 'Poe Dameron'], hand: ['Immobilize', 'Lightsaber', 'Force Throw'], resources: 3 },
      opponent: { characters: ['Kylo Ren'] },
    });
    // Abilities for blue characters only remain out of reach.
    expect(table.me.isOffered('Play Immobilize')).toBe(false);
    expect(table.me.isOffered('Play Force Throw')).toBe(false);
    table.me.picks('Play Lightsaber').isAsked('Finn', 'Poe Dameron').picks('Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
    table.rests();
  });

  test('[st.rey.modifier] [dice.modifier] 1 ranged and +2 ranged are 3 for one character', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', pool: ['1RD'], upgrades: [{ card: 'F-11D Rifle', pool: ['+2RD'] }] }] },
      opponent: { characters: ['Kylo Ren', 'Bala-Tik'] },
    });
    table.me.picks('Resolve ranged', 'F-11D Rifle: +2 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.opponent.card('Bala-Tik').damage).toBe(0);
    table.rests();
  });

  test('[st.rey.symbol-choice] [faq.melee-vs-ranged] melee and ranged dice need an action each', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', elite: true, pool: ['1RD', '1MD'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me
      .isAsked('Activate Finn', 'Resolve melee', 'Resolve ranged', 'Claim the battlefield', 'Pass')
      .picks('Resolve ranged', 'Kylo Ren');
    expect(table.me.pool).toEqual(['Finn 1MD']);
    table.opponent.picks('Pass');
    table.me.picks('Resolve melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    table.rests();
  });

  test('[faq.not-all-dice] [actions.resolve.not-all] dice may be left in the pool', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', elite: true, pool: ['1RD', '2RD'] },
          { card: 'Poe Dameron', pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Kylo Ren', 'Finn: 2 ranged', 'Kylo Ren', 'Done');
    expect(table.me.pool).toEqual(['Poe Dameron 2RD']);
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    table.rests();
  });

  test('[core.resolve.values] [dice.damage.per-die-target] each die hits for itself and returns to its own card', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', pool: ['1RD'] },
          { card: 'Poe Dameron', pool: ['2RD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren', 'Bala-Tik'] },
      rolls: [['Poe Dameron', '1R']],
    });
    table.me.picks('Resolve ranged', 'Finn: 1 ranged', 'Kylo Ren', 'Poe Dameron: 2 ranged', 'Bala-Tik');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.opponent.card('Bala-Tik').damage).toBe(2);
    table.opponent.picks('Pass');
    table.me.picks('Activate Poe Dameron');
    expect(table.me.pool).toEqual(['Poe Dameron 1R']);
    table.rests();
  });

  test('[st.rey.finn-subtype] [custom.card-overrides] red villain weapons and vehicles may be in his deck', () => {
    const rule = catalogue.get('01045').abilities.find((ability) => ability.kind === 'deck rule');
    expect(rule).toMatchObject({
      word: 'may include',
      include: { color: 'red', affiliation: 'villain', subtype: ['weapon', 'vehicle'] },
    });
  });
});
