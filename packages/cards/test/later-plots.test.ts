import { cardText } from '@dejarik/engine';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.js';
import { begin, starter } from './support/game.js';
import { board } from './support/table.js';

/* Fortify (LEG 169) and Blockade (WotF 29). */

const rey = starter('AW-H');
const kyloRen = starter('AW-V');

const iWin = [
  ['Rey', '1MD'],
  ['Rey', '1R'],
  ['Finn', '1RD'],
  ['First Order Stormtrooper', '1R'],
  ['Kylo Ren', '1R'],
  ['Kylo Ren', '-'],
] as const;

describe('plots after setup', () => {
  test('[cards.plot.place] [setup.plots] Fortify gives any character a shield, on top of those of setup', () => {
    const table = begin({ ...rey, plots: ['05169'] }, kyloRen, { rolls: iWin });
    expect(table.me.card('Fortify')).toMatchObject({ zone: 'play', type: 'plot' });
    table.me.picks('None');
    table.opponent.picks('None');
    table.me.picks('Frozen Wastes', 'Rey', 'Rey');
    table.me.isAsked('Rey', 'Finn', 'First Order Stormtrooper', 'Kylo Ren').picks('Rey');
    expect(table.me.card('Rey').shields).toBe(3);
    expect(table.me.view).toMatchObject({ phase: 'action', round: 1 });
    expect(cardText(catalogue.get('05169'))).toBe('After setup, give a character 1 shield.');
  });

  test('[setup.plots] Blockade takes a resource before the first round, once', () => {
    const table = begin(rey, { ...kyloRen, plots: ['07029'] }, { rolls: iWin });
    table.me.picks('None');
    table.opponent.picks('None');
    expect(table.me.resources).toBe(2);
    table.me.picks('Frozen Wastes', 'Rey', 'Rey');
    expect(table.me.resources).toBe(1);
    expect(table.opponent.resources).toBe(2);
    table.opponent.picks('Pass');
    table.me.picks('Pass');
    table.opponent.picks('None');
    table.me.picks('None');
    expect(table.me.resources).toBe(3);
    expect(cardText(catalogue.get('07029'))).toBe('After setup, an opponent loses 1 resource.');
  });

  test('[areas.in-play.members] they lie there and do nothing more', () => {
    const table = board({
      me: { characters: ['Rey'], plots: ['Fortify'], deck: ['Aim'] },
      opponent: { characters: ['Kylo Ren'], plots: ['Blockade'], deck: ['Aim'] },
    });
    table.me.isAsked('Activate Rey', 'Claim the battlefield', 'Pass').picks('Pass');
    table.opponent.isAsked('Activate Kylo Ren', 'Claim the battlefield', 'Pass').picks('Pass');
    expect(table.me.card('Rey').shields).toBe(0);
    expect(table.me.resources).toBe(2);
    table.rests();
  });
});
