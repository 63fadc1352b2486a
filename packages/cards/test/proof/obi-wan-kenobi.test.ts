import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const dying = (hand: string[], discard: string[] = []) =>
  board({
    me: { characters: [{ card: 'Obi-Wan Kenobi', damage: 10 }, 'Finn'], hand, discard },
    opponent: { characters: ['Tusken Raider', { card: 'First Order Stormtrooper', pool: ['1RD'] }], resources: 3 },
    turn: 'opponent',
  });

describe('Obi-Wan Kenobi', () => {
  test('before he is defeated a blue card of the hand or the discard pile may be played for free', () => {
    const table = dying(['Force Throw', 'Dodge'], ['Enrage', 'Aim']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me
      .isAsked('Use Obi-Wan Kenobi', 'None')
      .picks('Use Obi-Wan Kenobi')
      .isAsked('Force Throw', 'Enrage')
      .picks('Enrage');
    // Enrage deals its 1 damage to the only blue character, who is dying anyway.
    expect(table.me.resources).toBe(1);
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
    expect(table.me.discard).toEqual(['Aim', 'Enrage']);
    table.rests();
  });

  test('he may do without', () => {
    const table = dying(['Enrage']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me.picks('None');
    expect(table.me.hand).toEqual(['Enrage']);
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
    table.rests();
  });

  test('whether he is asked does not tell what is in the hand', () => {
    const table = dying(['Dodge']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi').isAsked('Done').picks('Done');
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
    table.rests();
  });

  test('[faq.obi-wan-heal] [replacement.healing-is-not] healing him does not save him', () => {
    const table = dying(['Rejuvenate']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi', 'Rejuvenate', 'Obi-Wan Kenobi');
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
    expect(table.me.discard).toEqual(['Rejuvenate']);
    table.rests();
  });

  test('[faq.obi-wan-noble-sacrifice] [queue.before-nests] his chain resolves inside out', () => {
    const table = dying(['Noble Sacrifice', 'Noble Sacrifice', 'Rejuvenate']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me
      .picks('Use Obi-Wan Kenobi')
      .isAsked('Noble Sacrifice', 'Noble Sacrifice', 'Rejuvenate')
      .picks('Noble Sacrifice');
    // The first would defeat him: once more.
    table.me.picks('Use Obi-Wan Kenobi').isAsked('Noble Sacrifice', 'Rejuvenate').picks('Noble Sacrifice');
    // And again, with a third card that resolves first of all.
    table.me.picks('Use Obi-Wan Kenobi').isAsked('Rejuvenate').picks('Rejuvenate');
    table.me.isAsked('Obi-Wan Kenobi', 'Finn', 'Tusken Raider', 'First Order Stormtrooper').picks('Obi-Wan Kenobi');
    // Now the second Noble Sacrifice defeats him and exhausts somebody, and he can be chosen for nothing any more.
    expect(table.me.has('Obi-Wan Kenobi')).toBe(false);
    table.me.isAsked('Finn', 'Tusken Raider', 'First Order Stormtrooper').picks('Tusken Raider');
    expect(table.opponent.card('Tusken Raider').exhausted).toBe(true);
    // The first one has nobody to defeat, so it exhausts nobody.
    expect(table.opponent.card('First Order Stormtrooper').exhausted).toBe(false);
    expect(table.me.card('Finn').exhausted).toBe(false);
    expect(table.me.discard).toEqual(['Rejuvenate', 'Noble Sacrifice', 'Noble Sacrifice']);
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[queue.before-nests] a card that is resolving is not offered again', () => {
    const table = dying(['Noble Sacrifice']);
    table.opponent.picks('Resolve ranged', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi', 'Noble Sacrifice');
    // Nothing is left to play, so he is not asked a second time.
    table.me.isAsked('Finn', 'Tusken Raider', 'First Order Stormtrooper').picks('Finn');
    expect(table.me.card('Finn').exhausted).toBe(true);
    table.rests();
  });

  test("[core.focus] up to two own dice are turned, another player's never", () => {
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', pool: ['2F'] },
          { card: 'Finn', elite: true, pool: ['1R', '1MD'] },
          { card: 'Rey', pool: ['1Dc'] },
        ],
      },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['-'] }] },
    });
    table.me.picks('Resolve focus').isAsked('Finn: 1 resource', 'Finn: 1 melee', 'Rey: 1 discard', 'None');
    table.me.picks('Finn: 1 resource', 'Rey: 1 discard', '2 ranged', '+2 melee');
    expect(table.me.pool).toEqual(['Finn 2RD', 'Finn 1MD', 'Rey +2MD']);
    table.rests();
  });

  test('[core.focus] [dice.focus.up-to] turning none is legal', () => {
    const table = board({
      me: {
        characters: [
          { card: 'Obi-Wan Kenobi', pool: ['2F'] },
          { card: 'Rey', pool: ['1Dc'] },
        ],
      },
      opponent: { characters: ['Tusken Raider'] },
    });
    table.me.picks('Resolve focus', 'None');
    expect(table.me.pool).toEqual(['Rey 1Dc']);
    table.rests();
  });

  test('[keyword.guardian] [contradiction.guardian.owner] he has Guardian, which his controller uses', () => {
    const table = board({
      me: { characters: ['Obi-Wan Kenobi'] },
      opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD1'] }] },
      rolls: [['Obi-Wan Kenobi', '1R']],
    });
    table.me.picks('Activate Obi-Wan Kenobi', 'Yes');
    expect(table.me.card('Obi-Wan Kenobi').damage).toBe(2);
    expect(table.opponent.pool).toEqual([]);
    table.rests();
  });
});

describe('Noble Sacrifice', () => {
  test('without a blue character it does nothing', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Noble Sacrifice'] },
      opponent: { characters: ['Tusken Raider'] },
    });
    table.me.picks('Play Noble Sacrifice');
    expect(table.me.discard).toEqual(['Noble Sacrifice']);
    expect(table.opponent.card('Tusken Raider').exhausted).toBe(false);
    table.rests();
  });

  test('[contradiction.null-action] [faq.stalling] played without effect it is not a pass', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Noble Sacrifice'] },
      opponent: { characters: ['Tusken Raider'] },
      turn: 'opponent',
    });
    table.opponent.picks('Pass');
    table.me.picks('Play Noble Sacrifice');
    table.opponent.isAsked('Activate Tusken Raider', 'Claim the battlefield', 'Pass').picks('Pass');
    // Had playing it been a pass, upkeep would have come.
    table.me.isAsked('Activate Finn', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('defeating the last character ends the game before anybody is exhausted', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Noble Sacrifice'] },
      opponent: { characters: ['Tusken Raider'] },
    });
    table.me.picks('Play Noble Sacrifice');
    expect(table.winner).toBe('opponent');
  });
});
