import {
  type CardDefinition,
  type Edition,
  editionDifferences,
  editionRows,
  EDITIONS,
  unknownTo,
} from '@dejarik/engine';
import { character } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { editionPoints } from '../src/decks/index.js';
import { board } from './support/table.js';

/* The same position through every edition: what each option of the table changes, and that nothing else does. */

const gunner: CardDefinition = character({
  code: '99001',
  title: 'Gunner',
  color: 'red',
  affiliation: 'villain',
  rarity: 'common',
  health: 9,
  points: [9],
  die: '3ID 2ID 2RD 1F - -',
});

/** A Guardian that one damage defeats is activated against a die; what is in its pool before Guardian is used. */
function guardian(edition: Edition): unknown {
  const table = board({
    me: { characters: [{ card: 'Rebel Trooper', damage: 5 }, 'Rey'] },
    opponent: { characters: [{ card: 'First Order Stormtrooper', pool: ['2RD'] }] },
    edition,
    rolls: [['Rebel Trooper', '1R']],
  });
  table.me.picks('Activate Rebel Trooper');
  const rolled = table.me.pool;
  table.me.picks(table.me.isOffered('Yes') ? 'Yes' : 'Use Rebel Trooper');
  expect(table.me.has('Rebel Trooper')).toBe(false);
  expect([table.me.pool, table.opponent.pool]).toEqual([[], []]);
  return rolled;
}

/** A Guardian is activated against a die that shows indirect damage: how much of it the Guardian takes. */
function guardianTakesIndirect(edition: Edition): unknown {
  const table = board(
    {
      me: { characters: ['Rebel Trooper', 'Rey'] },
      opponent: { characters: [{ card: 'Gunner', pool: ['3ID'] }] },
      edition,
      rolls: [['Rebel Trooper', '1R']],
    },
    [gunner],
  );
  table.me.picks('Activate Rebel Trooper');
  const offered = ['Yes', 'Use Rebel Trooper'].find((name) => table.me.isOffered(name));
  if (offered !== undefined) table.me.picks(offered);
  table.rests();
  return table.me.card('Rebel Trooper').damage;
}

/** A character with an upgrade with Redeploy falls: which comes first. */
function redeploy(edition: Edition): unknown {
  const table = board({
    me: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Lightsaber'] }, 'Rey'] },
    opponent: { characters: [{ card: 'Kylo Ren', pool: ['1MD'] }] },
    turn: 'opponent',
    edition,
  });
  table.opponent.picks('Resolve melee', 'Finn');
  table.me.picks('Rey');
  table.rests();
  expect(table.me.upgradesOn('Rey')).toEqual(['Lightsaber']);
  return table.log.filter((line) => line === 'Finn is defeated' || line === 'Lightsaber moves to Rey')[0];
}

/** One upgrade was replaced; a second is played where another could be replaced: the offer. */
function replacements(edition: Edition): unknown {
  const table = board({
    me: {
      characters: [{ card: 'Kylo Ren', upgrades: ['Infiltrate', 'Hunker Down'] }],
      hand: ['Lightsaber', 'Force Throw'],
      resources: 9,
    },
    opponent: { characters: ['Rey'] },
    edition,
  });
  table.me.picks('Play Lightsaber', 'Infiltrate');
  table.opponent.picks('Pass');
  table.me.picks('Play Force Throw');
  return table.me.isOffered('Replace none');
}

/** A card in hand and no die in the pool: whether it may be discarded to reroll. */
function fewestRerolled(edition: Edition): unknown {
  const table = board({
    me: { characters: ['Rey'], hand: ['Aim'] },
    opponent: { characters: ['Kylo Ren'] },
    edition,
  });
  return table.me.isOffered('Discard Aim to reroll');
}

/** What the four characters of the Balance of the Force list cost; undefined for what is printed. */
function points(edition: Edition): unknown {
  const list = editionPoints(edition);
  return ['02002', '01029', '02021', '04002'].map((code) => list.get(code));
}

const printed = [undefined, undefined, undefined, undefined];
const balanced = [
  [12, 15],
  [16, 20],
  [12, 15],
  [10, 14],
];
const rolled = ['Rebel Trooper 1R'];
const early = 'Lightsaber moves to Rey';
const late = 'Finn is defeated';

/** By option: the position, and what comes of it in each edition. */
const CASES: Readonly<Record<string, readonly [(edition: Edition) => unknown, Readonly<Record<Edition, unknown>>]>> = {
  guardian: [guardian, { awakenings: [], rr15: [], legacies: [], convergence: rolled, current: rolled }],
  guardianTakesIndirect: [guardianTakesIndirect, { awakenings: 0, rr15: 0, legacies: 3, convergence: 3, current: 3 }],
  redeploy: [redeploy, { awakenings: late, rr15: early, legacies: late, convergence: early, current: early }],
  replacements: [replacements, { awakenings: true, rr15: false, legacies: true, convergence: false, current: false }],
  fewestRerolled: [
    fewestRerolled,
    { awakenings: false, rr15: true, legacies: false, convergence: false, current: false },
  ],
  points: [points, { awakenings: printed, rr15: balanced, legacies: printed, convergence: printed, current: printed }],
};

describe('options of the editions', () => {
  test('every option of the table is tried', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(
      editionRows()
        .map(({ option }) => option as string)
        .toSorted(),
    );
  });

  const rows = Object.entries(CASES).flatMap(([option, [play, expected]]) =>
    EDITIONS.map((edition) => ({ option, edition, play, expected: expected[edition] })),
  );
  test.each(rows)('$option in $edition', ({ play, edition, expected }) => {
    expect(play(edition)).toEqual(expected);
  });

  test('an edition differs from the current rules in just the options that play differently', () => {
    for (const edition of EDITIONS) {
      const played = Object.entries(CASES).filter(([, [, by]]) => by[edition] !== by.current);
      const told = editionDifferences(edition);
      expect(told.map(({ option }) => option)).toEqual(played.map(([option]) => option));
      for (const { value, current } of told) expect(value).not.toBe(current);
    }
    expect(unknownTo('legacies').map(({ thing }) => thing)).toEqual(['downgrades']);
    expect(unknownTo('current')).toEqual([]);
  });
});

test('[balance.supersedes] [balance.fn-2199] [balance.poe-dameron] [balance.unkar-plutt] [balance.captain-phasma] the Rules Reference 1.5 replaces the points of four characters', () => {
  expect([...editionPoints('rr15')].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['01029', [16, 20]],
    ['02002', [12, 15]],
    ['02021', [12, 15]],
    ['04002', [10, 14]],
  ]);
});
