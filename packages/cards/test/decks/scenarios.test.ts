import { describe, expect, test } from 'vitest';
import { begin, starter } from '../support/game.js';
import { faultsOf } from './support.js';

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
