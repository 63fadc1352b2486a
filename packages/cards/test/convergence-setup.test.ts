import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { checkDeck, listOf } from '../src/decks/index.js';
import { catalogue } from '../src/index.js';
import { begin, starter } from './support/game.js';

/* The two starter decks of Convergence: what they are, how they begin, what their rulebooks show by example. */

const obiWan = starter('CONV-H');
const grievous = starter('CONV-V');

/** What a team is worth, as its cards say it, without what they change. */
const printedPoints = ({ characters, plots = [] }: typeof obiWan): number =>
  characters.reduce((sum, { code, dice }) => sum + (catalogue.get(code).points[dice - 1] ?? 0), 0) +
  plots.reduce((sum, code) => sum + (catalogue.get(code).points[0] ?? 0), 0);

const cards = (deck: typeof obiWan): number => Object.values(deck.deck).reduce((sum, copies) => sum + copies, 0);

describe('the starter decks of Convergence', () => {
  test('[custom.starter.obi-wan] Obi-Wan Kenobi twice, Satine Kryze once, Deathwatch Hideout, 20 cards', () => {
    expect(obiWan).toMatchObject({ name: 'Obi-Wan Kenobi', edition: 'convergence', battlefield: '09174' });
    expect(obiWan.characters).toEqual([
      { code: '09057', dice: 2 },
      { code: '09091', dice: 1 },
    ]);
    expect(cards(obiWan)).toBe(20);
    const table = begin(obiWan, grievous, { edition: 'convergence' });
    expect(table.me.card('Obi-Wan Kenobi').dice).toHaveLength(2);
    expect(table.me.card('Satine Kryze').dice).toHaveLength(1);
    expect(table.me.setAside).toEqual(['Deathwatch Hideout']);
    expect(table.me.hand).toHaveLength(5);
    expect(table.me.deckCount).toBe(15);
  });

  test('[contradiction.starter.plots] Force Flow is its plot, 28 points in all, beside the characters from the start', () => {
    expect(obiWan.plots).toEqual(['09113']);
    expect(printedPoints(obiWan)).toBe(28);
    const table = begin(obiWan, grievous, { edition: 'convergence' });
    expect(table.me.card('Force Flow')).toMatchObject({ zone: 'play', type: 'plot' });
    expect(table.opponent.player.plots).toEqual([]);
  });

  test('[custom.starter.grievous] [contradiction.grievous.contents] General Grievous and two Commando Droids with a die each, his lair, 20 cards', () => {
    expect(grievous).toMatchObject({ name: 'General Grievous', edition: 'convergence', battlefield: '09176' });
    expect(grievous.characters).toEqual([
      { code: '09021', dice: 1 },
      { code: '09019', dice: 1 },
      { code: '09019', dice: 1 },
    ]);
    expect(cards(grievous)).toBe(20);
    expect(grievous.plots ?? []).toEqual([]);
    const table = begin(grievous, obiWan, { edition: 'convergence' });
    for (const name of ['General Grievous', 'Commando Droid', 'Commando Droid#2']) {
      expect(table.me.card(name).dice).toHaveLength(1);
    }
    expect(table.me.setAside).toEqual(['Lair of General Grievous']);
  });

  test('with Grievous each droid costs 1 point less, when the team is built', () => {
    expect(printedPoints(grievous)).toBe(25);
    expect(cardText(catalogue.get('09021'))).toContain('each droid character costs 1 point less');
    const faults = (leader: string, droids: number): readonly string[] => {
      const droid = { code: '09019', dice: 1 };
      const characters = [{ code: leader, dice: 1 }, ...Array.from({ length: droids }, () => droid)];
      const found = checkDeck({ ...listOf(grievous), characters }, { format: 'INF' });
      return found.flatMap(({ message }) => (message.includes('points') ? [message] : []));
    };
    // Nine and three times seven make thirty, the most that a team may cost.
    expect(faults('09021', 3)).toEqual([]);
    expect(faults('09021', 4)).toHaveLength(1);
    // Another leader has no such say: ten and three times eight.
    expect(faults('01027', 3)).toHaveLength(1);
  });

  test('every design of both decks comes from Convergence', () => {
    for (const deck of [obiWan, grievous]) {
      for (const code of Object.keys(deck.deck)) expect(code).toMatch(/^09/);
    }
  });
});

describe('the roll-off', () => {
  test('[st.obi.rolloff] [setup.rolloff] 4 of Obi-Wan and Satine against 3: the heroes pick the battlefield', () => {
    const table = begin(obiWan, grievous, {
      edition: 'convergence',
      rolls: [
        ['09057', '2MD'],
        ['09057', '1R'],
        ['09091', '1F'],
        ['09021', '1RD'],
        ['09019', '2ID'],
        ['09019', '-'],
      ],
    });
    table.me.picks('None');
    table.opponent.picks('None');
    table.me.isAsked('Deathwatch Hideout', 'Lair of General Grievous').picks('Deathwatch Hideout');
    table.opponent.isAsked('General Grievous', 'Commando Droid', 'Commando Droid').picks('General Grievous');
    table.opponent.picks('Commando Droid');
    expect(table.opponent.card('General Grievous').shields).toBe(1);
    expect(table.match.question).toMatchObject({ seat: 0, kind: 'action' });
    expect(table.me.isOffered('Use Force Flow')).toBe(true);
    table.rests();
  });
});

describe('cards printed again', () => {
  const reprints = {
    '09025': '01072',
    '09028': '01075',
    '09061': '01115',
    '09094': '01128',
    '09112': '01149',
    '09116': '01150',
    '09118': '01059',
    '09136': '03127',
    '09144': '01159',
    '09149': '03142',
    '09150': '01162',
    '09163': '01153',
    '09164': '01155',
  };

  test('they are and do what their first printings are and do', () => {
    for (const [code, first] of Object.entries(reprints)) {
      const { rarity, code: own, ...facts } = catalogue.get(code);
      const { rarity: firstRarity, code: firstCode, ...firstFacts } = catalogue.get(first);
      expect(facts).toEqual(firstFacts);
      expect([own, firstCode]).toEqual([code, first]);
      expect([rarity, firstRarity]).not.toContain(undefined);
    }
  });
});
