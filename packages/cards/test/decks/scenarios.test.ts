import { describe, expect, test } from 'vitest';
import { createGame, EDITIONS } from '@dejarik/engine';
import { deckSetup } from '../../src/decks/index.js';
import { catalogue } from '../../src/index.js';
import { begin, starter } from '../support/game.js';
import { deckOf, faultsOf, rulesOf } from './support.js';

describe('plots on a team', () => {
  test('[core.plot.team] [custom.plot.max-one] [custom.plot.points] [custom.plot.match] Obi-Wan Kenobi and Satine Kryze', () => {
    const team = ['CONV 57 elite', 'CONV 91'];
    const options = { edition: 'convergence' } as const;
    expect(faultsOf({ team, plots: ['CONV 113'] }, options)).toEqual([]);
    // 30 points, but two plots.
    expect(faultsOf({ team, plots: ['CONV 113', 'LEG 169'] }, options)).toEqual([
      'custom.plot.max-one: A team has at most one plot, not 2.',
    ]);
    expect(faultsOf({ team: ['CONV 91'], plots: ['CONV 113'] }, options)).toEqual([
      'custom.plot.match: The plot Force Flow needs a blue character on the team.',
    ]);
    expect(faultsOf({ team: ['CONV 91'], plots: ['LEG 169'] }, options)).toEqual([]);
    // Blockade is red and villain: both are needed.
    expect(faultsOf({ team, plots: ['WotF 29'] }, options)).toEqual([
      'custom.plot.match: The plot Blockade needs a red character and a villain character on the team.',
    ]);
    expect(faultsOf({ team: ['AW 2', 'AW 11'], plots: ['WotF 29'] }, options)).toEqual([]);
  });

  test('[core.plot.team] [cards.plot.place] the plot lies beside the characters from the start', () => {
    const table = begin({ ...starter('CONV-H'), plots: ['05169'] }, starter('CONV-V'));
    expect(table.me.card('Fortify')).toMatchObject({ zone: 'play', type: 'plot' });
  });
});

describe('who is who', () => {
  test('[ex.unique.vader] [unique.by-title] [unique.team] two Darth Vaders are the same person', () => {
    // 16 and 13: the points would do.
    expect(faultsOf({ team: ['AW 10', 'SoR 10'] })).toEqual([
      'unique.by-title: A unique character is on a team once: Darth Vader, Sith Lord; Darth Vader, Dark Apprentice are the same person.',
    ]);
    expect(faultsOf({ team: ['AW 10', 'AW 11'] })).toEqual([]);
  });

  test('[bal.unkar] [balance.unkar-plutt] [balance.supersedes] Unkar Plutt', () => {
    const team = ['SoR 21 elite', 'AW 21 elite'];
    expect(faultsOf({ team }, { edition: 'rr15' })).toEqual([
      'custom.team.cap: The team costs 31 points, more than 30: Unkar Plutt 15 (printed 13), Jango Fett 16.',
    ]);
    expect(faultsOf({ team })).toEqual([]);
  });

  test('[gap.all-neutral-team] [custom.deck.affiliation] [custom.deck.neutral] five Jawa Scavengers have neutral cards only', () => {
    const team = ['RIV 4', 'RIV 4', 'RIV 4', 'RIV 4', 'RIV 4'];
    expect(faultsOf({ team })).toEqual([]);
    expect(rulesOf({ team: [...team, 'AW 46'] })).toEqual(['custom.team.cap']);
    expect(rulesOf({ team: ['RIV 4', 'AW 46'], cards: ['AW 137'] })).toEqual([]);
    expect(rulesOf({ team: ['RIV 4', 'AW 46'], cards: ['AW 23'] })).toEqual(['custom.deck.affiliation']);
    expect(rulesOf({ team, cards: ['AW 137'] })).toEqual(['custom.deck.affiliation', 'custom.deck.color']);
  });

  test('[contradiction.neutral-characters] [custom.team.pick-side] neutral characters are allowed under every edition', () => {
    for (const edition of EDITIONS) {
      expect(faultsOf({ team: ['RIV 4', 'AW 38'] }, { edition })).toEqual([]);
      expect(faultsOf({ team: ['RIV 4'] }, { edition })).toEqual([]);
    }
  });
});

describe('dice beside the team', () => {
  test('[clarification.director-krennic.extra-dice] [custom.dice] Director Krennic needs Death Trooper dice beyond those of the team', () => {
    const alone = deckSetup(deckOf({ team: ['SoR 3'] }));
    const withTroopers = deckSetup(deckOf({ team: ['SoR 3', 'SoR 1'] }));
    expect(alone.spareDice?.every((code) => code === '02001')).toBe(true);
    expect(withTroopers.spareDice).toEqual(alone.spareDice);
    const seats = [
      { name: '', deck: withTroopers },
      { name: '', deck: starter('AW-V') },
    ];
    const { state } = createGame(catalogue, { seats, edition: 'current', seed: '1' });
    const dice = state.dice.filter(({ owner, definition }) => owner === 0 && state.codes[definition] === '02001');
    // One lies on the Death Trooper, the others are set aside.
    expect(dice).toHaveLength(1 + (alone.spareDice?.length ?? 0));
    expect(dice.filter(({ card }) => card < 0)).toHaveLength(alone.spareDice?.length ?? 0);
  });
});
