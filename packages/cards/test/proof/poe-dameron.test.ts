import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const poe = { card: 'Poe Dameron', pool: ['Sp'] };

describe('Poe Dameron', () => {
  test('he resolves a side of a card that he discards', () => {
    const table = board({
      me: { characters: [poe], hand: ['F-11D Rifle', 'Flank'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special').isAsked('F-11D Rifle', 'Flank').picks('F-11D Rifle');
    // No plus sides, no blank, and no resource for the 2 ranged.
    table.me.isAsked('1 resource', 'Special').picks('1 resource');
    expect(table.me.resources).toBe(1);
    expect(table.me.discard).toEqual(['F-11D Rifle']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('a side with a cost is paid for', () => {
    const table = board({
      me: { characters: [poe], hand: ['F-11D Rifle'], resources: 1 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'F-11D Rifle', '2 ranged for 1', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('a card without a die is discarded for nothing', () => {
    const table = board({ me: { characters: [poe], hand: ['Flank'] }, opponent: { characters: ['Rey'] } });
    table.me.picks('Resolve special', 'Flank');
    expect(table.me.discard).toEqual(['Flank']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[abilities.then] a vehicle may be played from the discard pile afterwards, for its cost', () => {
    const table = board({
      me: { characters: [poe], hand: ['Black One'], resources: 4 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'Black One', '3 ranged', 'Rey').isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.card('Rey').damage).toBe(3);
    expect(table.me.has('Black One')).toBe(true);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  test('it is not offered without the resources, nor for what is no vehicle', () => {
    const table = board({
      me: { characters: [poe], hand: ['Black One'], resources: 3 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'Black One', '2 ranged', 'Rey');
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    const bay = board({
      me: { characters: [poe], hand: ['Launch Bay'], resources: 5 },
      opponent: { characters: ['Rey'] },
    });
    bay.me.picks('Resolve special', 'Launch Bay', 'X disrupt');
    bay.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
    bay.rests();
  });

  test('[clar.poe-dameron] [abilities.then] the special of the discarded card is resolved completely before', () => {
    const table = board({
      me: { characters: [poe], hand: ['Millennium Falcon', 'Unpredictable'], resources: 5 },
      opponent: { characters: [{ card: 'Rey', pool: ['1MD'] }] },
      rolls: [['Rey', '1R']],
    });
    table.me.picks('Resolve special', 'Millennium Falcon', 'Special', 'Unpredictable', 'Rey: 1 melee');
    expect(table.opponent.pool).toEqual(['Rey 1R']);
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.has('Millennium Falcon')).toBe(true);
    expect(table.me.resources).toBe(0);
    // The Ambush of the event comes when all of that is done.
    table.me.isAsked('Activate Poe Dameron', 'Activate Millennium Falcon', 'Claim the battlefield', 'Decline');
    table.rests();
  });

  test("[faq.poe-black-one] Black One's die is in no pool, so that nothing is rerolled", () => {
    const table = board({
      me: { characters: [poe], hand: ['Black One'], resources: 4 },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'Black One', 'Special', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.me.has('Black One')).toBe(true);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[ex.inherent.diplomatic-immunity] [abilities.inherent] the shields of Diplomatic Immunity may be split', () => {
    const table = board({
      me: { characters: [poe, 'Finn'], hand: ['Diplomatic Immunity'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'Diplomatic Immunity', '3 shield', 'Poe Dameron', 'Poe Dameron', 'Finn');
    expect(table.me.card('Poe Dameron').shields).toBe(2);
    expect(table.me.card('Finn').shields).toBe(1);
    table.rests();
  });

  test("[contradiction.inherent.vibroknife] a Vibroknife's damage is unblockable", () => {
    const table = board({
      me: { characters: [poe], hand: ['Vibroknife'] },
      opponent: { characters: [{ card: 'Rey', shields: 3 }] },
    });
    table.me.picks('Resolve special', 'Vibroknife', '1 melee', 'Rey');
    expect(table.opponent.card('Rey')).toMatchObject({ damage: 1, shields: 3 });
    table.rests();
  });

  test('[clar.id9-seeker-droid.inherent] X counts the dice of that name in the pool', () => {
    const table = board({
      me: {
        characters: [
          poe,
          {
            card: 'Kylo Ren',
            upgrades: [
              { card: 'ID9 Seeker Droid', pool: ['XDc'] },
              { card: 'ID9 Seeker Droid', pool: ['-'] },
            ],
          },
        ],
        hand: ['ID9 Seeker Droid'],
      },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'ID9 Seeker Droid', 'X melee', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    table.rests();
  });

  test('[abilities.inherent.list] Launch Bay counts the cards that are left in the hand', () => {
    const table = board({
      me: { characters: [poe], hand: ['Launch Bay', 'Flank', 'Aim'] },
      opponent: { characters: ['Rey'] },
    });
    table.me.picks('Resolve special', 'Launch Bay', 'X ranged', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(2);
    table.rests();
  });

  test('[abilities.self-reference] what would discard itself from play is not in play', () => {
    const table = board({
      me: { characters: [poe], hand: ['Infantry Grenades'] },
      opponent: { characters: ['Rey', 'Finn'] },
    });
    table.me.picks('Resolve special', 'Infantry Grenades', 'Special');
    expect(table.opponent.card('Rey').damage).toBe(2);
    expect(table.opponent.card('Finn').damage).toBe(2);
    expect(table.me.discard).toEqual(['Infantry Grenades']);
    table.rests();
  });
});

describe('Black One', () => {
  test('[dice.special.reroll-once] its die is rerolled instead of leaving, and is done for this action', () => {
    const table = board({
      me: { characters: ['Finn'], supports: [{ card: 'Black One', pool: ['Sp'] }] },
      opponent: { characters: ['Rey'] },
      rolls: [['Black One', 'Sp']],
    });
    table.me.picks('Resolve special', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.me.pool).toEqual(['Black One Sp']);
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.me.isAsked('Resolve special', 'Activate Finn', 'Activate Black One', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[faq.special-on-exhausted] its special works while it is exhausted', () => {
    const table = board({
      me: { characters: ['Finn'], supports: [{ card: 'Black One', pool: ['Sp'], exhausted: true }] },
      opponent: { characters: ['Rey'] },
      rolls: [['Black One', '-']],
    });
    table.me.picks('Resolve special', 'Rey');
    expect(table.opponent.card('Rey').damage).toBe(1);
    expect(table.me.pool).toEqual(['Black One -']);
    table.rests();
  });
});
