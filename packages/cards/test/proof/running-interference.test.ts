import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

describe('Running Interference', () => {
  test('after an action it may be set aside to keep an opponent from the same action on the next turn', () => {
    const table = board({
      me: { characters: ['Finn', 'Rey'], supports: ['Running Interference'] },
      opponent: { characters: ['Bala-Tik'], hand: ['Take Cover'] },
      rolls: [['Finn', '1R']],
    });
    table.me.picks('Activate Finn').isAsked('Yes', 'No').picks('Yes');
    table.opponent.isAsked('Play Take Cover', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  const interfering = (copies: number) =>
    board({
      me: {
        characters: ['Finn', 'Rey'],
        supports: Array.from({ length: copies }, () => 'Running Interference'),
        hand: ['Take Cover', 'Take Cover', 'Take Cover'],
      },
      opponent: { characters: [{ card: 'Bala-Tik', pool: ['1RD'] }], hand: ['Enrage', 'Enrage', 'Enrage'] },
      battlefield: 'Frozen Wastes',
    });

  test('the kind of action is meant: playing a card', () => {
    const table = interfering(1);
    table.me.picks('Play Take Cover', 'Finn').isAsked('Yes', 'No').picks('Yes');
    expect(table.me.setAside).toContain('Running Interference');
    expect(table.me.has('Running Interference')).toBe(false);
    table.opponent.isAsked(
      'Activate Bala-Tik',
      'Resolve ranged',
      'Discard Enrage to reroll',
      'Discard Enrage to reroll',
      'Discard Enrage to reroll',
      'Claim the battlefield',
      'Pass',
    );
    table.rests();
  });

  test('it may be kept', () => {
    const table = interfering(1);
    table.me.picks('Play Take Cover', 'Finn', 'No');
    expect(table.opponent.isOffered('Play Enrage')).toBe(true);
    expect(table.me.has('Running Interference')).toBe(true);
    table.rests();
  });

  test('[clar.running-interference] two copies after one action do not reach further than the next turn', () => {
    const table = interfering(2);
    table.me
      .picks('Play Take Cover', 'Finn')
      .isAsked('Use Running Interference', 'Use Running Interference')
      .picks('Use Running Interference', 'Yes', 'Yes');
    expect(table.opponent.isOffered('Play Enrage')).toBe(false);
    table.opponent.picks('Pass');
    table.me.picks('Play Take Cover', 'Rey');
    expect(table.opponent.isOffered('Play Enrage')).toBe(true);
    table.rests();
  });

  test('a copy for each of two turns does', () => {
    const table = interfering(2);
    table.me.picks('Play Take Cover', 'Finn', 'Use Running Interference', 'Yes', 'No');
    expect(table.opponent.isOffered('Play Enrage')).toBe(false);
    table.opponent.picks('Pass');
    table.me.picks('Play Take Cover', 'Rey', 'Yes');
    expect(table.opponent.isOffered('Play Enrage')).toBe(false);
    table.rests();
  });

  test('the action that plays it is over only when it is in play, so that it may be used for that one', () => {
    const table = board({
      me: { characters: ['Finn'], hand: ['Running Interference'] },
      opponent: { characters: ['Bala-Tik'], hand: ['Enrage'] },
    });
    table.me.picks('Play Running Interference');
    table.me.isAsked('Yes', 'No').picks('Yes');
    expect(table.opponent.isOffered('Play Enrage')).toBe(false);
    table.rests();
  });

  test('[structure.pass.not-action] passing is no action', () => {
    const table = interfering(1);
    table.me.picks('Pass');
    expect(table.opponent.isOffered('Play Enrage')).toBe(true);
    table.rests();
  });

  test('claiming is one', () => {
    const table = interfering(1);
    table.me.picks('Claim the battlefield', 'No', 'Yes');
    expect(table.opponent.isOffered('Claim the battlefield')).toBe(false);
    table.rests();
  });

  test('an action of a card, resolving dice and rerolling are kinds of their own', () => {
    const table = board({
      me: { characters: [{ card: 'Finn', upgrades: ['Hunker Down'] }], supports: ['Running Interference'] },
      opponent: { characters: [{ card: 'Bala-Tik', pool: ['1RD'], upgrades: ['Hunker Down'] }] },
    });
    table.me.picks('Use Hunker Down', 'Yes');
    table.opponent.isAsked('Activate Bala-Tik', 'Resolve ranged', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});
