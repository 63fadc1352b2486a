import { TYPE_NAMES } from '@dejarik/engine';
import { character } from '@dejarik/engine/language';
import { describe, expect, test } from 'vitest';
import { formatNamed, FORMATS, printed, PRINTED, PRINTED_SETS } from '../../src/decks/index.js';
import { catalogue } from '../../src/index.js';
import { faultsOf, rulesOf } from './support.js';

const person = {
  color: 'gray',
  affiliation: 'neutral',
  rarity: 'starter',
  health: 8,
  die: '1MD 1MD 1MD 1R - -',
} as const;

describe('balance', () => {
  test('[bal.fn-2199] [balance.fn-2199] [balance.supersedes] [custom.team.cap] FN-2199', () => {
    const team = ['SoR 2 elite', 'AW 21 elite'];
    expect(faultsOf({ team }, { edition: 'rr15' })).toEqual([
      'custom.team.cap: The team costs 31 points, more than 30: FN-2199 15 (printed 13), Jango Fett 16.',
    ]);
    expect(faultsOf({ team })).toEqual([]);
  });

  test('[bal.poe] [balance.poe-dameron] [balance.supersedes] Poe Dameron of the first set, and no other', () => {
    const team = ['AW 29', 'AW 28 elite'];
    expect(faultsOf({ team }, { edition: 'rr15' })).toEqual([
      'custom.team.cap: The team costs 32 points, more than 30: Poe Dameron 16 (printed 14), Leia Organa 16.',
    ]);
    expect(faultsOf({ team })).toEqual([]);
    // 11 + 16, in any case.
    expect(faultsOf({ team: ['TPG 25', 'AW 28 elite'] }, { edition: 'rr15' })).toEqual([]);
    expect(rulesOf({ team: ['TPG 25 elite', 'AW 28 elite'] }, { edition: 'rr15' })).toEqual(['custom.team.cap']);
  });

  test('[bal.phasma] [balance.captain-phasma] Captain Phasma of the Two-Player Game, and no other', () => {
    const team = ['TPG 2 elite', 'TPG 1 elite'];
    expect(faultsOf({ team }, { edition: 'rr15' })).toEqual([
      'custom.team.cap: The team costs 31 points, more than 30: Captain Phasma 14 (printed 13), Kylo Ren 17.',
    ]);
    expect(faultsOf({ team })).toEqual([]);
    // AW 1 costs 15: with 14 more it is 29.
    expect(faultsOf({ team: ['AW 1 elite', 'TPG 1'] }, { edition: 'rr15' })).toEqual([]);
  });

  test("a format's list goes before the edition's", () => {
    // FN-2199 by the list of FFG Infinite and by the Balance of the Force: 11/14 and 12/15.
    const team = ['SoR 2 elite', 'AW 21 elite'];
    expect(rulesOf({ team }, { format: 'FFGInf', edition: 'rr15' })).not.toContain('custom.team.cap');
    expect(rulesOf({ team }, { format: 'constructed', edition: 'rr15' })).toEqual(['custom.team.cap']);
  });

  test('a list that names one printing of a card means the others as well, unless it names them', () => {
    const balance = formatNamed('ARHS')?.balance;
    expect(balance?.get('12041')).toEqual([11, 13]);
    const elrik = character({ ...person, code: '20279', title: 'Elrik Vonreg', points: [15, 18] });
    // CM 22 costs 12/15 there; EoD 279 prints it again.
    expect(rulesOf({ team: ['20279', 'AW 28 elite'] }, { made: [elrik] })).toEqual(['custom.team.cap']);
    expect(rulesOf({ team: ['20279', 'AW 28 elite'] }, { made: [elrik], format: 'ARHS' })).not.toContain(
      'custom.team.cap',
    );
  });
});

describe('lists', () => {
  test('a card must be of a set of the format, in whatever printing', () => {
    expect(faultsOf({ cards: ['AW 137'], size: 1 }, { format: 'TRI' })).toContain(
      'format.sets: AW 137 Second Chance is of the set Awakenings, which is not in the format FFG Trilogy.',
    );
    // AW 59 is printed again in Convergence.
    expect(printed('09118')?.design).toBe('01059');
    expect(faultsOf({ cards: ['AW 59'], size: 1 }, { format: 'TRI' }).join()).not.toContain('AW 59');
    // Slave I of the second set is another card than that of Covert Missions.
    expect(faultsOf({ cards: ['SoR 22'], size: 1 }, { format: 'TRI' }).join('\n')).toContain(
      'format.sets: SoR 22 Slave I',
    );
  });

  test('banned cards', () => {
    expect(faultsOf({ plots: ['TR 3B'] }, { format: 'STD' }).join('\n')).toContain(
      "format.banned: TR 3B Obi-Wan Kenobi's Spirit is banned in the format FFG Standard.",
    );
  });

  test('of the restricted cards only one, in as many copies as always', () => {
    expect(rulesOf({ cards: ['2 AW 110'] }, { format: 'FFGInf' })).not.toContain('format.restricted');
    expect(faultsOf({ cards: ['2 AW 110', 'AW 129'] }, { format: 'FFGInf' }).join('\n')).toContain(
      'format.restricted: Only one of the restricted cards of the format FFG Infinite can be brought, not AW 110 Retreat and AW 129 Hyperspace Jump.',
    );
  });

  test('two that may not be brought together', () => {
    expect(faultsOf({ cards: ['CM 27', 'CM 42'], size: 2 }, { format: 'ARHS' }).join('\n')).toContain(
      'format.pairs: CM 27 Face the Enemy and CM 42 Trandoshan Hunter cannot be brought together',
    );
    expect(rulesOf({ cards: ['CM 27'], size: 2 }, { format: 'ARHS' })).not.toContain('format.pairs');
  });

  test('formats are found by code and name; what they list are cards', () => {
    expect(formatNamed('ffg infinite')?.code).toBe('FFGInf');
    expect(formatNamed('none')).toBeNull();
    expect(() => faultsOf({}, { format: 'none' })).toThrow('there is no format "none"; formats are STD');
    const listed = FORMATS.flatMap(({ banned, restricted, pairs, balance }) => [
      ...banned,
      ...restricted,
      ...pairs.flat(),
      ...balance.keys(),
    ]);
    expect(listed.filter((code) => printed(code) === undefined)).toEqual([]);
    expect(
      FORMATS.flatMap(({ balance }) => [...balance.values()])
        .flat()
        .every(Number.isInteger),
    ).toBe(true);
  });
});

describe('printed cards', () => {
  test('every set has its cards, every card a title and a set of its own number', () => {
    expect(PRINTED_SETS.map(({ letters }) => letters)).toContain('CM');
    expect(PRINTED).toHaveLength(2977);
    expect(new Set(PRINTED.map(({ code }) => code)).size).toBe(2977);
    const odd = PRINTED.filter(
      ({ code, set, title, design }) =>
        !code.startsWith(set.number) ||
        title === '' ||
        printed(design) === undefined ||
        printed(code)?.design !== design,
    );
    expect(odd).toEqual([]);
  });

  test('automated cards are called what they are called there', () => {
    const named = catalogue.cards.map(({ code, title, subtitle, type, unique }) => {
      return { code, title, subtitle, type: TYPE_NAMES[type], unique };
    });
    const told = named.map(({ code }) => {
      const { title, subtitle, type, unique } = printed(code) ?? {};
      return { code, title, subtitle, type, unique };
    });
    expect(named).toEqual(told);
  });
});
