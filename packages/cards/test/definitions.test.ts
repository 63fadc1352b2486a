import { EDITIONS } from '@dejarik/engine';
import {
  action,
  after,
  choose,
  countOf,
  downgrade,
  each,
  event,
  eventCard,
  gain,
  givesKeyword,
  heal,
  changesCost,
  changesHandSize,
  changesHealth,
  discard,
  lasting,
  losesKeyword,
  may,
  ongoing,
  play,
  special,
  support,
  upgrade,
  youActivate,
  youHeal,
} from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { begin, starter } from './support/game.js';
import { board } from './support/table.js';

/* The definitions of the rules that a game shows; with cards made up where no automated one is plain enough. */

const red = { color: 'red', affiliation: 'neutral', rarity: 'common' } as const;
const kylo = { characters: ['Kylo Ren'] };

describe('areas', () => {
  const full = {
    characters: [{ card: 'Rey', pool: ['1R'], upgrades: ['Lightsaber'] }],
    supports: ['BB-8'],
    hand: ['Aim'],
    deck: ['Dodge', 'Block'],
    discard: ['Awakening'],
    setAside: ['Infiltrate'],
    resources: 3,
  };
  const both = board({ me: full, opponent: full, battlefield: 'Starship Graveyard' });

  test('[areas.split] each player has areas of the own, with the cards of that player', () => {
    for (const side of [both.me, both.opponent]) {
      expect(side.player).toMatchObject({ resources: 3, deckCount: 2, handCount: 1 });
      expect(side.hand).toEqual(['Aim']);
      expect(side.discard).toEqual(['Awakening']);
      expect(side.setAside).toEqual(['Infiltrate']);
      expect(side.pool).toEqual(['Rey 1R']);
      const { characters, supports, discard: pile, setAside } = side.player;
      for (const id of [...characters, ...supports, ...pile, ...setAside]) {
        expect(side.view.cards[id]?.owner).toBe(side.seat);
      }
    }
  });

  test('[areas.in-play.members] in play are characters, upgrades, supports, the dice of the pool and the battlefield', () => {
    const { view } = both.me;
    const inPlay = Object.values(view.cards)
      .filter((card) => card.zone === 'play' && card.controller === 0)
      .map((card) => view.faces[card.code]?.title ?? '');
    expect(inPlay.sort()).toEqual(['BB-8', 'Lightsaber', 'Rey', 'Starship Graveyard']);
    const theirs = Object.values(view.cards).filter((card) => card.zone === 'play' && card.controller === 1);
    expect(theirs).toHaveLength(3);
    expect(both.me.player.pool).toHaveLength(1);
  });

  const generator = support({ ...red, code: '99002', title: 'Generator', cost: 9, abilities: [action(gain(1))] });

  test('[areas.in-play.abilities] an ability can be used in play, and in no other place', () => {
    const at = (place: 'supports' | 'hand' | 'discard' | 'setAside') =>
      board({ me: { characters: ['Rey'], [place]: ['Generator'] }, opponent: kylo }, [generator]).me;
    expect(at('supports').isOffered('Use Generator')).toBe(true);
    for (const place of ['hand', 'discard', 'setAside'] as const) {
      expect(at(place).isOffered('Use Generator')).toBe(false);
    }
  });

  test('[areas.set-aside.dice-hidden] nobody sees the dice that wait for cards of the decks', () => {
    const table = begin(starter('AW-H'), starter('AW-V'));
    for (const side of [table.me, table.opponent]) {
      const dice = Object.values(side.view.dice);
      expect(dice.map((die) => side.view.faces[die.code]?.title ?? '').sort()).toEqual([
        'Finn',
        'First Order Stormtrooper',
        'Kylo Ren',
        'Kylo Ren',
        'Rey',
        'Rey',
      ]);
    }
  });

  test('[areas.supply.unlimited] there are tokens for everything', () => {
    const bank = support({ ...red, code: '99003', title: 'Bank', cost: 0, abilities: [action(gain(500))] });
    const table = board({ me: { characters: ['Rey'], supports: ['Bank'] }, opponent: kylo }, [bank]);
    table.me.picks('Use Bank');
    expect(table.me.resources).toBe(500);
  });
});

describe('types that later sets bring', () => {
  test('[cards.types.plot] a plot is in play with the team, and is no card to be played', () => {
    const table = board({
      me: { characters: ['Rey'], plots: ['Force Flow'], hand: ['Aim'], deck: ['Dodge'] },
      opponent: kylo,
    });
    expect(table.me.card('Force Flow')).toMatchObject({ zone: 'play', type: 'plot' });
    expect(table.me.player.plots).toHaveLength(1);
    expect(table.me.deckCount).toBe(1);
    const held = board({ me: { characters: ['Rey'], hand: ['Force Flow'], resources: 9 }, opponent: kylo });
    held.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test("[cards.types.downgrade] a downgrade is played from hand onto an opponent's character", () => {
    const table = board({
      me: { characters: ['Rey', 'Finn'], hand: ['Shock Collar'], resources: 2 },
      opponent: { characters: ['Kylo Ren', 'First Order Stormtrooper'] },
    });
    table.me.picks('Play Shock Collar').isAsked('Kylo Ren', 'First Order Stormtrooper').picks('Kylo Ren');
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Shock Collar']);
    expect(table.me.card('Shock Collar').type).toBe('downgrade');
    expect(table.me.resources).toBe(0);
  });
});

describe('abilities', () => {
  const console_ = support({
    ...red,
    code: '99004',
    title: 'Console',
    cost: 0,
    die: 'Sp Sp Sp Sp Sp Sp',
    abilities: [action(gain(1)), after(youActivate('this'), gain(2)), special(gain(4)), ongoing(changesHandSize(1))],
  });

  test('[abilities.five-kinds] [abilities.paragraph] action, triggered, special and ongoing stand in paragraphs of their own; a claim ability on the battlefield; a keyword is a word', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: [{ card: 'Console' }], deck: Array<string>(7).fill('Aim') },
        opponent: { ...kylo, deck: ['Aim', 'Aim', 'Aim', 'Aim', 'Aim'] },
        battlefield: 'Frozen Wastes',
        rolls: [['Console', 'Sp']],
      },
      [console_],
    );
    const { faces } = table.me.view;
    expect(faces[console_.code]?.text.split('\n')).toHaveLength(4);
    table.me.picks('Use Console');
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Activate Console');
    expect(table.me.resources).toBe(3);
    table.opponent.picks('Pass');
    table.me.picks('Resolve special');
    expect(table.me.resources).toBe(7);
    const claim = Object.values(faces).find((face) => face.title === 'Frozen Wastes')?.text;
    expect(claim).toMatch(/^Claim - /);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    // Upkeep draws one card more.
    expect(table.me.hand).toHaveLength(6);
    const guardian = board({ me: { characters: ['Rebel Trooper'] }, opponent: kylo }).me.view.faces['01030'];
    expect(guardian?.text).toBe('Guardian.');
  });

  const gift = eventCard({ ...red, code: '99005', title: 'Gift', cost: 0, abilities: [event(gain(2))] });

  test('[abilities.event-on-play] the ability of an event resolves when it is played', () => {
    const table = board({ me: { characters: ['Rey'], hand: ['Gift'] }, opponent: kylo }, [gift]);
    expect(table.me.resources).toBe(0);
    table.me.picks('Play Gift');
    expect(table.me.resources).toBe(2);
    expect(table.me.discard).toEqual(['Gift']);
  });

  const herald = support({
    ...red,
    code: '99006',
    title: 'Herald',
    cost: 0,
    abilities: [after(youActivate({ type: 'character' }), gain(1))],
  });
  const gate = support({
    ...red,
    code: '99007',
    title: 'Gate',
    cost: 0,
    abilities: [
      after(youActivate({ type: 'character' }), may(play(choose({ whose: 'you', in: 'hand', type: 'support' })))),
    ],
  });

  test('[abilities.after.needs-card-in-time] a card that comes while something resolves does not react to what was before it', () => {
    const table = board(
      {
        me: { characters: ['Rey', 'Finn'], supports: ['Gate'], hand: ['Herald'] },
        opponent: kylo,
        rolls: [
          ['Rey', '1R'],
          ['Finn', '-'],
        ],
      },
      [herald, gate],
    );
    table.me.picks('Activate Rey', 'Yes', 'Herald');
    expect(table.me.has('Herald')).toBe(true);
    expect(table.me.resources).toBe(0);
    table.opponent.picks('Pass');
    // The next activation finds it in play.
    table.me.picks('Activate Finn');
    table.me.picks('Use Herald');
    expect(table.me.resources).toBe(1);
    table.rests();
  });
});

describe('keywords', () => {
  test('[keyword.shorthand] the word on the card stands for the rule of the edition', () => {
    const rolledFirst = EDITIONS.map((edition) => {
      const table = board({
        me: { characters: ['Rebel Trooper'] },
        opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
        edition,
        rolls: [['Rebel Trooper', '1R']],
      });
      expect(table.me.view.faces['01030']?.text).toBe('Guardian.');
      table.me.picks('Activate Rebel Trooper');
      return table.me.pool.length > 0;
    });
    expect(rolledFirst).toEqual([false, false, false, true, true]);
  });

  const badge = upgrade({
    ...red,
    code: '99008',
    title: 'Badge',
    cost: 0,
    abilities: [ongoing(givesKeyword('guardian', 'attached'))],
  });
  const fear = upgrade({
    ...red,
    code: '99009',
    title: 'Fear',
    cost: 0,
    abilities: [ongoing(losesKeyword('guardian', 'attached'))],
  });

  test('[keyword.lose] a card that loses a keyword is without it, however often it would have it', () => {
    const guards = (...upgrades: string[]) => {
      const table = board(
        {
          me: { characters: [{ card: 'Rebel Trooper', upgrades }, 'Rey'] },
          opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
          rolls: [['Rebel Trooper', '1R']],
        },
        [badge, fear],
      );
      table.me.picks('Activate Rebel Trooper');
      return table.me.isOffered('Yes');
    };
    expect(guards()).toBe(true);
    expect(guards('Badge', 'Badge')).toBe(true);
    expect(guards('Fear')).toBe(false);
    expect(guards('Badge', 'Fear', 'Badge')).toBe(false);
  });
});

describe('terms', () => {
  const office = support({
    ...red,
    code: '99010',
    title: 'Office',
    cost: 0,
    abilities: [ongoing(changesCost(-2, { whose: 'you', type: 'support' }))],
  });

  const hand = [
    upgrade({ ...red, code: '99020', title: 'Dear', cost: 4 }),
    upgrade({ ...red, code: '99021', title: 'Fair', cost: 3 }),
    eventCard({ ...red, code: '99022', title: 'Plain', cost: 3, abilities: [event(gain(1))] }),
    support({ ...red, code: '99023', title: 'Tool', cost: 4 }),
  ];

  test("[terms.cheapest] the lowest cost, as costs are now; of a tie the ability's player chooses", () => {
    const scouted = (...supports: string[]) => {
      const table = board(
        {
          me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Scout', pool: ['Sp'] }] }] },
          opponent: { ...kylo, supports, hand: ['Dear', 'Fair', 'Plain', 'Tool'] },
        },
        [office, ...hand],
      );
      table.me.picks('Resolve special');
      return table;
    };
    const tie = scouted();
    tie.me.isAsked('Fair', 'Plain').picks('Plain');
    expect(tie.opponent.discard).toEqual(['Plain']);
    tie.rests();
    // The support, of printed cost 4, costs 2 now.
    const lowered = scouted('Office');
    lowered.me.isAsked('Tool').picks('Tool');
    expect(lowered.opponent.discard).toEqual(['Tool']);
    lowered.rests();
  });

  const leash = downgrade({ ...red, code: '99011', title: 'Leash', cost: 0 });
  const ledger = support({
    ...red,
    code: '99012',
    title: 'Ledger',
    cost: 0,
    abilities: [action(gain(countOf(each({ whose: 'you', type: 'downgrade' }), {})))],
  });

  test('[terms.your] "your" is what a player controls, wherever it lies', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Ledger'], hand: ['Leash'] },
        opponent: { ...kylo, supports: ['Ledger'] },
      },
      [leash, ledger],
    );
    table.me.picks('Play Leash');
    expect(table.opponent.upgradesOn('Kylo Ren')).toEqual(['Leash']);
    table.opponent.picks('Use Ledger');
    expect(table.opponent.resources).toBe(0);
    table.me.picks('Use Ledger');
    expect(table.me.resources).toBe(1);
  });

  test('[terms.copy] [cards.title] cards of one title are copies, whatever their type and text', () => {
    const twin = support({ ...red, code: '99013', title: 'Twin', unique: true, cost: 0 });
    const other = upgrade({
      ...red,
      code: '99014',
      title: 'Twin',
      unique: true,
      cost: 0,
      abilities: [ongoing(changesHandSize(1))],
    });
    const stranger = upgrade({ ...red, code: '99015', title: 'Stranger', unique: true, cost: 0 });
    const table = board(
      { me: { characters: ['Rey'], supports: ['99013'], hand: ['99014', '99015'] }, opponent: kylo },
      [twin, other, stranger],
    );
    expect(table.me.isOffered('Play Stranger')).toBe(true);
    expect(table.me.isOffered('Play Twin')).toBe(false);
    const alone = board({ me: { characters: ['Rey'], hand: ['99014'] }, opponent: kylo }, [twin, other, stranger]);
    expect(alone.me.isOffered('Play Twin')).toBe(true);
  });

  test('[terms.increases] an increase lasts as long as what makes it; without a limit it is constant', () => {
    const armor = upgrade({
      ...red,
      code: '99016',
      title: 'Armor',
      cost: 0,
      abilities: [ongoing(changesHealth(3, 'attached')), action(discard(each({ whose: 'you', type: 'upgrade' })))],
    });
    const embargo = eventCard({
      ...red,
      code: '99017',
      title: 'Embargo',
      cost: 0,
      abilities: [event(lasting('action phase', changesCost(1, { whose: 'opponent' })))],
    });
    const table = board(
      {
        me: { characters: [{ card: 'Rey', upgrades: ['Armor'] }], hand: ['Embargo'], deck: ['Aim'] },
        opponent: { ...kylo, hand: ['Lightsaber'], resources: 9, deck: ['Aim'] },
      },
      [armor, embargo],
    );
    expect(table.me.card('Rey').health).toBe(13);
    expect(table.opponent.card('Lightsaber').cost).toBe(3);
    table.me.picks('Play Embargo');
    expect(table.opponent.card('Lightsaber').cost).toBe(4);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('None');
    // A new round: what lasted for the phase is over, what is constant is not.
    expect(table.opponent.card('Lightsaber').cost).toBe(3);
    expect(table.me.card('Rey').health).toBe(13);
    table.me.picks('Use Armor');
    expect(table.me.card('Rey').health).toBe(10);
  });

  test('[core.heal] [terms.heal] [terms.heal.zero] who had no damage was not healed', () => {
    const clinic = support({
      ...red,
      code: '99018',
      title: 'Clinic',
      cost: 0,
      abilities: [
        action(heal(3, each({ whose: 'you', type: 'character' }))),
        after(youHeal({ whose: 'you', type: 'character' }), gain(1)),
      ],
    });
    const heart = upgrade({
      ...red,
      code: '99019',
      title: 'Heart',
      cost: 0,
      abilities: [after(youHeal('attached'), gain(10))],
    });
    const table = board(
      {
        me: {
          characters: [
            { card: 'Rey', damage: 1 },
            { card: 'Finn', upgrades: ['Heart'] },
          ],
          supports: ['Clinic'],
        },
        opponent: kylo,
      },
      [clinic, heart],
    );
    table.me.picks('Use Clinic');
    expect(table.me.card('Rey').damage).toBe(0);
    expect(table.me.resources).toBe(1);
    table.rests();
  });
});

test('[errata.override] corrected cards have the corrected text in every edition', () => {
  for (const edition of EDITIONS) {
    const table = board({
      me: {
        characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Vibroknife', pool: ['1MD'] }] }],
        hand: ['Vibroknife'],
        resources: 3,
      },
      opponent: { characters: [{ card: 'Rey', shields: 3 }] },
      edition,
    });
    // It got Ambush and unblockable damage.
    table.me
      .picks('Play Vibroknife', 'Replace none')
      .isAsked('Resolve melee', 'Activate Kylo Ren', 'Claim the battlefield', 'Decline');
    table.me.picks('Resolve melee', 'Rey');
    expect(table.opponent.card('Rey')).toMatchObject({ damage: 1, shields: 3 });
  }
});
