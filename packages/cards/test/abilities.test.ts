import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Abilities: before, replacements, delayed effects, inherent, cannot, as far as possible. */

describe('before abilities', () => {
  test('[ex.trigger.qui-gon] [abilities.before] [queue.before-interrupts] ahead of what it waits for', () => {
    const table = board({
      me: { characters: [{ card: 'Qui-Gon Jinn', shields: 1, pool: ['1Sh'] }] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve shield', 'Qui-Gon Jinn').isAsked('Use Qui-Gon Jinn', 'None').picks('Use Qui-Gon Jinn');
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(0);
    table.me.picks('Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.me.card('Qui-Gon Jinn').shields).toBe(1);
    table.rests();
  });
});

describe('replacement', () => {
  const secondChance = (opponent: string[], upgrades: string[]) =>
    board({
      me: { characters: [{ card: 'Finn', damage: 8, upgrades }, 'Rey'] },
      opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }, ...opponent], resources: 1 },
      turn: 'opponent',
    });

  test('[ex.replacement.second-chance] [replacement.original-never-happened] nobody was defeated', () => {
    const table = secondChance(['Bala-Tik'], ['Second Chance']);
    table.opponent.picks('Resolve melee', 'Finn');
    expect(table.me.card('Finn').damage).toBe(5);
    expect(table.me.discard).toEqual(['Second Chance']);
    // Bala-Tik's controller is not asked.
    table.me.isAsked('Activate Finn', 'Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[ex.replacement.second-chance-grievous] [replacement.would-be-faster] it comes ahead of other before abilities', () => {
    const table = secondChance(['General Grievous'], ['Second Chance', 'Lightsaber']);
    table.opponent.picks('Resolve melee', 'Finn');
    table.me.isAsked('Activate Finn', 'Activate Rey', 'Claim the battlefield', 'Pass');
    expect(table.me.upgradesOn('Finn')).toEqual(['Lightsaber']);
  });

  test('[contradiction.replacement-queue] [replacement.several.same-player] [replacement.several.only-first] of two, one applies, chosen by its player', () => {
    const table = secondChance([], ['Second Chance', 'Second Chance']);
    table.opponent.picks('Resolve melee', 'Finn');
    table.me.isAsked('Use Second Chance', 'Use Second Chance').picks('Use Second Chance');
    expect(table.me.card('Finn').damage).toBe(5);
    expect(table.me.upgradesOn('Finn')).toEqual(['Second Chance']);
    table.rests();
  });

  test("[core.replacement.triggers] [replacement.several.different-players] between players the battlefield's controller decides", () => {
    const table = board({
      me: {
        characters: [
          { card: 'Finn', pool: ['2RD'], upgrades: ['Decoy'] },
          { card: 'Kylo Ren', pool: ['1MD'] },
        ],
      },
      opponent: { characters: [{ card: 'Bala-Tik', upgrades: ['Decoy', 'Hunker Down'] }, 'Count Dooku'] },
      battlefield: 'Frozen Wastes',
      controller: 'opponent',
    });
    table.me.picks('Resolve melee', 'Count Dooku');
    table.opponent.isAsked('Me', 'Opponent').picks('Opponent');
    table.opponent.isAsked('Use Decoy', 'None').picks('Use Decoy');
    expect(table.opponent.card('Bala-Tik').damage).toBe(1);
    expect(table.opponent.card('Count Dooku').damage).toBe(0);
    // The result triggers: melee damage was taken. My Decoy found nothing left to replace.
    expect(table.opponent.upgradesOn('Bala-Tik')).toEqual(['Decoy']);
    expect(table.me.card('Decoy').exhausted).toBe(false);
    table.rests();
  });
});

describe('delayed effects', () => {
  test('[ex.delayed.crime-lord] [abilities.delayed] [structure.end-of-round.order] after upkeep and the deck-out check', () => {
    const table = board({
      me: {
        characters: [{ card: 'Tusken Raider', upgrades: [{ card: 'Crime Lord', pool: ['Sp'] }] }],
        resources: 5,
        deck: ['Aim'],
      },
      opponent: { characters: ['Rey', 'Finn'], deck: ['Aim'] },
    });
    table.me.picks('Resolve special', 'Rey');
    expect(table.me.resources).toBe(0);
    expect(table.opponent.has('Rey')).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.opponent.has('Rey')).toBe(false);
    expect(table.me.view.round).toBe(3);
    expect(table.me.hand).toEqual(['Aim']);
  });

  test('[contradiction.crime-lord.wording] [faq.war-room-crime-lord] without 5 resources its special does nothing', () => {
    const table = board({
      me: { characters: [{ card: 'Tusken Raider', upgrades: [{ card: 'Crime Lord', pool: ['Sp'] }] }], resources: 4 },
      opponent: { characters: ['Rey', 'Finn'] },
      battlefield: 'Rebel War Room',
    });
    table.me.picks('Claim the battlefield', 'Yes');
    expect(table.me.resources).toBe(4);
    expect(table.me.pool).toEqual([]);
    table.opponent.isAsked('Activate Rey', 'Activate Finn', 'Pass');
  });
});

describe('inherent abilities', () => {
  test('[ex.inherent.diplomatic-immunity] they hold while the card is not in play', () => {
    const table = board({
      me: { characters: [{ card: 'Poe Dameron', pool: ['Sp'] }, 'Finn'], hand: ['Diplomatic Immunity'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Resolve special', 'Diplomatic Immunity', '3 shield', 'Poe Dameron', 'Poe Dameron', 'Finn');
    expect(table.me.card('Poe Dameron').shields).toBe(2);
    expect(table.me.card('Finn').shields).toBe(1);
    expect(table.me.discard).toEqual(['Diplomatic Immunity']);
    table.rests();
  });

  test('[contradiction.inherent.vibroknife] the Vibroknife is unblockable through Poe Dameron too', () => {
    const table = board({
      me: { characters: [{ card: 'Poe Dameron', pool: ['Sp'] }], hand: ['Vibroknife'] },
      opponent: { characters: [{ card: 'Kylo Ren', shields: 2 }] },
    });
    table.me.picks('Resolve special', 'Vibroknife').isAsked('1 melee', '1 discard', '1 resource');
    table.me.picks('1 melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren')).toMatchObject({ damage: 1, shields: 2 });
    table.rests();
  });
});

describe('cannot', () => {
  test('[core.negative] what may not be removed is not, though a card says so', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Dodge'], resources: 2 },
      opponent: {
        characters: [
          { card: 'TIE Pilot', pool: ['+1RD'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Play Dodge');
    expect(table.opponent.pool).toEqual(['First Order Stormtrooper 2RD']);
    table.rests();
  });
});

describe('as far as possible', () => {
  test('[core.targets.simultaneous] [terms.target.simultaneous] several targets are chosen before anything happens to one', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: [{ card: 'Infiltrate', pool: ['Sp'] }] }] },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['1MD', '2MD1'] },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
      },
      rolls: [
        ['Kylo Ren', '-'],
        ['First Order Stormtrooper', '-'],
      ],
    });
    table.me.picks('Resolve special', 'Kylo Ren: 1 melee');
    expect(table.opponent.pool).toEqual(['Kylo Ren 1MD', 'Kylo Ren 2MD1', 'First Order Stormtrooper 2RD']);
    table.me.picks('First Order Stormtrooper: 2 ranged');
    expect(table.opponent.pool).toEqual(['Kylo Ren -', 'Kylo Ren 2MD1', 'First Order Stormtrooper -']);
    table.rests();
  });

  test('[terms.ready.not-twice] a ready character is not readied', () => {
    const table = board({
      me: { characters: ['Bala-Tik', { card: 'Kylo Ren', pool: ['1MD'] }] },
      opponent: { characters: [{ card: 'Finn', damage: 9 }, 'Rey'] },
    });
    table.me.picks('Resolve melee', 'Finn');
    // Nothing to ready: nobody is asked.
    table.opponent.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[core.owner-zone] [terms.owner] a card goes to its owner, whoever controls it', () => {
    const table = board({
      me: {
        characters: [
          { card: 'General Grievous', damage: 9 },
          { card: 'Kylo Ren', pool: ['1MD'] },
        ],
      },
      opponent: {
        characters: [
          { card: 'Rey', damage: 9, upgrades: [{ card: 'Lightsaber', pool: ['1Sh'] }] },
          { card: 'Finn', pool: ['2RD'] },
        ],
      },
    });
    table.me.picks('Resolve melee', 'Rey', 'Use General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Lightsaber']);
    expect(table.me.card('Lightsaber')).toMatchObject({ owner: 1, controller: 0 });
    expect(table.opponent.pool).toEqual(['Finn 2RD']);
    table.opponent.picks('Resolve ranged', 'General Grievous');
    // Mine to redeploy, theirs to have in the discard pile.
    table.me.isAsked('Kylo Ren', 'Let it be discarded').picks('Let it be discarded');
    expect(table.me.discard).toEqual([]);
    expect(table.opponent.discard).toEqual(['Lightsaber']);
    expect(Object.values(table.me.view.dice).filter((die) => die.code === '01059')).toEqual([]);
    table.rests();
  });
});
