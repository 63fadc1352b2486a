import {
  action,
  after,
  attachesAny,
  attached,
  character,
  choose,
  damage,
  discard,
  downgrade,
  event,
  eventCard,
  exhaust,
  gain,
  keyword,
  may,
  modify,
  moveUpgrade,
  ongoing,
  pay,
  ready,
  self,
  support,
  upgrade,
  youActivate,
} from '@dejarik/engine/language';
import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { board } from './support/table.js';

/* Upgrades and downgrades that modify what they name, with cards made up for it. */

const gray = { color: 'gray', affiliation: 'neutral', rarity: 'starter' } as const;

const turret = upgrade({
  ...gray,
  code: '99400',
  title: 'Turret',
  subtypes: ['weapon', 'mod'],
  cost: 1,
  die: '1RD +2RD 2ID - - -',
  abilities: [modify({ type: 'support', subtype: 'vehicle' }), after(youActivate('attached'), may(gain(1)))],
});
const pilotDroid = upgrade({
  ...gray,
  code: '99401',
  title: 'Pilot Droid',
  subtypes: ['mod'],
  cost: 0,
  abilities: [modify({ type: 'support', subtype: 'vehicle' }), action(pay(exhaust(self), ready(attached)))],
});
const arm = upgrade({
  ...gray,
  code: '99402',
  title: 'Arm',
  subtypes: ['mod'],
  cost: 0,
  die: '1MD - - - - -',
  abilities: [keyword('redeploy'), modify({ type: ['character', 'support'], subtype: 'droid' })],
});
const sabotage = downgrade({
  ...gray,
  code: '99403',
  title: 'Sabotage',
  subtypes: ['mod'],
  cost: 0,
  die: '1ID 1Dr - - - -',
  abilities: [modify({ type: 'support', subtype: 'vehicle' })],
});
const wrench = eventCard({
  ...gray,
  code: '99404',
  title: 'Wrench',
  cost: 0,
  abilities: [
    event(
      moveUpgrade(choose({ type: 'upgrade', whose: 'you' }), choose({ type: ['character', 'support'], whose: 'you' })),
    ),
  ],
});
const collector = character({
  ...gray,
  code: '99405',
  title: 'Collector',
  points: [8],
  health: 9,
  abilities: [ongoing(attachesAny({ subtype: 'weapon' }))],
});
const cruiser = support({
  ...gray,
  code: '99406',
  title: 'Cruiser',
  subtypes: ['vehicle'],
  cost: 3,
  die: '2RD 1RD 1Sh - - -',
});
const droid = character({
  ...gray,
  code: '99407',
  title: 'Droid',
  subtypes: ['droid'],
  points: [5],
  health: 6,
  die: '1RD 1RD 1R - - -',
});
const dismiss = eventCard({
  ...gray,
  code: '99408',
  title: 'Blast',
  cost: 0,
  abilities: [event(damage(6, choose({ type: 'character' })))],
});
const made = [turret, pilotDroid, arm, sabotage, wrench, collector, cruiser, droid, dismiss];

describe('what it attaches to', () => {
  test('a modification goes on what its Modify names, and on no character', () => {
    const table = board(
      {
        me: {
          characters: ['Rey', 'Droid'],
          supports: ['Cruiser', 'Cruiser', 'Awakening'],
          hand: ['Turret', 'Arm'],
          resources: 2,
        },
        opponent: { characters: ['Kylo Ren'], supports: ['Cruiser'] },
      },
      made,
    );
    table.me.picks('Play Turret').isAsked('Cruiser', 'Cruiser');
    expect(table.me.view.question?.prompt).toBe('Choose a vehicle for Turret.');
    table.me.picks('Cruiser');
    expect(table.me.upgradesOn('Cruiser')).toEqual(['Turret']);
    expect(table.me.card('Turret').host).toBe(table.me.card('Cruiser').id);
    table.opponent.picks('Pass');
    // The only droid.
    table.me.picks('Play Arm');
    expect(table.me.upgradesOn('Droid')).toEqual(['Arm']);
    table.rests();
  });

  test('without such a card it cannot be played', () => {
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Turret', 'Arm'], resources: 2 },
        opponent: { characters: ['Droid'], supports: ['Cruiser'] },
      },
      made,
    );
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass');
  });

  test('[cards.golden-rule] it is no play restriction: who ignores those of weapons does not get it', () => {
    const table = board(
      { me: { characters: ['Collector'], hand: ['Turret'], resources: 2 }, opponent: { characters: ['Kylo Ren'] } },
      made,
    );
    expect(table.me.isOffered('Play Turret')).toBe(false);
  });

  test('[terms.move.no-restrictions] nor is it moved to anything else', () => {
    const table = board(
      {
        me: {
          characters: ['Rey'],
          supports: [{ card: 'Cruiser', upgrades: ['Turret'] }, 'Awakening'],
          hand: ['Wrench'],
        },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Wrench', 'Rey');
    expect(table.me.upgradesOn('Cruiser')).toEqual(['Turret']);
    expect(table.me.upgradesOn('Rey')).toEqual([]);
  });

  test('[keyword.redeploy] [keyword.redeploy.needs-target] it redeploys only to what it modifies', () => {
    const fall = (others: string[]) => {
      const table = board(
        {
          me: { characters: [{ card: 'Droid', upgrades: ['Arm'] }, ...others] },
          opponent: { characters: ['Kylo Ren'], hand: ['Blast'] },
          turn: 'opponent',
        },
        made,
      );
      table.opponent.picks('Play Blast', 'Droid');
      return table;
    };
    expect(fall(['Rey', 'Finn']).me.discard).toEqual(['Arm']);
    const two = fall(['Rey', 'Droid']);
    two.me.isAsked('Droid', 'Let it be discarded').picks('Droid');
    expect(two.me.upgradesOn('Droid')).toEqual(['Arm']);
  });

  test('[actions.play.downgrade] a downgrade modifies an opponent’s vehicle', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: ['Cruiser'], hand: ['Sabotage'] },
        opponent: { characters: ['Kylo Ren'], supports: ['First Order TIE Fighter', 'Power of the Dark Side'] },
      },
      made,
    );
    table.me.picks('Play Sabotage');
    expect(table.opponent.upgradesOn('First Order TIE Fighter')).toEqual(['Sabotage']);
    expect(table.me.card('Sabotage').controller).toBe(0);
  });
});

describe('a support with modifications', () => {
  test('[actions.activate.all-dice] activated, it rolls their dice too; a downgrade’s goes to its own player', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: [{ card: 'Cruiser', upgrades: ['Turret'], downgrades: ['Sabotage'] }] },
        opponent: { characters: ['Kylo Ren'] },
        rolls: [
          ['Turret', '+2RD'],
          ['Cruiser', '2RD'],
          ['Sabotage', '1ID'],
        ],
      },
      made,
    );
    table.me.picks('Activate Cruiser', 'Yes');
    expect(table.me.pool).toEqual(['Turret +2RD', 'Cruiser 2RD']);
    expect(table.opponent.pool).toEqual(['Sabotage 1ID']);
    expect(table.me.resources).toBe(1);
    table.opponent.picks('Pass');
    table.me.picks('Resolve ranged', 'Turret: +2 ranged', 'Kylo Ren');
    expect(table.opponent.card('Kylo Ren').damage).toBe(4);
    // Every die is back on its card.
    expect(table.me.card('Turret').dice).toHaveLength(1);
    table.rests();
  });

  test('[actions.card-action] actions of modifications are used', () => {
    const table = board(
      {
        me: { characters: ['Rey'], supports: [{ card: 'Cruiser', exhausted: true, upgrades: ['Pilot Droid'] }] },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Use Pilot Droid');
    expect(table.me.card('Cruiser').exhausted).toBe(false);
  });

  test('[cards.upgrade.max-three] three modifications a card', () => {
    const table = board(
      {
        me: {
          characters: ['Rey'],
          supports: [{ card: 'Cruiser', upgrades: ['Pilot Droid', 'Pilot Droid', 'Turret'], downgrades: ['Sabotage'] }],
          hand: ['Turret'],
          resources: 1,
        },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Turret', 'Replace none');
    table.me.isAsked('Pilot Droid', 'Pilot Droid', 'Turret', 'Turret').picks('Pilot Droid');
    expect(table.me.discard).toEqual(['Pilot Droid']);
    table.rests();
  });

  test('[terms.move.elsewhere] a modification moves to another vehicle, its die with it', () => {
    const table = board(
      {
        me: {
          characters: ['Rey'],
          supports: [{ card: 'Cruiser', upgrades: [{ card: 'Turret', pool: ['1RD'] }] }, 'First Order TIE Fighter'],
          hand: ['Wrench'],
        },
        opponent: { characters: ['Kylo Ren'] },
      },
      made,
    );
    table.me.picks('Play Wrench', 'First Order TIE Fighter');
    expect(table.me.upgradesOn('First Order TIE Fighter')).toEqual(['Turret']);
    expect(table.me.card('Turret').dice).toHaveLength(1);
    expect(table.me.pool).toEqual([]);
  });

  test('what is on a support is discarded with it', () => {
    const scrap = eventCard({
      ...gray,
      code: '99409',
      title: 'Scrap',
      cost: 0,
      abilities: [event(discard(choose({ type: 'support' })))],
    });
    const table = board(
      {
        me: { characters: ['Rey'], hand: ['Scrap'] },
        opponent: {
          characters: ['Kylo Ren'],
          supports: [{ card: 'Cruiser', upgrades: ['Turret'], downgrades: ['Sabotage'] }],
        },
      },
      [...made, scrap],
    );
    table.me.picks('Play Scrap');
    expect(table.opponent.discard.sort()).toEqual(['Cruiser', 'Turret']);
    expect(table.me.discard).toEqual(['Sabotage', 'Scrap']);
    table.rests();
  });
});

test('the texts of modifications', () => {
  expect(cardText(turret)).toBe(
    'Modify vehicle support.\nAfter you activate attached vehicle, you may gain 1 resource.',
  );
  expect(cardText(arm)).toBe('Redeploy.\nModify droid character or support.');
  expect(cardText(sabotage)).toBe("Modify an opponent's vehicle support.");
  expect(cardText(pilotDroid)).toBe(
    'Modify vehicle support.\nAction - Exhaust this upgrade to ready attached vehicle.',
  );
});
