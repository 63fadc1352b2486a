import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* The six actions but for resolving dice and claiming: what may be done, and what it does. */

const kylo = { characters: ['Kylo Ren'] };

describe('the list of actions', () => {
  test('[actions.list] all six kinds, and passing', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', pool: ['1R'] },
          { card: 'Rey', exhausted: true },
        ],
        supports: ['Awakening', { card: 'BB-8', exhausted: true }],
        hand: ['Take Cover', 'Lightsaber'],
        resources: 2,
      },
      opponent: kylo,
    });
    table.me.isAsked(
      'Play Take Cover',
      'Activate Finn',
      'Resolve resource',
      'Use Awakening',
      'Discard Take Cover to reroll',
      'Discard Lightsaber to reroll',
      'Claim the battlefield',
      'Pass',
    );
  });
});

describe('playing a card', () => {
  test('[core.play.cost] [cards.cost.pay] what cannot be paid is not offered; what can is paid', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Lightsaber', 'Aim', 'Dodge'], resources: 2 },
      opponent: kylo,
    });
    table.me.isAsked('Play Aim', 'Play Dodge', 'Activate Rey', 'Claim the battlefield', 'Pass');
    table.me.picks('Play Aim');
    expect(table.me.resources).toBe(1);
    expect(table.me.hand).toEqual(['Lightsaber', 'Dodge']);
  });

  test('[actions.play.event] [cards.event.resolve] [cards.event.limbo] [areas.limbo] [areas.events-never-in-play] an event lies in limbo until it has resolved', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Take Cover'] },
      opponent: kylo,
    });
    table.me.picks('Play Take Cover');
    const { view } = table.opponent;
    expect(view.limbo.map((id) => view.cards[id])).toMatchObject([{ code: '01157', zone: 'limbo' }]);
    expect(table.me.hand).toEqual([]);
    expect(table.me.discard).toEqual([]);
    table.me.picks('Rey');
    expect(table.me.discard).toEqual(['Take Cover']);
    expect(table.me.view.limbo).toEqual([]);
  });

  test('[actions.play.upgrade] [cards.upgrade.attach] [actions.play.upgrade-die] [contradiction.die-location] [areas.enter-play] [areas.pool.else-on-card] an upgrade goes on an own character, with its die', () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Lightsaber'], resources: 3 },
      opponent: kylo,
    });
    table.me.picks('Play Lightsaber').isAsked('Rey', 'Finn').picks('Finn');
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
    expect(table.me.card('Lightsaber').dice).toHaveLength(1);
    expect(table.me.pool).toEqual([]);
  });

  test('[faq.upgrade-on-exhausted] [actions.play.no-auto-roll] the new die is not rolled before the next activation', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', exhausted: true }], hand: ['Lightsaber'], resources: 3, deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      rolls: [
        ['Finn', '-'],
        ['Lightsaber', '1Sh'],
      ],
    });
    table.me.picks('Play Lightsaber');
    expect(table.me.pool).toEqual([]);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    // A new round: Finn is ready again.
    table.me.picks('Activate Finn');
    expect(table.me.pool).toEqual(['Finn -', 'Lightsaber 1Sh']);
    table.rests();
  });

  test('[core.enter-ready] [faq.support-with-action] a support comes ready; its action is for later', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['+2MD'] }], hand: ['Awakening'], resources: 1 },
      opponent: kylo,
    });
    table.me.picks('Play Awakening');
    expect(table.me.card('Awakening')).toMatchObject({ zone: 'play', exhausted: false, host: null });
    expect(table.me.pool).toEqual(['Rey +2MD']);
    table.opponent.picks('Pass');
    table.me.isAsked('Use Awakening', 'Claim the battlefield', 'Pass');
  });

  test('[cards.support.persist] [abilities.active-while-in-play] it stays, and serves round after round', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', pool: ['+2MD', '+1R'] }], supports: ['Awakening'], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      rolls: [
        ['Rey', '+1R'],
        ['Rey', '-'],
      ],
    });
    table.me.picks('Use Awakening', 'Rey: +2 melee', 'Kylo Ren');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.me.picks('Activate Rey');
    table.opponent.picks('Pass');
    table.me.picks('Use Awakening');
    // Two from upkeep, one from the die.
    expect(table.me.resources).toBe(3);
    expect(table.me.card('Awakening')).toMatchObject({ zone: 'play', exhausted: true });
    table.rests();
  });

  test('[cards.support.unlimited] any number of supports', () => {
    const table = board({
      me: {
        characters: ['Rey'],
        supports: ['Awakening', 'Awakening', 'BB-8', 'Launch Bay'],
        hand: ['Awakening'],
        resources: 1,
      },
      opponent: kylo,
    });
    table.me.picks('Play Awakening');
    expect(table.me.player.supports).toHaveLength(5);
  });
});

describe('activating', () => {
  test('[core.activate.all-dice] [core.unique.dice] [terms.exhaust] [areas.pool.own] exhausts the card and rolls every die on it and its upgrades', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', elite: true, upgrades: ['Vibroknife'] }, 'Finn'] },
      opponent: kylo,
      rolls: [
        ['Rey', '1MD'],
        ['Rey', '1R'],
        ['Vibroknife', '+2MD'],
      ],
    });
    table.me.picks('Activate Rey');
    expect(table.me.pool).toEqual(['Rey 1MD', 'Rey 1R', 'Vibroknife +2MD']);
    expect(table.me.card('Rey').exhausted).toBe(true);
    // Nothing is resolved in the same action.
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[actions.activate.ready-only] [actions.activate.support] [cards.support.die] a ready support with a die rolls it; exhausted ones cannot', () => {
    const table = board({
      me: {
        characters: [{ card: 'Rey', exhausted: true }],
        supports: ['BB-8', { card: 'First Order TIE Fighter', exhausted: true }],
      },
      opponent: kylo,
      rolls: [['BB-8', '1Dr']],
    });
    table.me.isAsked('Activate BB-8', 'Claim the battlefield', 'Pass').picks('Activate BB-8');
    expect(table.me.pool).toEqual(['BB-8 1Dr']);
    expect(table.me.card('BB-8').exhausted).toBe(true);
    table.rests();
  });

  test('[core.activate.support-without-die] a support without a die cannot be activated', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', exhausted: true, pool: ['+2MD'] }], supports: ['Awakening'] },
      opponent: kylo,
    });
    table.me.isAsked('Use Awakening', 'Claim the battlefield', 'Pass');
  });

  test('[faq.readied-character-dice] [actions.activate.not-pool-dice] dice in the pool are left as they are', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Bala-Tik', elite: true, exhausted: true, pool: ['+2RD'] },
          { card: 'Kylo Ren', pool: ['1MD'] },
        ],
      },
      opponent: { characters: [{ card: 'Finn', damage: 9 }, 'Rey'] },
      rolls: [['Bala-Tik', '1R']],
    });
    table.me.picks('Resolve melee', 'Finn').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
    expect(table.me.pool).toEqual(['Bala-Tik +2RD']);
    table.opponent.picks('Pass');
    table.me.picks('Activate Bala-Tik');
    expect(table.me.pool).toEqual(['Bala-Tik +2RD', 'Bala-Tik 1R']);
    table.rests();
  });

  test('[core.upgrade.independent] upgrades keep their state, and exhausted ones roll too', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: 'Lightsaber', exhausted: true }, 'Infiltrate'] }] },
      opponent: kylo,
      rolls: [
        ['Finn', '-'],
        ['Lightsaber', '-'],
        ['Infiltrate', '-'],
      ],
    });
    table.me.picks('Activate Finn');
    expect(table.me.pool).toEqual(['Finn -', 'Lightsaber -', 'Infiltrate -']);
    expect(table.me.card('Lightsaber').exhausted).toBe(true);
    expect(table.me.card('Infiltrate').exhausted).toBe(false);
    table.rests();
  });
});

describe('discarding to reroll', () => {
  const rerolling = {
    me: {
      characters: [
        { card: 'Rey', pool: ['-', '1R'] },
        { card: 'Finn', pool: ['-'] },
      ],
      supports: [{ card: 'BB-8', pool: ['-'] }],
      hand: ['Aim'],
    },
    opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
  };

  test('[core.reroll.batch] all dice are picked before the first is rolled', () => {
    const table = board({
      ...rerolling,
      rolls: [
        ['Rey', '1MD'],
        ['Finn', '2RD'],
        ['BB-8', '1F'],
      ],
    });
    table.me.picks('Discard Aim to reroll');
    table.me.isAsked('Rey: blank', 'Rey: 1 resource', 'Finn: blank', 'BB-8: blank');
    table.me.picks('Rey: blank').isAsked('Rey: 1 resource', 'Finn: blank', 'BB-8: blank', 'Done');
    expect(table.me.pool).toEqual(['Rey -', 'Rey 1R', 'Finn -', 'BB-8 -']);
    table.me.picks('Finn: blank', 'BB-8: blank');
    expect(table.me.pool).toEqual(['Rey 1MD', 'Rey 1R', 'Finn 2RD', 'BB-8 1F']);
    expect(table.me.discard).toEqual(['Aim']);
    table.rests();
  });

  test('[contradiction.reroll.zero-dice] [actions.reroll] none may be chosen by the Rules Reference 1.5 alone', () => {
    for (const edition of ['awakenings', 'legacies', 'convergence', 'current']) {
      const table = board({ me: { characters: ['Rey'], hand: ['Aim'] }, opponent: kylo, edition });
      table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    }
    const table = board({
      me: { characters: ['Rey'], hand: ['Aim'], deck: ['Block'] },
      opponent: kylo,
      edition: 'rr15',
    });
    table.me.isAsked('Activate Rey', 'Discard Aim to reroll', 'Claim the battlefield', 'Pass');
    table.me.picks('Discard Aim to reroll');
    // A card has left the hand: it is no pass.
    table.opponent.picks('Pass');
    expect(table.me.view.round).toBe(2);

    const some = board({ ...rerolling, edition: 'rr15' });
    some.me
      .picks('Discard Aim to reroll')
      .isAsked('Rey: blank', 'Rey: 1 resource', 'Finn: blank', 'BB-8: blank', 'None');
    some.me.picks('None');
    some.rests();
  });
});

describe("using a card's action", () => {
  test('[abilities.action] [actions.card-action] [terms.exhaust.not-twice] by exhausting it, so once', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: ['Hunker Down'] }] },
      opponent: kylo,
    });
    table.me.picks('Use Hunker Down');
    expect(table.me.card('Finn').shields).toBe(1);
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
  });
});
