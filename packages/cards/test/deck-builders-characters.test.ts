import { battlefield, claim, gain, power } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* What characters do in play that change how decks are built. */

const LEIA = '08090';
const kylo = { characters: ['Kylo Ren'] };

describe('Anakin Skywalker (RIV 1)', () => {
  const withHand = (...hand: string[]): Parameters<typeof board>[0] => ({
    me: { characters: [{ card: 'Anakin Skywalker', pool: ['Sp'] }], hand },
    opponent: kylo,
  });

  test('a hero card discarded gives a character 2 shields', () => {
    const table = board(withHand('Riposte', 'Enrage', 'Lightsaber'));
    table.me.picks('Resolve special');
    expect(table.me.labels).toHaveLength(2);
    table.me.picks('mode:0', 'Riposte').isAsked('Anakin Skywalker', 'Kylo Ren').picks('Anakin Skywalker');
    expect(table.me.card('Anakin Skywalker').shields).toBe(2);
    expect(table.me.discard).toEqual(['Riposte']);
    table.rests();
  });

  test('a villain card discarded deals 2 damage', () => {
    const table = board(withHand('Riposte', 'Enrage', 'Lightsaber'));
    table.me.picks('Resolve special', 'mode:1', 'Enrage', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.me.discard).toEqual(['Enrage']);
    table.rests();
  });

  test('[areas.hand.information] without such a card nothing is discarded, and nothing comes of it', () => {
    const table = board(withHand('Lightsaber'));
    table.me.picks('Resolve special', 'mode:1', 'Done');
    expect(table.me.hand).toEqual(['Lightsaber']);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });
});

describe('Bo-Katan Kryze (WotF 89)', () => {
  test.each([
    ['Hunting Rifle', 2],
    ['Hunter Instinct', 3],
  ])('with %s on her she deals %i damage', (upgrade, damage) => {
    const table = board({
      me: { characters: [{ card: 'Bo-Katan Kryze', pool: ['Sp'], upgrades: [upgrade] }, 'Finn'] },
      opponent: kylo,
    });
    table.me.picks('Resolve special', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(damage);
    table.rests();
  });

  test('an upgrade on somebody else does not count', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Bo-Katan Kryze', pool: ['Sp'] },
          { card: 'Finn', upgrades: ['Hunter Instinct'] },
        ],
      },
      opponent: kylo,
    });
    table.me.picks('Resolve special', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
  });
});

describe('Leia Organa (AtG 90)', () => {
  const threatened = (supports: readonly string[], resources: number): ReturnType<typeof board> =>
    board({
      me: { characters: [{ card: LEIA, pool: ['Sp'] }], supports },
      opponent: { characters: ['Kylo Ren', 'Nightsister'], resources },
    });

  test('the opponent may give 1 resource, else each of their characters takes 2', () => {
    const table = threatened([], 2);
    table.me.picks('Resolve special');
    table.opponent.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.resources).toBe(1);
    expect(table.me.resources).toBe(1);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });

  test('refused, both take it', () => {
    const table = threatened([], 2);
    table.me.picks('Resolve special');
    table.opponent.picks('No');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.card('Nightsister').damage).toBe(2);
    table.rests();
  });

  test('[terms.spot.own-only] with a villain card of mine in play it is 2 resources; their own villains do not count', () => {
    const table = threatened(['Backup Muscle'], 2);
    table.me.picks('Resolve special');
    table.opponent.picks('Yes');
    expect(table.me.resources).toBe(2);
    expect(table.opponent.resources).toBe(0);
    table.rests();
  });

  test('who cannot pay it all is not asked', () => {
    const table = threatened(['Backup Muscle'], 1);
    table.me.picks('Resolve special');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.resources).toBe(1);
    table.rests();
  });

  test('[mp.choose-opponent] of two opponents one is threatened', () => {
    const table = board({
      me: { characters: [{ card: LEIA, pool: ['Sp'] }] },
      opponent: kylo,
      third: { characters: ['Finn', 'Rey'], resources: 1 },
    });
    table.me.picks('Resolve special', 'Third');
    table.third.picks('No');
    expect(table.third.card('Finn').damage).toBe(2);
    expect(table.third.card('Rey').damage).toBe(2);
    expect(table.opponent.card('Kylo Ren').damage).toBe(0);
    table.rests();
  });
});

describe('Clone Trooper (LEG 38)', () => {
  const activated = (controller: 'me' | 'opponent', again: string): ReturnType<typeof board> =>
    board({
      me: { characters: ['Clone Trooper', { card: 'Rey', pool: ['1R'] }] },
      opponent: kylo,
      battlefield: 'Outer Rim Outpost',
      controller,
      rolls: [
        ['Clone Trooper', '-'],
        [again, '2RD'],
      ],
    });

  test('after it is activated its die may be rerolled', () => {
    const table = activated('opponent', 'Clone Trooper');
    table.me.picks('Activate Clone Trooper', 'Yes', 'mode:0');
    expect(table.me.pool).toEqual(['Rey 1R', 'Clone Trooper 2RD']);
    table.rests();
  });

  test('with the battlefield any one of my character dice', () => {
    const table = board({
      me: { characters: ['Clone Trooper', { card: 'Rey', pool: ['1R'] }], supports: [{ card: 'BB-8', pool: ['1R'] }] },
      opponent: kylo,
      battlefield: 'Outer Rim Outpost',
      rolls: [
        ['Clone Trooper', '-'],
        ['Rey', '1MD'],
      ],
    });
    table.me.picks('Activate Clone Trooper', 'Yes', 'mode:1');
    expect(table.me.labels).toHaveLength(2);
    table.me.picks('Rey: 1 resource');
    expect(table.me.pool).toEqual(['Rey 1MD', 'BB-8 1R', 'Clone Trooper -']);
    table.rests();
  });
});

describe('Ewok Warrior (SoH 95)', () => {
  test('after it is activated it may deal 1 indirect damage', () => {
    const table = board({ me: { characters: ['Ewok Warrior', 'Rey'] }, opponent: kylo });
    table.me.picks('Activate Ewok Warrior', 'Yes');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    table.rests();
  });
});

describe('Pong Krell (CM 3)', () => {
  const activated = (mine: readonly string[], theirs: readonly string[]): ReturnType<typeof board> =>
    board({
      me: { characters: ['Pong Krell'], discard: mine, deck: ['Lightsaber'] },
      opponent: { characters: ['Rey'], discard: theirs, deck: ['Mind Probe'] },
      rolls: [['Pong Krell', '1R']],
    });

  test("[areas.owner-only] a hero card of any discard pile goes under its owner's deck, for 1 damage", () => {
    const table = activated(['Riposte', 'Enrage'], ['Heroism']);
    table.me.picks('Activate Pong Krell', 'Yes').isAsked('Riposte', 'Heroism').picks('Heroism', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.opponent.discard).toEqual([]);
    expect(table.opponent.deckCount).toBe(2);
    expect(table.me.deckCount).toBe(1);
    table.rests();
  });

  test('without a hero card there is nothing to do', () => {
    const table = activated(['Enrage'], []);
    table.me.picks('Activate Pong Krell');
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });
});

describe('Pyke Sentinel (CM 40)', () => {
  test('[keyword.guardian] after it is activated it may take the damage of an opposing die upon itself', () => {
    const table = board({
      me: { characters: ['Pyke Sentinel', 'Rey'] },
      opponent: { characters: [{ card: '04001', pool: ['2MD'] }] },
    });
    table.me.picks('Activate Pyke Sentinel', 'Yes');
    expect(table.me.card('Pyke Sentinel').damage).toBe(2);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});

describe('Clone Commander Cody (AtG 73)', () => {
  const CODY = 'Clone Commander Cody';
  const cody = { characters: [{ card: CODY, pool: ['Sp', 'Sp'], elite: true }] };
  const market = battlefield({
    code: '99490',
    title: 'Market',
    subtitle: 'Somewhere',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    abilities: [claim(gain(1)), power(gain(2))],
  });

  test('[actions.claim] he takes control of the battlefield and uses its claim ability, claimed or not', () => {
    for (const claimed of [undefined, 'opponent'] as const) {
      const table = board({
        me: { ...cody, deck: ['Probe', 'Enrage'] },
        opponent: { characters: ['Kylo Ren'] },
        battlefield: 'Outer Rim Outpost',
        controller: 'opponent',
        ...(claimed === undefined ? {} : { claimed }),
      });
      table.me.picks('Resolve special', `${CODY}: special`);
      expect(table.me.resources).toBe(1);
      expect(table.me.hand).toHaveLength(1);
      expect(table.me.view.battlefieldController).toBe(0);
      // That was no claim.
      expect(table.me.view.claimedBy).toBe(claimed === undefined ? null : 1);
    }
  });

  test('[actions.power-action] its power action too, also once it is used; it is spent by that', () => {
    const table = board(
      { me: cody, opponent: { characters: ['Kylo Ren'] }, battlefield: 'Market', controller: 'opponent' },
      [market],
    );
    table.me.picks('Resolve special', `${CODY}: special`);
    expect(table.me.labels).toHaveLength(2);
    table.me.picks('Use Market (power action)');
    expect(table.me.resources).toBe(2);
  });

  test('[cards.battlefield.controller] [actions.power-action] who controls a battlefield may use its power action once a round', () => {
    const table = board(
      { me: { characters: ['Rey'] }, opponent: { characters: ['Kylo Ren'] }, battlefield: 'Market' },
      [market],
    );
    table.me.picks('Use Market');
    expect(table.me.resources).toBe(2);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass').picks('Pass');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });
});

describe('Enfys Nest (CONV 141)', () => {
  const nest = (...pool: string[]): Parameters<typeof board>[0]['me'] => ({
    characters: [
      { card: 'Enfys Nest', pool },
      { card: 'Bala-Tik', pool: ['1RD'] },
    ],
  });

  test('[dice.through-card] her power action resolves up to 3 scoundrel dice of one symbol, costs unpaid', () => {
    const table = board({ me: nest('3MD1', '2MD1'), opponent: { characters: ['Kylo Ren', 'Nightsister'] } });
    table.me
      .picks('Use Enfys Nest')
      .isAsked('Enfys Nest: 3 melee for 1', 'Enfys Nest: 2 melee for 1', 'Bala-Tik: 1 ranged', 'Done');
    // What is resolved first settles the symbol.
    table.me.picks('Enfys Nest: 3 melee for 1', 'Kylo Ren').isAsked('Enfys Nest: 2 melee for 1', 'Done');
    table.me.picks('Enfys Nest: 2 melee for 1', 'Nightsister');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.opponent.card('Nightsister').damage).toBe(2);
    expect(table.me.pool).toEqual(['Bala-Tik 1RD']);
    table.rests();
  });
});

describe('Director Krennic (CM 21)', () => {
  test('[terms.turn-die] after he is activated one of my dice may be turned to a side with the value 1', () => {
    const table = board({
      me: { characters: ['12021', { card: 'FN-2199', pool: ['-'] }] },
      opponent: { characters: ['Rey'] },
      rolls: [['12021', '2F']],
    });
    table.me.picks('Activate Director Krennic', 'Yes', 'Director Krennic: 2 focus').isAsked('1 discard', '1 resource');
    table.me.picks('1 discard');
    expect(table.me.pool).toEqual(['FN-2199 -', 'Director Krennic 1Dc']);
    table.rests();
  });
});

describe('Kanan Jarrus (CM 55)', () => {
  test('[terms.turn-die] after he is activated I choose a symbol and a die, which an opponent turns to another symbol', () => {
    const table = board({
      me: { characters: ['12055'] },
      opponent: { characters: [{ card: '04001', pool: ['2MD'] }] },
      rolls: [['12055', '1R']],
    });
    table.me.picks('Activate Kanan Jarrus', 'Yes');
    expect(table.me.labels).toHaveLength(10);
    table.me.picks('Melee', 'Kylo Ren: 2 melee');
    table.opponent.isAsked('1 disrupt', '1 resource', 'Blank').picks('1 disrupt');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1Dr']);
    table.rests();
  });
});

describe("Enfys Nest's Marauder (CONV 142)", () => {
  const MARAUDER = "Enfys Nest's Marauder";

  test('[actions.resolve.pay] after its die is resolved on a side with a cost it may deal 1 indirect damage', () => {
    const table = board({
      me: { characters: [{ card: MARAUDER, pool: ['2MD1'] }], resources: 1 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve melee', 'Kylo Ren').isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.card('Kylo Ren').damage).toBe(3);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('a side without a cost is silent', () => {
    const table = board({
      me: { characters: [{ card: MARAUDER, pool: ['1Sh'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve shield', MARAUDER);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('Youngling (SoH 59)', () => {
  test('[actions.power-action] its power action plays a blue upgrade of the hand on it, for 1 less', () => {
    const table = board({
      me: {
        characters: ['Youngling', 'Qui-Gon Jinn'],
        hand: ['Force Throw', 'Lightsaber', 'Hunting Rifle'],
        resources: 2,
      },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Use Youngling').isAsked('Force Throw', 'Lightsaber').picks('Force Throw');
    expect(table.me.upgradesOn('Youngling')).toEqual(['Force Throw']);
    expect(table.me.upgradesOn('Qui-Gon Jinn')).toEqual([]);
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Youngling')).toBe(false);
  });
});
