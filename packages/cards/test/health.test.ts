import {
  after,
  changesHealth,
  choose,
  damage,
  defeated,
  discard,
  event,
  eventCard,
  gain,
  indirectDamage,
  anOpponent,
  lasting,
  ongoing,
  support,
  upgrade,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Health that cards change. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;

const armor = upgrade({
  ...gray,
  code: '99100',
  title: 'Armor',
  cost: 0,
  abilities: [ongoing(changesHealth(1, 'attached'))],
});
const frailty = eventCard({
  ...gray,
  code: '99101',
  title: 'Frailty',
  cost: 0,
  abilities: [event(lasting('action phase', changesHealth(-2, { type: 'character' })))],
});
const banner = support({
  ...gray,
  code: '99102',
  title: 'Banner',
  cost: 0,
  abilities: [ongoing(changesHealth(2, { type: 'character', affiliation: 'villain', whose: 'you' }))],
});
const rust = eventCard({
  ...gray,
  code: '99103',
  title: 'Rust',
  cost: 0,
  abilities: [event(discard(choose({ type: ['upgrade', 'support'] })))],
});
const bomb = eventCard({
  ...gray,
  code: '99104',
  title: 'Bomb',
  cost: 0,
  abilities: [event(indirectDamage(2, anOpponent))],
});
const blow = eventCard({
  ...gray,
  code: '99105',
  title: 'Blow',
  cost: 0,
  abilities: [event(damage(1, choose({ type: 'character' })))],
});
const made = [armor, frailty, banner, rust, bomb, blow];

describe('health that is raised', () => {
  test('[cards.character.health] [damage.defeat.immediate] it takes so much more damage to defeat the character', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Blow', 'Blow'] },
        opponent: { characters: [{ card: 'Kylo Ren', damage: 10, upgrades: ['Armor'] }, 'First Order Stormtrooper'] },
      },
      made,
    );
    expect(table.opponent.card('Kylo Ren').health).toBe(12);
    table.me.picks('Play Blow', 'Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(true);
    table.opponent.picks('Pass');
    table.me.picks('Play Blow', 'Kylo Ren');
    expect(table.opponent.has('Kylo Ren')).toBe(false);
  });

  test('[damage.distribute.cap] what may be assigned goes by the health that it has now', () => {
    const position = (upgrades: string[]) =>
      board(
        {
          me: { characters: ['Rey'], hand: ['Bomb'] },
          opponent: {
            characters: [
              { card: 'Kylo Ren', damage: 10, upgrades },
              { card: 'First Order Stormtrooper', damage: 4 },
            ],
          },
        },
        made,
      );
    const bare = position([]);
    bare.me.picks('Play Bomb');
    bare.opponent.picks('Kylo Ren');
    // One point is all that he has room for.
    expect(bare.opponent.has('Kylo Ren')).toBe(false);
    expect(bare.opponent.card('First Order Stormtrooper').damage).toBe(5);
    const armored = position(['Armor']);
    armored.me.picks('Play Bomb');
    armored.opponent.picks('Kylo Ren', 'Kylo Ren');
    expect(armored.opponent.has('Kylo Ren')).toBe(false);
    expect(armored.opponent.card('First Order Stormtrooper').damage).toBe(4);
  });

  test('[abilities.ongoing] of every card that fits, while the support is in play', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Rust'] },
        opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], supports: ['Banner'] },
      },
      made,
    );
    expect(table.opponent.card('Kylo Ren').health).toBe(13);
    expect(table.opponent.card('First Order Stormtrooper').health).toBe(9);
    expect(table.me.card('Rey').health).toBe(10);
    table.me.picks('Play Rust');
    expect(table.opponent.card('Kylo Ren').health).toBe(11);
  });
});

describe('health that is lost', () => {
  test('[damage.defeat.immediate] a character that is left with no more than its damage is defeated at once', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Rust'] },
        opponent: { characters: [{ card: 'Kylo Ren', damage: 11, upgrades: ['Armor'] }, 'First Order Stormtrooper'] },
      },
      made,
    );
    table.me.picks('Play Rust');
    expect(table.opponent.setAside).toEqual(['Kylo Ren']);
    expect(table.opponent.discard).toEqual(['Armor']);
    expect(table.log).toContain('Kylo Ren is defeated');
    table.rests();
  });

  test('[structure.win.defeat] the last one too', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Rust'] },
        opponent: { characters: [{ card: 'Kylo Ren', damage: 11, upgrades: ['Armor'] }] },
      },
      made,
    );
    table.me.picks('Play Rust');
    expect(table.winner).toBe('me');
  });

  test('[damage.distribute.simultaneous] several fall together, and what reacts to a defeat hears of each', () => {
    const wake = support({
      ...gray,
      code: '99106',
      title: 'Wake',
      cost: 0,
      abilities: [after(defeated({ type: 'character' }), gain(1))],
    });
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Rust'], supports: ['Wake'] },
        opponent: {
          characters: [
            { card: 'Kylo Ren', damage: 11 },
            { card: 'First Order Stormtrooper', damage: 8 },
            { card: 'General Grievous', damage: 3 },
          ],
          supports: ['Banner'],
        },
      },
      [...made, wake],
    );
    table.me.picks('Play Rust', 'Banner', 'Use Wake');
    expect(table.opponent.setAside).toEqual(['Kylo Ren', 'First Order Stormtrooper']);
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('[abilities.effect] [clarification.magnaguard.healed] an effect that lasts takes health for a while; a replaced defeat is not repeated', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Frailty'], deck: ['Aim'] },
        opponent: {
          characters: [{ card: 'MagnaGuard', damage: 6 }, 'First Order Stormtrooper'],
          deck: ['Aim'],
        },
      },
      made,
    );
    table.me.picks('Play Frailty');
    expect(table.opponent.card('MagnaGuard')).toMatchObject({ zone: 'play', health: 6, damage: 6 });
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    // The phase is over, and its health is back; what was set up for the end of the round comes all the same.
    expect(table.opponent.has('MagnaGuard')).toBe(false);
    expect(table.opponent.card('First Order Stormtrooper').health).toBe(7);
  });

  test('[damage.defeat.immediate] when the effect that raised it ends', () => {
    const vigor = eventCard({
      ...gray,
      code: '99107',
      title: 'Vigor',
      cost: 0,
      abilities: [event(lasting('round', changesHealth(3, { type: 'character', whose: 'you' })))],
    });
    const table = board(
      {
        me: { characters: [{ card: 'Rey', damage: 9 }, 'Finn'], hand: ['Vigor'], deck: ['Aim'] },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['2MD1'] }], deck: ['Aim'], resources: 1 },
      },
      [...made, vigor],
    );
    table.me.picks('Play Vigor');
    table.opponent.picks('Resolve melee', 'Rey');
    expect(table.me.card('Rey')).toMatchObject({ damage: 11, health: 13 });
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    expect(table.me.setAside).toContain('Rey');
    expect(table.me.has('Finn')).toBe(true);
  });
});

test('the texts of health', async () => {
  const { cardText } = await import('@dejarik/engine');
  expect(cardText(armor)).toBe('Attached character has +1 health.');
  expect(cardText(banner)).toBe('Each of your villain characters has +2 health.');
  expect(cardText(frailty)).toBe('Until the end of the action phase, each character has -2 health.');
});
