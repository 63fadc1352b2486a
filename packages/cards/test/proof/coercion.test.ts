import type { Seat } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from '../support/table.js';

const coerced = (hand: string[], more: { resources?: number; characters?: string[] } = {}) => {
  const table = board({
    me: { characters: ['Bala-Tik'], hand: ['Coercion', 'Enrage'], resources: 1, deck: ['Aim'] },
    opponent: {
      characters: more.characters ?? ['Finn', 'Poe Dameron'],
      hand,
      resources: more.resources ?? 0,
      deck: ['Aim'],
    },
    battlefield: 'Frozen Wastes',
  });
  table.me.picks('Play Coercion');
  return table;
};

describe('Coercion', () => {
  test('[core.look-reveal] [terms.reveal] the hand is revealed to everybody and stays where it was', () => {
    const table = coerced(['Take Cover', 'Lightsaber', 'Unpredictable']);
    // Events only.
    table.me.isAsked('Take Cover', 'Unpredictable').picks('Take Cover');
    expect(table.opponent.hand).toEqual(['Take Cover', 'Lightsaber', 'Unpredictable']);
    expect(JSON.stringify(table.match.view(0 as Seat))).toContain('Lightsaber');
    table.rests();
  });

  test('[core.look-reveal] what is revealed shows the opponent nothing of mine', () => {
    const table = coerced(['Take Cover']);
    table.me.picks('Take Cover');
    expect(JSON.stringify(table.match.view(1 as Seat))).not.toContain('Enrage');
    table.rests();
  });

  test('the chosen event must be the next action', () => {
    const table = coerced(['Take Cover', 'Unpredictable']);
    table.me.picks('Take Cover');
    table.opponent.isAsked('Play Take Cover', 'Pass').picks('Play Take Cover', 'Finn');
    expect(table.opponent.card('Finn').shields).toBe(1);
    table.me.picks('Pass');
    table.opponent.isAsked(
      'Play Unpredictable',
      'Activate Finn',
      'Activate Poe Dameron',
      'Claim the battlefield',
      'Pass',
    );
    table.rests();
  });

  test('[clar.coercion.pass] [structure.pass.not-action] passing only puts it off', () => {
    const table = coerced(['Take Cover']);
    table.me.picks('Take Cover');
    table.opponent.picks('Pass');
    table.me.picks('Play Enrage');
    table.opponent.isAsked('Play Take Cover', 'Pass').picks('Play Take Cover', 'Finn');
    table.rests();
  });

  test('[clarification.coercion.cannot-pay] who cannot pay is free, and remains so', () => {
    const table = coerced(['Nowhere to Run', 'Take Cover'], { resources: 1 });
    table.me.picks('Nowhere to Run');
    table.opponent
      .isAsked('Play Take Cover', 'Activate Finn', 'Activate Poe Dameron', 'Claim the battlefield', 'Pass')
      .picks('Play Take Cover', 'Finn');
    table.me.picks('Pass');
    table.opponent.isAsked('Activate Finn', 'Activate Poe Dameron', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[clarification.coercion.cannot-pay] who does not meet its restriction is free too', () => {
    const table = coerced(['Dug in'], { resources: 2 });
    table.me.picks('Dug in');
    table.opponent.isAsked('Activate Finn', 'Activate Poe Dameron', 'Claim the battlefield', 'Pass');
    table.rests();
  });

  test('[clar.coercion.pass] [clarification.coercion.cannot-pay] after a pass it must be played as soon as it can be paid', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Coercion'], resources: 1 },
      opponent: { characters: [{ card: 'Finn', pool: ['1R'] }], hand: ['Flank', 'Nowhere to Run'], resources: 1 },
    });
    table.me.picks('Play Coercion', 'Nowhere to Run');
    expect(table.opponent.isOffered('Resolve resource')).toBe(true);
    table.opponent.picks('Resolve resource');
    table.me.picks('Pass');
    // That was the next action; nothing is owed any more.
    expect(table.opponent.isOffered('Activate Finn')).toBe(true);
    table.rests();
  });

  test('[clar.coercion.no-effect] [cards.event.no-effect-legal] it must be played even if nothing comes of it', () => {
    const table = coerced(['Noble Sacrifice', 'Take Cover']);
    table.me.picks('Noble Sacrifice');
    table.opponent.isAsked('Play Noble Sacrifice', 'Pass').picks('Play Noble Sacrifice');
    expect(table.opponent.discard).toEqual(['Noble Sacrifice']);
    expect(table.me.card('Bala-Tik').exhausted).toBe(false);
    table.rests();
  });

  test('without an event in the hand it is only revealed', () => {
    const table = coerced(['Lightsaber']);
    table.me.picks('Done');
    expect(table.opponent.isOffered('Activate Finn')).toBe(true);
    expect(JSON.stringify(table.match.view(0 as Seat))).toContain('Lightsaber');
    table.rests();
  });

  test('[terms.spot.failed] without a yellow character it does nothing', () => {
    const table = board({
      me: { characters: ['Kylo Ren'], hand: ['Coercion'], resources: 1 },
      opponent: { characters: ['Rey'], hand: ['Take Cover'] },
    });
    table.me.picks('Play Coercion');
    expect(JSON.stringify(table.match.view(0 as Seat))).not.toContain('Take Cover');
    table.rests();
  });

  test('[keyword.ambush] it is met before an additional action, which is free', () => {
    const table = coerced(['Take Cover', 'Unpredictable']);
    table.me.picks('Unpredictable');
    table.opponent.isAsked('Play Unpredictable', 'Pass').picks('Play Unpredictable');
    table.opponent.isAsked(
      'Play Take Cover',
      'Activate Finn',
      'Activate Poe Dameron',
      'Claim the battlefield',
      'Decline',
    );
    table.rests();
  });

  test('the obligation ends with the round', () => {
    const table = coerced(['Take Cover']);
    table.me.picks('Take Cover');
    table.opponent.picks('Pass');
    table.me.picks('Pass', 'None');
    table.opponent.picks('None');
    table.me.picks('Pass');
    expect(table.opponent.isOffered('Activate Finn')).toBe(true);
    table.rests();
  });

  test('[core.look-reveal] [terms.look-at] a card that is only looked at is seen by who looks', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', pool: ['Sp'] }] },
      opponent: { characters: ['Finn'], hand: ['Take Cover'] },
    });
    table.me.picks('Resolve special');
    expect(table.opponent.hand).toEqual(['Take Cover']);
    expect(JSON.stringify(table.match.view(0 as Seat))).toContain('Take Cover');
    expect(JSON.stringify(table.match.view(null))).not.toContain('Take Cover');
    table.rests();
  });
});
