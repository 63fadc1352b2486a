import {
  action,
  become,
  becomeSupport,
  becomeUpgradeOn,
  before,
  changesHealth,
  character,
  choose,
  damage,
  defeated,
  downgrade,
  event,
  eventCard,
  gain,
  giveShields,
  hasAbilitiesOf,
  moveUpgrade,
  ongoing,
  pay,
  power,
  putOnDeck,
  self,
  spend,
  support,
  upgrade,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* What happens to cards in play: unique titles, changes of type, power actions, leaving. With cards made up for it. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;

describe('unique titles', () => {
  const reyAsSupport = support({ ...gray, code: '99500', title: 'Rey', unique: true, cost: 0 });
  const reyAsUpgrade = upgrade({ ...gray, code: '99501', title: 'Rey', unique: true, cost: 0 });
  const otherRey = character({
    ...gray,
    code: '99502',
    title: 'Rey',
    subtitle: 'Somebody Else',
    unique: true,
    points: [9],
    health: 9,
    die: '1MD 1RD 1R - - -',
  });
  const plain = support({ ...gray, code: '99503', title: 'Plain', cost: 0 });
  const made = [reyAsSupport, reyAsUpgrade, otherRey, plain];

  test('[unique.by-title] [unique.cannot-play] no unique card with the title of the own character, whatever its type', () => {
    const table = board(
      {
        me: { characters: ['Rey', 'Finn'], hand: ['99500', '99501', 'Plain'] },
        opponent: { characters: ['Kylo Ren'], hand: ['99500'] },
      },
      made,
    );
    table.me.isAsked('Play Plain', 'Activate Rey', 'Activate Finn', 'Claim the battlefield', 'Pass').picks('Pass');
    // An opponent may.
    expect(table.opponent.isOffered('Play Rey')).toBe(true);
  });

  test('[unique.by-title] [unique.one-in-play] [unique.control-second] two of one title and different subtitles are the same person: one falls', () => {
    const table = board(
      {
        me: { characters: ['01038', '99502', 'Finn'], hand: ['Plain'] },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Plain').isAsked('Rey', 'Rey').picks('Rey#2');
    expect(table.me.setAside).toEqual(['Rey']);
    expect(table.me.card('Rey').code).toBe('01038');
    expect(table.log).toContain('Rey is defeated');
    table.rests();
  });

  test('[unique.control-second] of a character and an upgrade either goes, the upgrade to the discard pile', () => {
    const table = board(
      {
        me: { characters: ['01038', { card: 'Finn', upgrades: ['99501'] }], hand: ['Plain'] },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Plain', 'Rey#2');
    expect(table.me.discard).toEqual(['Rey']);
    expect(table.me.player.characters).toHaveLength(2);
  });

  test('[unique.mark] a card says whether it is unique; any number of others may be in play', () => {
    const table = board(
      { me: { characters: ['Rey'], supports: ['Plain'], hand: ['Plain'] }, opponent: { characters: ['Kylo Ren'] } },
      made,
    );
    const { faces } = table.me.view;
    expect(faces['99503']?.unique).toBe(false);
    expect(faces['01038']?.unique).toBe(true);
    table.me.picks('Play Plain');
    expect(table.me.player.supports).toHaveLength(2);
  });
});

describe('cards that become another type', () => {
  const coat = upgrade({ ...gray, code: '99510', title: 'Coat', cost: 0 });
  const hex = downgrade({ ...gray, code: '99511', title: 'Hex', cost: 0 });
  const shuttle = support({
    ...gray,
    code: '99512',
    title: 'Shuttle',
    subtypes: ['vehicle'],
    cost: 2,
    die: '1RD 1RD 1R - - -',
    abilities: [
      action(becomeUpgradeOn(choose({ type: 'support', subtype: 'vehicle', whose: 'you' }))),
      action(become('support')),
    ],
  });
  const cruiser = support({
    ...gray,
    code: '99513',
    title: 'Cruiser',
    subtypes: ['vehicle'],
    cost: 3,
    die: '2RD 1RD - - - -',
  });
  const golem = support({
    ...gray,
    code: '99514',
    title: 'Golem',
    cost: 2,
    die: '1MD 2MD - - - -',
    abilities: [ongoing(changesHealth(4, 'this')), action(become('character'))],
  });
  const ghost = character({
    ...gray,
    code: '99515',
    title: 'Ghost',
    points: [7, 9],
    health: 7,
    die: '1MD 1MD 1R - - -',
    abilities: [action(becomeSupport)],
  });
  const relic = character({
    ...gray,
    code: '99516',
    title: 'Relic',
    points: [7],
    health: 5,
    die: '1MD 1MD 1R - - -',
    abilities: [before(defeated('this'), becomeUpgradeOn(choose({ type: 'support', whose: 'you' })))],
  });
  const blow = eventCard({
    ...gray,
    code: '99517',
    title: 'Blow',
    cost: 0,
    abilities: [event(damage(3, choose({ type: 'character' })))],
  });
  const made = [coat, hex, shuttle, cruiser, golem, ghost, relic, blow];

  test('a support becomes an upgrade on another, and a support again; exhausted it stays, and its die with it', () => {
    const table = board(
      {
        me: {
          characters: ['Rey'],
          supports: [{ card: 'Shuttle', exhausted: true, pool: ['1RD'] }, 'Cruiser'],
        },
        opponent: { characters: ['Kylo Ren'] },
        rolls: [
          ['Shuttle', '1R'],
          ['Cruiser', '2RD'],
        ],
      },
      made,
    );
    table.me.picks('Use Shuttle#1');
    expect(table.me.card('Shuttle')).toMatchObject({ type: 'upgrade', exhausted: true });
    expect(table.me.upgradesOn('Cruiser')).toEqual(['Shuttle']);
    expect(table.me.player.supports).toHaveLength(1);
    expect(table.me.pool).toEqual(['Shuttle 1RD']);
    expect(table.log).toContain('Shuttle becomes an upgrade on Cruiser');
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Kylo Ren');
    table.opponent.picks('Pass');
    // It is an upgrade like any: activated with what it is on.
    table.me.picks('Activate Cruiser');
    expect(table.me.pool).toEqual(['Shuttle 1R', 'Cruiser 2RD']);
    table.opponent.picks('Pass');
    table.me.picks('Use Shuttle#2');
    expect(table.me.card('Shuttle')).toMatchObject({ type: 'support', host: null, exhausted: true });
    expect(table.log).toContain('Shuttle becomes a support');
    table.rests();
  });

  test('it cannot be attached to itself', () => {
    const table = board(
      { me: { characters: ['Rey'], supports: ['Shuttle'] }, opponent: { characters: ['Kylo Ren'] } },
      made,
    );
    // Only the other action is left.
    expect(table.me.labels.filter((label) => label === 'Use Shuttle')).toHaveLength(1);
  });

  test('a character that becomes a support loses tokens, upgrades and downgrades, and is no character any more', () => {
    const table = board(
      {
        me: {
          characters: [
            { card: 'Ghost', elite: true, damage: 3, shields: 2, upgrades: ['Coat'], downgrades: ['Hex'] },
            'Rey',
          ],
        },
        opponent: { characters: ['Kylo Ren'], hand: ['Blow'] },
        rolls: [
          ['Ghost', '1MD'],
          ['Ghost', '1R'],
        ],
      },
      made,
    );
    table.me.picks('Use Ghost');
    expect(table.me.card('Ghost')).toMatchObject({
      type: 'support',
      damage: 0,
      shields: 0,
      health: null,
      attachments: [],
    });
    expect(table.me.discard).toEqual(['Coat']);
    expect(table.opponent.discard).toEqual(['Hex']);
    table.opponent.picks('Play Blow').isAsked('Kylo Ren', 'Rey').picks('Kylo Ren');
    // Both its dice stay with it.
    table.me.picks('Activate Ghost');
    expect(table.me.pool).toEqual(['Ghost 1MD', 'Ghost 1R']);
    table.rests();
  });

  test('[structure.win.defeat] whose last character becomes something else has lost, although nobody was defeated', () => {
    const table = board({ me: { characters: ['Ghost'] }, opponent: { characters: ['Kylo Ren'] } }, made);
    table.me.picks('Use Ghost');
    expect(table.winner).toBe('opponent');
    expect(table.log).not.toContain('Ghost is defeated');
  });

  test('a support that becomes a character has health, takes damage and is defeated', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Golem'] },
        opponent: { characters: ['Kylo Ren'], hand: ['Blow', 'Blow'] },
      },
      made,
    );
    table.me.picks('Use Golem');
    expect(table.me.card('Golem')).toMatchObject({ type: 'character', health: 4, damage: 0 });
    expect(table.me.player.characters).toHaveLength(2);
    table.opponent.picks('Play Blow', 'Golem');
    expect(table.me.card('Golem').damage).toBe(3);
    table.me.picks('Pass');
    table.opponent.picks('Play Blow', 'Golem');
    // What it is wherever it is not in play.
    expect(table.me.setAside).toEqual(['Golem']);
    expect(table.me.card('Golem').type).toBe('support');
  });

  test('[abilities.before] a character that becomes an upgrade before it is defeated is not defeated', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Relic', damage: 3, upgrades: ['Coat'] }, 'Rey'], supports: ['Cruiser'] },
        opponent: { characters: ['Kylo Ren'], hand: ['Blow'] },
        turn: 'opponent',
      },
      made,
    );
    table.opponent.picks('Play Blow', 'Relic');
    expect(table.me.upgradesOn('Cruiser')).toEqual(['Relic']);
    expect(table.me.card('Relic')).toMatchObject({ type: 'upgrade', damage: 0, zone: 'play' });
    expect(table.me.discard).toEqual(['Coat']);
    expect(table.log).not.toContain('Relic is defeated');
    table.rests();
  });
});

describe('power actions', () => {
  const pupil = character({
    ...gray,
    code: '99520',
    title: 'Pupil',
    points: [7],
    health: 7,
    die: '1MD 1MD 1R - - -',
    abilities: [power(gain(1))],
  });
  const adept = character({
    ...gray,
    code: '99521',
    title: 'Adept',
    points: [7],
    health: 7,
    abilities: [power(giveShields(1, self))],
  });
  const master = character({
    ...gray,
    code: '99522',
    title: 'Master',
    unique: true,
    points: [9],
    health: 9,
    abilities: [ongoing(hasAbilitiesOf({ type: 'character', unique: false }))],
  });
  const patron = character({
    ...gray,
    code: '99523',
    title: 'Patron',
    points: [7],
    health: 7,
    abilities: [power(pay(spend(2), gain(3)))],
  });
  const made = [pupil, adept, master, patron];

  test('[actions.power-action.per-card] [core.power-action.two-copies] three cards that lend one text: three power actions, each once a round', () => {
    const table = board(
      {
        me: { characters: ['Master', 'Pupil', 'Pupil', 'Pupil'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
      },
      made,
    );
    const lent = (): number => table.me.labels.filter((label) => label === 'Use Master').length;
    for (const left of [3, 2, 1]) {
      expect(lent()).toBe(left);
      table.me.picks('Use Master');
      table.opponent.picks('Pass');
    }
    expect(lent()).toBe(0);
    expect(table.me.resources).toBe(3);
    // The lenders' own are untouched.
    expect(table.me.labels.filter((label) => label === 'Use Pupil')).toHaveLength(3);
    table.me.picks('Pass');
    expect(lent()).toBe(3);
  });

  test('[gap.power-action.control-change] what one card lent stays spent, and what another lends stays free, when a third leaves', () => {
    const table = board(
      {
        me: { characters: ['Master', { card: 'Pupil', damage: 6 }, 'Pupil', 'Pupil'] },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
      },
      made,
    );
    // That of the second lender.
    table.me.picks('Use Master#2');
    table.opponent.picks('Resolve melee', 'Pupil (6 damage)');
    expect(table.me.labels.filter((label) => label === 'Use Master')).toHaveLength(1);
    table.me.picks('Use Master');
    table.opponent.picks('Pass');
    expect(table.me.isOffered('Use Master')).toBe(false);
    expect(table.me.resources).toBe(2);
  });

  test('[actions.power-action] [structure.pass.not-null] used without effect it is spent, and that is no pass', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Adept', shields: 3 }, 'Patron'], deck: ['Aim'] },
        opponent: { characters: ['Kylo Ren'], deck: ['Aim'] },
        turn: 'opponent',
      },
      made,
    );
    table.opponent.picks('Pass');
    // What has a cost that cannot be paid is not offered.
    table.me.isAsked('Use Adept', 'Activate Adept', 'Activate Patron', 'Claim the battlefield', 'Pass');
    table.me.picks('Use Adept');
    expect(table.me.card('Adept').shields).toBe(3);
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass').picks('Pass');
    expect(table.me.isOffered('Use Adept')).toBe(false);
  });

  test('[actions.activate] a character without dice is activated all the same: it is exhausted and rolls nothing', () => {
    const table = board({ me: { characters: ['Adept'] }, opponent: { characters: ['Kylo Ren'] }, rolls: [] }, made);
    table.me.picks('Activate Adept');
    expect(table.me.card('Adept').exhausted).toBe(true);
    expect(table.me.pool).toEqual([]);
    table.rests();
  });

  test('[gap.power-action.control-change] an upgrade that moves keeps its use', () => {
    const lamp = upgrade({ ...gray, code: '99524', title: 'Lamp', cost: 0, abilities: [power(gain(1))] });
    const hand = eventCard({
      ...gray,
      code: '99525',
      title: 'Hand On',
      cost: 0,
      abilities: [
        event(moveUpgrade(choose({ type: 'upgrade', whose: 'you' }), choose({ type: 'character', whose: 'you' }))),
      ],
    });
    const table = board(
      {
        me: { characters: [{ card: 'Adept', upgrades: ['Lamp', 'Lamp'] }, 'Patron'], hand: ['Hand On'] },
        opponent: { characters: ['Kylo Ren'] },
      },
      [...made, lamp, hand],
    );
    table.me.picks('Use Lamp#1');
    table.opponent.picks('Pass');
    table.me.picks('Play Hand On', 'Lamp#1', 'Patron');
    table.opponent.picks('Pass');
    expect(table.me.upgradesOn('Patron')).toEqual(['Lamp']);
    expect(table.me.labels.filter((label) => label === 'Use Lamp')).toHaveLength(1);
  });
});

describe('leaving play', () => {
  const coat = upgrade({ ...gray, code: '99530', title: 'Coat', cost: 0 });
  const hex = downgrade({
    ...gray,
    code: '99531',
    title: 'Hex',
    cost: 0,
    abilities: [before(defeated('attached'), gain(1))],
  });
  const banish = eventCard({
    ...gray,
    code: '99532',
    title: 'Banish',
    cost: 0,
    abilities: [event(putOnDeck(choose({ type: 'character', whose: 'opponent' })))],
  });
  const made = [coat, hex, banish];

  test('a character that leaves in another way is not defeated; what lies on it is discarded', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Banish'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', upgrades: ['Coat'], downgrades: ['Hex'] }, 'First Order Stormtrooper'],
        },
      },
      made,
    );
    table.me.picks('Play Banish', 'Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(false);
    expect(table.opponent.setAside).toEqual([]);
    expect(table.opponent.discard).toEqual(['Coat']);
    expect(table.me.discard.sort()).toEqual(['Banish', 'Hex']);
    expect(table.me.resources).toBe(0);
    expect(table.log).not.toContain('Kylo Ren is defeated');
    table.rests();
  });

  test('[structure.win.defeat] who controls no character any more loses all the same', () => {
    const table = board(
      { me: { characters: ['Rey'], hand: ['Banish'] }, opponent: { characters: ['Kylo Ren'] } },
      made,
    );
    table.me.picks('Play Banish');
    expect(table.winner).toBe('me');
  });
});
