import {
  action,
  allDice,
  atRoundEnd,
  attachOnlyTo,
  bindCard,
  changesCost,
  changesHandSize,
  choose,
  chooseDice,
  damage,
  defeat,
  each,
  event,
  eventCard,
  exhaust,
  firstThen,
  gain,
  giveShields,
  handOf,
  keyword,
  lasting,
  ongoing,
  playOnlyIf,
  power,
  ready,
  remove,
  reveal,
  special,
  spot,
  support,
  upgrade,
  valueOf,
  you,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Rules that no automated card shows yet: with cards made up for them. */

const red = { color: 'red', affiliation: 'neutral', rarity: 'starter' } as const;
const blue = { ...red, color: 'blue' } as const;

describe('power actions', () => {
  const generator = support({ ...red, code: '99002', title: 'Generator', cost: 0, abilities: [power(gain(1))] });
  const saber = upgrade({
    ...red,
    code: '99003',
    title: 'Saber',
    cost: 0,
    abilities: [keyword('redeploy'), power(gain(1))],
  });

  test('[core.power-action.two-copies] [actions.power-action] [actions.power-action.per-card] each card once a round', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Generator', 'Generator'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      [generator],
    );
    table.me.picks('Use Generator');
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.isAsked('Use Generator', 'Activate Rey', 'Claim the battlefield', 'Pass').picks('Use Generator');
    table.opponent.picks('Pass');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    // A new round.
    table.me.isAsked('Play Aim', 'Use Generator', 'Use Generator', 'Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[gap.power-action.control-change] a use stays spent when the card moves or changes hands', () => {
    const table = board(
      {
        me: { characters: ['General Grievous', { card: 'Kylo Ren', pool: ['1MD'] }] },
        opponent: { characters: [{ card: 'Rey', damage: 9, upgrades: ['Saber'] }, 'Finn'] },
        turn: 'opponent',
      },
      [saber],
    );
    table.opponent.picks('Use Saber');
    table.me.picks('Resolve melee', 'Rey', 'Use General Grievous');
    expect(table.me.upgradesOn('General Grievous')).toEqual(['Saber']);
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Saber')).toBe(false);
  });
});

describe('the end of the game', () => {
  const ruin = eventCard({
    ...red,
    code: '99004',
    title: 'Ruin',
    cost: 0,
    abilities: [event(damage(9, each({ type: 'character' })))],
  });

  test("[gap.both-last-defeated] both last characters at once: the battlefield's controller wins", () => {
    for (const controller of ['me', 'opponent'] as const) {
      const table = board(
        {
          me: { characters: [{ card: 'Rey', damage: 5 }], hand: ['Ruin'] },
          opponent: { characters: [{ card: 'Kylo Ren', damage: 5 }] },
          battlefield: 'Frozen Wastes',
          controller,
        },
        [ruin],
      );
      table.me.picks('Play Ruin');
      expect(table.winner).toBe(controller);
    }
  });
});

describe('actions in a turn of the other', () => {
  const rush = eventCard({
    ...blue,
    code: '99005',
    title: 'Rush',
    cost: 0,
    abilities: [keyword('ambush'), event(gain(1))],
  });

  test('[core.ambush.off-turn] Ambush there: one action at once, then the turn goes on', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Obi-Wan Kenobi', damage: 10 }, 'Rey'], hand: ['Rush'] },
        opponent: { characters: [{ card: 'Finn', pool: ['1RD', '2RD'] }, 'Kylo Ren'] },
        turn: 'opponent',
        rolls: [['Rey', '1MD']],
      },
      [rush],
    );
    table.opponent.picks('Resolve ranged', 'Finn: 1 ranged', 'Obi-Wan Kenobi');
    table.me.picks('Use Obi-Wan Kenobi', 'Rush');
    // The action that it interrupted is finished first.
    table.opponent.isAsked('Finn: 2 ranged', 'Done').picks('Done');
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Decline').picks('Activate Rey');
    table.me.isAsked('Resolve melee', 'Claim the battlefield', 'Pass');
    table.rests();
  });
});

describe('"then" and what is not done', () => {
  const call = eventCard({
    ...red,
    code: '99006',
    title: 'Call',
    cost: 0,
    abilities: [event(bindCard(choose({ type: 'character' }), (one) => firstThen(ready(one), gain(3))))],
  });
  const hush = eventCard({
    ...red,
    code: '99007',
    title: 'Hush',
    cost: 0,
    abilities: [event(bindCard(choose({ type: 'character' }), (one) => firstThen(exhaust(one), gain(3))))],
  });

  test('[core.ready-exhaust] a ready card is not readied, an exhausted one not exhausted: "then" does not follow', () => {
    const after = (card: string, whom: string) => {
      const table = board(
        {
          me: { characters: ['Rey', { card: 'Finn', exhausted: true }], hand: [card] },
          opponent: { characters: ['Kylo Ren'] },
        },
        [call, hush],
      );
      table.me.picks(`Play ${card}`, whom);
      table.rests();
      return { resources: table.me.resources, exhausted: table.me.card(whom).exhausted };
    };
    expect(after('Call', 'Rey')).toEqual({ resources: 0, exhausted: false });
    expect(after('Call', 'Finn')).toEqual({ resources: 3, exhausted: false });
    expect(after('Hush', 'Rey')).toEqual({ resources: 3, exhausted: true });
    expect(after('Hush', 'Finn')).toEqual({ resources: 0, exhausted: true });
  });

  const sweep = eventCard({
    ...red,
    code: '99031',
    title: 'Sweep',
    cost: 0,
    abilities: [event(firstThen(remove(chooseDice({ whose: 'opponent' }, { count: 2 })), gain(3)))],
  });

  test('[abilities.then] two dice are wanted: with one it is done in part, and "then" does not follow', () => {
    const swept = (pool: string[]) => {
      const table = board(
        { me: { characters: ['Rey'], hand: ['Sweep'] }, opponent: { characters: [{ card: 'Kylo Ren', pool }] } },
        [sweep],
      );
      table.me.picks('Play Sweep');
      expect(table.opponent.pool).toEqual([]);
      return table.me.resources;
    };
    expect(swept(['1Sh', '-'])).toBe(3);
    expect(swept(['1Sh'])).toBe(0);
  });
});

describe('an action that changes nothing', () => {
  const open = support({
    ...red,
    code: '99008',
    title: 'Open Book',
    cost: 0,
    abilities: [action(reveal(handOf(you)))],
  });

  test('[structure.pass.null-action] it counts as a pass', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Open Book'], hand: ['Aim'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
        turn: 'opponent',
      },
      [open],
    );
    table.opponent.picks('Pass');
    table.me.picks('Use Open Book');
    // Both have passed: it is upkeep.
    expect(table.match.question?.kind).toBe('upkeep discard');
  });
});

describe('abilities', () => {
  const twofold = upgrade({
    ...red,
    code: '99009',
    title: 'Twofold',
    cost: 0,
    die: 'Sp Sp 1R - - -',
    abilities: [special(gain(1)), special(giveShields(1, choose({ type: 'character', whose: 'you' })))],
  });

  test('[abilities.special.several] of several specials the player picks one', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Twofold', pool: ['Sp'] }] }] },
        opponent: { characters: ['Kylo Ren'] },
      },
      [twofold],
    );
    table.me.picks('Resolve special');
    expect(table.me.options()).toHaveLength(2);
    table.me.picks('Use Twofold#2');
    expect(table.me.card('Rey').shields).toBe(1);
    expect(table.me.resources).toBe(0);
    table.rests();
  });

  const doom = eventCard({
    ...red,
    code: '99010',
    title: 'Doom',
    cost: 0,
    abilities: [event(bindCard(choose({ type: 'character' }), (one) => atRoundEnd(defeat(one))))],
  });

  test('[abilities.delayed.event-not-limbo] an event that sets up something for later is discarded at once', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Doom'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren', 'Finn'], deck: ['Aim'] },
      },
      [doom],
    );
    table.me.picks('Play Doom', 'Finn');
    expect(table.me.discard).toEqual(['Doom']);
    expect(table.opponent.has('Finn')).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    expect(table.opponent.has('Finn')).toBe(false);
  });
});

describe('combined value', () => {
  const sum = eventCard({
    ...red,
    code: '99012',
    title: 'Sum',
    cost: 0,
    abilities: [event(gain(valueOf(allDice({ whose: 'you' }))))],
  });

  test('[ex.combined-value] [terms.combined-value] the values of all the dice together', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Finn', pool: ['2RD', '1RD'] }], hand: ['Sum'] },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }] },
      },
      [sum],
    );
    table.me.picks('Play Sum');
    expect(table.me.resources).toBe(3);
    table.rests();
  });
});

describe('Finn', () => {
  const blade = upgrade({
    ...blue,
    code: '99011',
    title: 'Blade',
    subtypes: ['weapon'],
    cost: 1,
    abilities: [attachOnlyTo({ color: 'blue' }), playOnlyIf(spot({ subtype: 'leader' }))],
  });

  test('[cards.golden-rule] weapons may be attached to him, ignoring all of their play restrictions, and to nobody else', () => {
    const table = board(
      {
        me: { characters: ['Rey', 'Finn', 'Qui-Gon Jinn'], hand: ['Blade', 'Blade'], resources: 2 },
        opponent: { characters: ['Kylo Ren'] },
      },
      [blade],
    );
    table.me.picks('Play Blade');
    expect(table.me.upgradesOn('Finn')).toEqual(['Blade']);

    const led = board(
      {
        me: { characters: ['Admiral Ackbar', 'Finn', 'Qui-Gon Jinn'], hand: ['Blade'], resources: 1 },
        opponent: { characters: ['Kylo Ren'] },
      },
      [blade],
    );
    led.me.picks('Play Blade').isAsked('Finn', 'Qui-Gon Jinn');

    const alone = board(
      { me: { characters: ['Rey'], hand: ['Blade'], resources: 1 }, opponent: { characters: ['Kylo Ren'] } },
      [blade],
    );
    alone.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });
});

describe('ongoing numbers and lasting effects', () => {
  const office = support({
    ...red,
    code: '99020',
    title: 'Office',
    cost: 0,
    abilities: [ongoing(changesCost(-1, { whose: 'you', type: 'event' })), ongoing(changesHandSize(1))],
  });
  const sale = eventCard({
    ...red,
    code: '99021',
    title: 'Sale',
    cost: 0,
    abilities: [event(lasting('action phase', changesCost(-2, { whose: 'you', type: 'event' })))],
  });

  test('[abilities.ongoing] [terms.decreases] a cost is lowered while the card is in play, for its player alone', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Office'], hand: ['Aim', 'Dodge'] },
        opponent: { characters: ['Kylo Ren'], hand: ['Aim'] },
      },
      [office],
    );
    table.me.isAsked('Play Aim', 'Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass');
  });

  test('[areas.hand.size] [structure.upkeep.discard-draw] a larger hand size is drawn up to', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Office'], deck: Array.from({ length: 8 }, () => 'Aim') },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      [office],
    );
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.hand).toHaveLength(6);
    expect(table.opponent.hand).toHaveLength(1);
  });

  test('[abilities.effect] an effect that lasts for the action phase outlives its event, and ends with the phase', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Sale', 'Dodge', 'Nowhere to Run'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      [sale],
    );
    table.me.picks('Play Sale');
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Play Dodge')).toBe(true);
    expect(table.me.card('Dodge').cost).toBe(0);
    table.me.picks('Play Dodge');
    table.opponent.picks('Pass');
    table.me.picks('Pass', 'None');
    expect(table.me.card('Nowhere to Run').cost).toBe(2);
  });
});
