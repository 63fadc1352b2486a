import {
  action,
  bindCard,
  choose,
  damage,
  discardRandomly,
  anOpponent,
  each,
  exhaust,
  giveShields,
  must,
  self,
  sequence,
  support,
} from '@dejarik/engine/language';
import { cardText } from '@dejarik/engine';
import type { PlayerPosition } from '@dejarik/engine/board';
import { describe, expect, test } from 'vitest';
import { board, type Table } from './support/table.js';

/* "An opponent" where there are several: one of them, the same one throughout. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter', cost: 0 } as const;
const plain = (character: string, more: Partial<PlayerPosition> = {}): PlayerPosition => ({
  characters: [character],
  deck: ['Aim'],
  ...more,
});

describe('an opponent is the same one throughout an ability', () => {
  test('[mp.choose-opponent] Coercion: the event is chosen from the hand that was revealed', () => {
    const table = board({
      me: { characters: ['Bala-Tik'], hand: ['Coercion'], resources: 1, deck: ['Aim'] },
      opponent: plain('Finn', { hand: ['Aim', 'Take Cover'] }),
      third: plain('Rey', { hand: ['Enrage', 'Lightsaber', 'Dodge'], resources: 2 }),
    });
    table.me.picks('Play Coercion').isAsked('Opponent', 'Third').picks('Third');
    table.me.isAsked('Enrage', 'Dodge').picks('Dodge');
    expect(JSON.stringify(table.me.view)).not.toContain('Take Cover');
    // It binds the third player, not who is next.
    expect(table.opponent.isOffered('Activate Finn')).toBe(true);
    table.opponent.picks('Pass');
    table.third.isAsked('Play Dodge', 'Pass');
  });

  test("[mp.choose-opponent] Kylo Ren: the card is looked at in the hand of the character's player", () => {
    for (const [character, victim, hand] of [
      ['Finn', 'opponent', 'Black One'],
      ['Rey', 'third', 'Lightsaber'],
    ] as const) {
      const table = board({
        me: { characters: [{ card: 'Kylo Ren', pool: ['Sp'] }], deck: ['Aim'] },
        opponent: plain('Finn', { hand: ['Black One'] }),
        third: plain('Rey', { hand: ['Lightsaber'] }),
      });
      table.me.picks('Resolve special').isAsked('Finn', 'Rey').picks(character);
      expect(table[victim].card(character).damage).toBe(hand === 'Black One' ? 4 : 3);
    }
  });

  test('[mp.choose-opponent] Mind Probe: a character of the player whose hand is counted', () => {
    const table = board({
      me: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Mind Probe', pool: ['Sp'] }] }], deck: ['Aim'] },
      opponent: plain('Finn', { hand: ['Aim'] }),
      third: { characters: ['Rey', 'Qui-Gon Jinn'], hand: ['Aim', 'Aim'], deck: ['Aim'] },
    });
    table.me.picks('Resolve special').isAsked('Opponent', 'Third').picks('Third');
    table.me.isAsked('Rey', 'Qui-Gon Jinn').picks('Rey');
    expect(table.third.card('Rey').damage).toBe(2);
  });

  test('[mp.choose-opponent] The Best Defense...: several dice are of one opponent', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper'], hand: ['The Best Defense...'], resources: 1, deck: ['Aim'] },
      opponent: { characters: [{ card: 'Finn', elite: true, pool: ['1RD', '2RD'] }], deck: ['Aim'] },
      third: { characters: [{ card: 'Rey', elite: true, pool: ['1MD', '1R'] }], deck: ['Aim'] },
    });
    table.me.picks('Play The Best Defense...').isAsked('Opponent', 'Third').picks('Third');
    table.me.isAsked('Rey: 1 melee', 'Rey: 1 resource', 'None').picks('Rey: 1 melee', 'Rey: 1 resource');
    expect(table.third.pool).toEqual([]);
    expect(table.opponent.pool).toHaveLength(2);
  });

  test('[mp.choose-opponent] who has no such dice cannot be chosen for them, and one who alone has is not asked for', () => {
    const table = board({
      me: { characters: ['First Order Stormtrooper'], hand: ['The Best Defense...'], resources: 1, deck: ['Aim'] },
      opponent: plain('Finn'),
      third: { characters: [{ card: 'Rey', pool: ['1MD'] }], deck: ['Aim'] },
    });
    table.me.picks('Play The Best Defense...').isAsked('Rey: 1 melee', 'None');
  });

  test('[mp.choose-opponent] Daring Escape: the blanks that go are those of whose dice were rerolled', () => {
    const table = board({
      me: { characters: ['Rey'], hand: ['Daring Escape'], resources: 2, deck: ['Aim'] },
      opponent: { characters: [{ card: 'Finn', pool: ['-'] }], deck: ['Aim'] },
      third: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }], deck: ['Aim'] },
      rolls: [['Kylo Ren', '-']],
    });
    table.me.picks('Play Daring Escape', 'Third', 'Kylo Ren: 1 melee');
    expect(table.third.pool).toEqual([]);
    expect(table.opponent.pool).toEqual(['Finn -']);
  });

  test("[mp.choose-opponent] each of an opponent's characters is of one opponent", () => {
    const table = board({
      me: { characters: [{ card: 'Rey', upgrades: [{ card: 'Thermal Detonator', pool: ['Sp'] }] }], deck: ['Aim'] },
      opponent: { characters: ['Finn', 'First Order Stormtrooper'], deck: ['Aim'] },
      third: { characters: ['Kylo Ren', 'Qui-Gon Jinn'], deck: ['Aim'] },
    });
    table.me.picks('Resolve special').isAsked('Opponent', 'Third').picks('Opponent');
    const damages = [...table.opponent.player.characters, ...table.third.player.characters].map(
      (id) => table.me.view.cards[id]?.damage,
    );
    expect(damages).toEqual([3, 3, 0, 0]);
  });

  test('[mp.choose-opponent] what an opponent is told to do to an opponent is done to who told them', () => {
    const order = support({
      ...gray,
      code: '99121',
      title: 'Taunt',
      abilities: [
        action(sequence(exhaust(self), must(anOpponent, damage(1, choose({ type: 'character', whose: 'opponent' }))))),
      ],
    });
    const table = board(
      {
        me: { characters: ['Rey', 'Finn'], supports: ['Taunt'], deck: ['Aim'] },
        opponent: plain('Kylo Ren'),
        third: plain('First Order Stormtrooper'),
      },
      [order],
    );
    table.me.picks('Use Taunt', 'Third');
    table.third.isAsked('Rey', 'Finn').picks('Finn');
    expect(table.me.card('Finn').damage).toBe(1);
  });

  test('[mp.choose-opponent] a card at random comes from the hand of one opponent, whom the user chooses', () => {
    const spy = support({
      ...gray,
      code: '99122',
      title: 'Spy',
      abilities: [
        action(
          sequence(
            exhaust(self),
            bindCard(choose({ whose: 'opponent', in: 'hand' }, { random: true }), () => discardRandomly(1, anOpponent)),
          ),
        ),
      ],
    });
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Spy'], deck: ['Aim'] },
        opponent: plain('Kylo Ren', { hand: ['Aim'] }),
        third: plain('Finn', { hand: ['Aim'] }),
      },
      [spy],
    );
    table.me.picks('Use Spy').isAsked('Opponent', 'Third').picks('Third');
    expect([table.opponent.hand.length, table.third.hand.length]).toEqual([1, 0]);
  });

  test('[mp.choose-opponent] another run of the ability may choose another one', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', elite: true, pool: ['1Dc', '1Dc'] }], deck: ['Aim'] },
      opponent: plain('Finn', { hand: ['Aim'] }),
      third: plain('Kylo Ren', { hand: ['Aim'] }),
    });
    table.me.picks('Resolve discard', 'Rey: 1 discard', 'Third');
    // The second die.
    table.me.picks('Rey: 1 discard');
    table.me.isAsked('Opponent', 'Third').picks('Opponent');
    expect([table.opponent.hand, table.third.hand]).toEqual([[], []]);
  });
});

describe('opponents', () => {
  const storm = support({
    ...gray,
    code: '99123',
    title: 'Storm',
    abilities: [
      action(
        sequence(
          exhaust(self),
          damage(1, each({ type: 'character', whose: 'opponents' })),
          giveShields(1, each({ type: 'character', whose: 'you' })),
        ),
      ),
    ],
  });

  test("[mp.choose-opponent] all opponents' characters where the text speaks of all opponents", () => {
    expect(cardText(storm)).toContain("each of your opponents' characters");
    const table: Table = board(
      {
        me: { characters: ['Rey'], supports: ['Storm'], deck: ['Aim'] },
        opponent: plain('Finn'),
        third: plain('Kylo Ren'),
      },
      [storm],
    );
    table.me.picks('Use Storm');
    expect(
      [table.me.card('Rey'), table.opponent.card('Finn'), table.third.card('Kylo Ren')].map((card) => card.damage),
    ).toEqual([0, 1, 1]);
  });

  test('[mp.choose-opponent] an opponent who is out is nobody to choose', () => {
    const table = board({
      me: { characters: [{ card: 'Rey', elite: true, pool: ['1MD', '1Dc'] }], deck: ['Aim'] },
      opponent: { characters: [{ card: 'Finn', damage: 9 }], hand: ['Aim'], deck: ['Aim'] },
      third: plain('Kylo Ren', { hand: ['Aim'] }),
    });
    table.me.picks('Resolve melee', 'Finn');
    table.third.picks('Pass');
    table.me.picks('Resolve discard');
    expect(table.third.hand).toEqual([]);
  });
});
