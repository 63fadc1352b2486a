import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

/* Cards that the clarifications of the proof cards name beside them. */

describe('Ammo Belt', () => {
  const belted = { card: 'Finn', upgrades: [{ card: 'Thermal Detonator', pool: ['Sp'] }, 'Ammo Belt'] };

  test('[err.ammo-belt] it goes in the place of a weapon that a card effect discards', () => {
    const table = board({ me: { characters: [belted] }, opponent: { characters: ['Rey', 'Poe Dameron'] } });
    table.me.picks('Resolve special');
    expect(table.opponent.card('Rey').damage).toBe(3);
    table.me.isAsked('Use Ammo Belt', 'None').picks('Use Ammo Belt');
    expect(table.me.upgradesOn('Finn')).toEqual(['Thermal Detonator']);
    expect(table.me.discard).toEqual(['Ammo Belt']);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[err.ammo-belt] it may be kept', () => {
    const table = board({ me: { characters: [belted] }, opponent: { characters: ['Rey', 'Poe Dameron'] } });
    table.me.picks('Resolve special', 'None');
    expect(table.me.upgradesOn('Finn')).toEqual(['Ammo Belt']);
    expect(table.me.discard).toEqual(['Thermal Detonator']);
    table.rests();
  });

  test('[err.ammo-belt] replacing is no card effect', () => {
    const table = board({
      me: { characters: [belted], hand: ['Cunning'], resources: 0 },
      opponent: { characters: ['Rey'] },
    });
    // Only the Detonator is dear enough.
    table.me.picks('Play Cunning');
    expect(table.me.upgradesOn('Finn')).toEqual(['Ammo Belt', 'Cunning']);
    expect(table.me.discard).toEqual(['Thermal Detonator']);
    table.rests();
  });

  test('[err.ammo-belt] nor is the defeat of the character, whoever wants the upgrades', () => {
    const table = board({
      me: { characters: [{ ...belted, damage: 9 }, 'Rey'] },
      opponent: { characters: ['General Grievous', { card: 'First Order Stormtrooper', pool: ['2RD'] }] },
      turn: 'opponent',
    });
    table.opponent.picks('Resolve ranged', 'Finn').isAsked('Use General Grievous', 'None').picks('None');
    expect(table.me.discard).toEqual(['Thermal Detonator', 'Ammo Belt']);
    table.rests();
  });
});

describe('Padawan', () => {
  const paying = (upgrades: string[], hand: string[], resources: number) =>
    board({
      me: { characters: [{ card: 'Padawan', upgrades }], hand, resources },
      opponent: { characters: ['Kylo Ren'] },
    });

  test('a weapon costs 1 less on one without upgrades', () => {
    const table = paying([], ['Lightsaber'], 2);
    table.me.picks('Play Lightsaber');
    expect(table.me.resources).toBe(0);
    expect(table.me.upgradesOn('Padawan')).toEqual(['Lightsaber']);
    table.rests();
  });

  test('what is no weapon does not, nor does a second one', () => {
    const table = paying([], ['Force Throw'], 2);
    expect(table.me.isOffered('Play Force Throw')).toBe(false);
    const second = paying(['Jedi Robes'], ['Vibroknife'], 1);
    // Only by replacing.
    second.me.picks('Play Vibroknife').picks('Decline');
    expect(second.me.upgradesOn('Padawan')).toEqual(['Vibroknife']);
    expect(second.me.resources).toBe(1);
    table.rests();
  });

  test('[clar.padawan] [actions.replace.old-stays-until-new] an upgrade that is being replaced still counts', () => {
    const table = paying(['Force Throw'], ['Lightsaber'], 3);
    table.me.picks('Play Lightsaber', 'Force Throw');
    expect(table.me.resources).toBe(3);
    const hunkered = paying(['Hunker Down'], ['Lightsaber'], 3);
    hunkered.me.picks('Play Lightsaber', 'Hunker Down');
    expect(hunkered.me.resources).toBe(0);
    expect(hunkered.me.upgradesOn('Padawan')).toEqual(['Lightsaber']);
    const poor = paying(['Hunker Down'], ['Lightsaber'], 2);
    expect(poor.me.isOffered('Play Lightsaber')).toBe(false);
    hunkered.rests();
  });
});

describe('Surgical Strike', () => {
  const striking = () =>
    board({
      me: {
        characters: [
          { card: 'Poe Dameron', pool: ['3RD1'] },
          { card: 'First Order Stormtrooper', pool: ['1RD'] },
          { card: 'Finn', pool: ['1RD'] },
        ],
        hand: ['Surgical Strike'],
        resources: 1,
      },
      opponent: { characters: ['Rey'], supports: ['Running Interference', 'Black One'] },
    });

  test('[clar.surgical-strike] [contradiction.any-number.zero] without a die removed nothing is discarded, whatever it costs', () => {
    const table = striking();
    // Yellow dice do not count.
    table.me
      .picks('Play Surgical Strike')
      .isAsked('Poe Dameron: 3 ranged for 1', 'First Order Stormtrooper: 1 ranged', 'None');
    table.me.picks('None');
    expect(table.opponent.has('Running Interference')).toBe(true);
    expect(table.me.pool).toHaveLength(3);
    table.rests();
  });

  test('[clar.surgical-strike] with one showing 1 a support of up to 2', () => {
    const table = striking();
    table.me.picks('Play Surgical Strike', 'First Order Stormtrooper: 1 ranged');
    expect(table.opponent.discard).toEqual(['Running Interference']);
    expect(table.me.pool).toEqual(['Poe Dameron 3RD1', 'Finn 1RD']);
    table.rests();
  });

  test('[terms.combined-value] [terms.remove-die.unresolvable-counts] with two the values add up', () => {
    const table = striking();
    table.me.picks('Play Surgical Strike', 'Poe Dameron: 3 ranged for 1', 'First Order Stormtrooper: 1 ranged');
    table.me.isAsked('Running Interference', 'Black One').picks('Black One');
    expect(table.opponent.discard).toEqual(['Black One']);
    table.rests();
  });
});

describe('Ancient Lightsaber', () => {
  test('its action heals 2 and puts it under the deck', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', damage: 5, upgrades: ['Ancient Lightsaber'] }], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks('Use Ancient Lightsaber');
    expect(table.me.card('Rey').damage).toBe(3);
    expect(table.me.upgradesOn('Rey')).toEqual([]);
    expect(table.me.deckCount).toBe(2);
    table.rests();
  });

  test("[clar.ancient-lightsaber] [areas.owner-only] taken by General Grievous it heals him and goes under its owner's deck", () => {
    const table = board({
      me: {
        characters: [
          { card: 'General Grievous', damage: 5 },
          { card: 'First Order Stormtrooper', pool: ['2RD'] },
        ],
        deck: ['Aim'],
      },
      opponent: {
        characters: [{ card: 'Rey', damage: 9, upgrades: [{ card: 'Ancient Lightsaber', pool: ['1MD'] }] }, 'Finn'],
        deck: ['Dodge'],
      },
    });
    table.me.picks('Resolve ranged', 'Rey', 'Use General Grievous');
    table.opponent.picks('Pass');
    table.me.picks('Use Ancient Lightsaber');
    expect(table.me.card('General Grievous').damage).toBe(3);
    expect(table.me.deckCount).toBe(1);
    expect(table.opponent.deckCount).toBe(2);
    expect(table.me.has('Ancient Lightsaber')).toBe(false);
    table.rests();
  });
});

describe("It's a Trap!", () => {
  const trapping = () =>
    board({
      me: {
        characters: [
          { card: 'Leia Organa', pool: ['1F'] },
          { card: 'Admiral Ackbar', elite: true, pool: ['2F', '1Dc'] },
          { card: 'Finn', pool: ['1MD'] },
        ],
        hand: ["It's a Trap!"],
        resources: 1,
      },
      opponent: {
        characters: [
          { card: 'Kylo Ren', pool: ['1R'] },
          { card: 'Bala-Tik', pool: ['1RD'] },
        ],
      },
    });

  test("[err.its-a-trap] up to two red dice are turned to a symbol that an opponent's die shows; it has no Ambush", () => {
    const table = trapping();
    table.me.picks("Play It's a Trap!").isAsked('Resource', 'Ranged').picks('Resource');
    // Yellow dice cannot be turned; the values need not match.
    table.me.isAsked('Leia Organa: 1 focus', 'Admiral Ackbar: 2 focus', 'Admiral Ackbar: 1 discard', 'None');
    table.me.picks('Leia Organa: 1 focus', 'Admiral Ackbar: 1 discard');
    expect(table.me.pool).toEqual(['Leia Organa 1R', 'Admiral Ackbar 2F', 'Admiral Ackbar 1R', 'Finn 1MD']);
    table.opponent.isAsked(
      'Activate Kylo Ren',
      'Activate Bala-Tik',
      'Resolve ranged',
      'Resolve resource',
      'Claim the battlefield',
      'Pass',
    );
    table.rests();
  });

  test('[err.its-a-trap] with several sides of the symbol one is chosen', () => {
    const table = trapping();
    table.me.picks("Play It's a Trap!", 'Ranged', 'Leia Organa: 1 focus', 'Done');
    table.me.isAsked('1 ranged', '2 ranged', '2 ranged for 1').picks('2 ranged');
    expect(table.me.pool[0]).toBe('Leia Organa 2RD');
    table.rests();
  });

  test("without a die in an opponent's pool nothing is turned", () => {
    const table = board({
      me: { characters: [{ card: 'Leia Organa', pool: ['1F'] }], hand: ["It's a Trap!"], resources: 1 },
      opponent: { characters: ['Kylo Ren'] },
    });
    table.me.picks("Play It's a Trap!");
    expect(table.me.pool).toEqual(['Leia Organa 1F']);
    table.rests();
  });
});

describe('Leia Organa', () => {
  test('her action removes her die to reroll up to two others', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Leia Organa', pool: ['1F'] },
          { card: 'Finn', pool: ['1MD'] },
        ],
      },
      opponent: { characters: ['Kylo Ren'] },
      rolls: [['Finn', '2RD']],
    });
    table.me.picks('Use Leia Organa', 'Finn: 1 melee');
    expect(table.me.pool).toEqual(['Finn 2RD']);
    table.rests();
  });
});
