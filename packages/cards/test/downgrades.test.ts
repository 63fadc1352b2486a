import {
  action,
  actionForHost,
  after,
  allDice,
  attached,
  changesHealth,
  choose,
  damage,
  defeated,
  discard,
  discardThis,
  downgrade,
  event,
  eventCard,
  exhaust,
  gain,
  isActivated,
  may,
  moveUpgrade,
  ongoing,
  pay,
  removeAll,
  self,
  spot,
  spotting,
  upgrade,
} from '@dejarik/engine/language';
import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Downgrades: cards that are played on an opponent's character, with downgrades made up for it. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;

const collar = downgrade({
  ...gray,
  code: '99300',
  title: 'Collar',
  subtypes: ['equipment'],
  cost: 2,
  abilities: [after(isActivated('attached'), damage(1, attached))],
});
const price = downgrade({
  ...gray,
  code: '99301',
  title: 'Price',
  cost: 0,
  abilities: [after(defeated('attached'), may(gain(2)))],
});
const wound = downgrade({
  ...gray,
  code: '99302',
  title: 'Wound',
  cost: 1,
  abilities: [ongoing(changesHealth(-1, 'attached'))],
});
const curse = downgrade({
  ...gray,
  code: '99303',
  title: 'Curse',
  unique: true,
  cost: 0,
  die: '1MD 2MD 1Dr - - -',
  abilities: [action(pay(exhaust(self), damage(1, attached)))],
});
const spell = downgrade({
  ...gray,
  code: '99304',
  title: 'Spell',
  cost: 0,
  abilities: [actionForHost(pay(exhaust(attached), discardThis))],
});
const coat = upgrade({ ...gray, code: '99305', title: 'Coat', cost: 0 });
const hunt = eventCard({
  ...gray,
  code: '99306',
  title: 'Hunt',
  cost: 0,
  abilities: [event(spotting(spot({ type: 'downgrade' }), gain(1)))],
});
const freedom = eventCard({
  ...gray,
  code: '99307',
  title: 'Freedom',
  cost: 0,
  abilities: [event(discard(choose({ type: 'downgrade' })))],
});
const sweep = eventCard({
  ...gray,
  code: '99308',
  title: 'Sweep',
  cost: 0,
  abilities: [event(removeAll(allDice({ of: choose({ type: 'character', whose: 'opponent' }) })))],
});
const made = [collar, price, wound, curse, spell, coat, hunt, freedom, sweep];

describe('playing', () => {
  test('[actions.play.downgrade] [cards.downgrade.attach] [actions.play.then-type] [cards.types.downgrade] it is paid for and attached to an opponent’s character', () => {
    const table = board(
      {
        me: { characters: ['Rey', 'Finn'], hand: ['Collar'], resources: 3 },
        opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], supports: ['First Order TIE Fighter'] },
      },
      made,
    );
    table.me.picks('Play Collar').isAsked('Kylo Ren', 'First Order Stormtrooper');
    table.me.picks('Kylo Ren');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Collar']);
    expect(table.me.card('Collar')).toMatchObject({
      zone: 'play',
      type: 'downgrade',
      owner: 0,
      controller: 0,
      host: table.opponent.card('Kylo Ren').id,
    });
    expect(table.log).toContain('Me plays Collar on Kylo Ren');
    table.rests();
  });

  test('[actions.play.downgrade] without the resources it is not offered', () => {
    const table = board(
      { me: { characters: ['Rey'], hand: ['Collar'], resources: 1 }, opponent: { characters: ['Kylo Ren'] } },
      made,
    );
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[actions.play.then-type] each type resolves in its own way: event, support, upgrade, downgrade', () => {
    const table = board(
      {
        me: { characters: ['Finn'], hand: ['Freedom', 'Awakening', 'Coat', 'Price'], resources: 9 },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Freedom');
    expect(table.me.discard).toEqual(['Freedom']);
    table.opponent.picks('Pass');
    table.me.picks('Play Awakening');
    expect(table.me.player.supports).toHaveLength(1);
    table.opponent.picks('Pass');
    table.me.picks('Play Coat');
    expect(table.me.upgradesOn('Finn')).toEqual(['Coat']);
    table.opponent.picks('Pass');
    table.me.picks('Play Price');
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Price']);
    table.rests();
  });

  test('[unique.cannot-play] [unique.per-player] of a unique one each player may have a copy', () => {
    const table = board(
      {
        me: { characters: ['Rey', 'Finn'], hand: ['Curse', 'Curse'] },
        opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'], hand: ['Curse'] },
      },
      made,
    );
    table.me.picks('Play Curse', 'Kylo Ren');
    table.opponent.picks('Play Curse', 'Rey');
    expect(table.me.isOffered('Play Curse')).toBe(false);
  });
});

describe('control', () => {
  test('[gap.downgrade.control] [terms.controller] its player keeps control: it is spotted and used by no other', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Hunt'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', downgrades: ['Curse'] }, 'First Order Stormtrooper'],
          hand: ['Hunt'],
        },
      },
      made,
    );
    table.me.picks('Use Curse');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    expect(table.me.card('Curse').exhausted).toBe(true);
    expect(table.opponent.isOffered('Use Curse')).toBe(false);
    table.opponent.picks('Play Hunt');
    expect(table.opponent.resources).toBe(0);
    table.me.picks('Play Hunt');
    expect(table.me.resources).toBe(1);
  });

  test('[gap.downgrade.control] its text may give an action to the controller of the character, and to nobody else', () => {
    const table = board(
      {
        me: { characters: ['Rey'] },
        opponent: { characters: [{ card: 'Kylo Ren', downgrades: ['Spell'] }, 'First Order Stormtrooper'] },
      },
      made,
    );
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.opponent.picks('Use Spell');
    expect(table.opponent.card('Kylo Ren').exhausted).toBe(true);
    // To the pile of its owner.
    expect(table.me.discard).toEqual(['Spell']);
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual([]);
    // Exhausted as he is, he could not do it again.
    table.rests();
  });

  test('[terms.exhaust.not-twice] the action needs its cost: a ready character', () => {
    const table = board(
      {
        me: { characters: ['Rey'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', exhausted: true, downgrades: ['Spell'] }, 'First Order Stormtrooper'],
        },
        turn: 'opponent',
      },
      made,
    );
    expect(table.opponent.isOffered('Use Spell')).toBe(false);
  });
});

describe('in play', () => {
  test('[cards.downgrade.persist] it stays and works again and again', () => {
    const table = board(
      {
        me: { characters: ['Rey'], deck: ['Aim'] },
        opponent: { characters: [{ card: 'Kylo Ren', downgrades: ['Collar'] }], deck: ['Aim'] },
        turn: 'opponent',
        rolls: [
          ['Kylo Ren', '1MD'],
          ['Kylo Ren', '1MD'],
        ],
      },
      made,
    );
    table.opponent.picks('Activate Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(1);
    table.me.picks('Pass');
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('Activate Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Collar']);
    table.rests();
  });

  test('[cards.downgrade.persist] [damage.defeat.immediate] an ongoing one may defeat the character as it arrives', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Wound'], resources: 1 },
        opponent: { characters: [{ card: 'First Order Stormtrooper', damage: 6 }, 'Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Wound', 'First Order Stormtrooper');
    expect(table.opponent.has('First Order Stormtrooper')).toBe(false);
    expect(table.me.discard).toEqual(['Wound']);
    table.rests();
  });

  test('[contradiction.obi-wan-downgrades] [cards.downgrade.defeat] with the character it is discarded, to its owner’s pile, and hears of it', () => {
    const table = board(
      {
        me: { characters: [{ card: 'Rey', pool: ['1MD'] }] },
        opponent: {
          characters: [
            { card: 'First Order Stormtrooper', damage: 6, upgrades: ['Coat'], downgrades: ['Price', 'Collar'] },
            'Kylo Ren',
          ],
        },
      },
      made,
    );
    table.me.picks('Resolve melee', 'First Order Stormtrooper', 'Yes');
    expect(table.opponent.setAside).toEqual(['First Order Stormtrooper']);
    expect(table.opponent.discard).toEqual(['Coat']);
    expect(table.me.discard).toEqual(['Price', 'Collar']);
    expect(table.me.resources).toBe(2);
    table.rests();
  });

  test('discarded by a card, it leaves alone', () => {
    const table = board(
      {
        me: { characters: ['Rey'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', upgrades: ['Coat'], downgrades: ['Price'] }],
          hand: ['Freedom'],
        },
        turn: 'opponent',
      },
      made,
    );
    table.opponent.picks('Play Freedom');
    expect(table.me.discard).toEqual(['Price']);
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Coat']);
    expect(table.me.resources).toBe(0);
  });
});

describe('moving', () => {
  const shift = eventCard({
    ...gray,
    code: '99309',
    title: 'Shift',
    cost: 0,
    abilities: [event(moveUpgrade(choose({ type: 'downgrade' }), choose({ type: 'character', whose: 'you' })))],
  });

  test('[gap.downgrade.control] [terms.move.elsewhere] moved by the other player it stays under the same control', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Hunt'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', downgrades: ['Price'] }, 'First Order Stormtrooper'],
          hand: ['Shift'],
        },
        turn: 'opponent',
      },
      [...made, shift],
    );
    table.opponent.picks('Play Shift', 'First Order Stormtrooper');
    expect(table.opponent.upgradesOn('First Order Stormtrooper')).toEqual(['Price']);
    expect(table.me.card('Price').controller).toBe(0);
    table.me.picks('Play Hunt');
    expect(table.me.resources).toBe(1);
  });
});

describe('the limit', () => {
  test('[gap.downgrade.fourth] [cards.downgrade.max-three] a fourth arrives, then the character’s controller discards down to three', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Spell'] },
        opponent: {
          characters: [
            { card: 'Kylo Ren', upgrades: ['Coat', 'Coat', 'Coat'], downgrades: ['Collar', 'Price', 'Wound'] },
          ],
        },
      },
      made,
    );
    table.me.picks('Play Spell');
    // Upgrades are counted by themselves.
    table.opponent.isAsked('Collar', 'Price', 'Wound', 'Spell').picks('Collar');
    expect(table.me.discard).toEqual(['Collar']);
    expect(table.opponent.upgradesOn('Kylo Ren').sort()).toEqual(['Coat', 'Coat', 'Coat', 'Price', 'Spell', 'Wound']);
    table.rests();
  });

  test('[cards.downgrade.max-three] three are three on each character', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Price'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', downgrades: ['Price', 'Price', 'Price'] }, 'First Order Stormtrooper'],
        },
      },
      made,
    );
    table.me.picks('Play Price', 'First Order Stormtrooper');
    table.rests();
    expect(table.opponent.upgradesOn('First Order Stormtrooper')).toEqual(['Price']);
  });

  test('[actions.replace] no upgrade and no downgrade is replaced by a downgrade', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Collar'], resources: 1 },
        opponent: { characters: [{ card: 'Kylo Ren', upgrades: ['Coat'], downgrades: ['Wound'] }] },
      },
      made,
    );
    expect(table.me.isOffered('Play Collar')).toBe(false);
  });
});

describe('a die of a downgrade', () => {
  const cursed = (rolls: [string, string][]) =>
    board(
      {
        me: { characters: ['Rey'], hand: ['Sweep'] },
        opponent: { characters: [{ card: 'Kylo Ren', downgrades: ['Curse'] }, 'First Order Stormtrooper'] },
        turn: 'opponent',
        rolls,
      },
      made,
    );

  test('it is rolled into its controller’s pool after the character is activated, and is resolved there', () => {
    const table = cursed([
      ['Kylo Ren', 'Sp'],
      ['Curse', '2MD'],
    ]);
    table.opponent.picks('Activate Kylo Ren');
    expect(table.opponent.pool).toEqual(['Kylo Ren Sp']);
    expect(table.me.pool).toEqual(['Curse 2MD']);
    table.me.picks('Resolve melee', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(2);
    expect(table.me.card('Curse').dice).toHaveLength(1);
    table.rests();
  });

  test('it is none of the character’s dice', () => {
    const table = cursed([
      ['Kylo Ren', '1MD'],
      ['Curse', '1Dr'],
    ]);
    table.opponent.picks('Activate Kylo Ren');
    table.me.picks('Play Sweep', 'Kylo Ren');
    expect(table.opponent.pool).toEqual([]);
    expect(table.me.pool).toEqual(['Curse 1Dr']);
    table.rests();
  });

  test('[dice.leave-play] it goes with its card', () => {
    const table = board(
      {
        me: { characters: ['Rey'] },
        opponent: {
          characters: [{ card: 'Kylo Ren', downgrades: [{ card: 'Curse', pool: ['2MD'] }] }],
          hand: ['Freedom'],
        },
        turn: 'opponent',
      },
      made,
    );
    expect(table.me.pool).toEqual(['Curse 2MD']);
    table.opponent.picks('Play Freedom');
    expect(table.me.pool).toEqual([]);
    expect(table.me.discard).toEqual(['Curse']);
  });
});

test('the texts of downgrades', () => {
  expect(cardText(collar)).toBe('After attached character is activated, deal 1 damage to attached character.');
  expect(cardText(wound)).toBe('Attached character has -1 health.');
  expect(cardText(spell)).toBe(
    'Action - Exhaust attached character to discard this downgrade from play. Only the controller of attached character can use this action.',
  );
});
