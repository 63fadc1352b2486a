import type { Game } from '@dejarik/engine';
import type { Position } from '@dejarik/engine/board';
import type { Seat } from '@dejarik/engine/reading';
import { describe, expect, test } from 'vitest';
import { ENOUGH } from '../src/imagined.js';
import { Judge } from '../src/judgement/judge.js';
import { actsNext, Playout } from '../src/search/playout.js';
import { SETTINGS } from '../src/search/settings.js';
import { loadPosition } from './support/load-position.js';

const ME = 0 as Seat;

/** The opponent is to act, and its dice can finish Rey. */
const LETHAL: Position = {
  me: {
    characters: [{ card: 'Rey', damage: 9, pool: ['1MD'] }],
    hand: ['Lightsaber', 'Dodge'],
    deck: ['Aim', 'Block', 'Aim'],
    resources: 2,
  },
  opponent: {
    characters: [{ card: 'Kylo Ren', exhausted: true, pool: ['1MD'] }, 'First Order Stormtrooper'],
    hand: ['Aim'],
    deck: ['Aim', 'Block', 'Aim'],
    resources: 1,
  },
  battlefield: 'Starship Graveyard',
  controller: 'opponent',
};

/** An imagined game after passing, where the next is to act. */
function afterPassing(position: Position): Game {
  const match = loadPosition(position);
  let found = null as Game | null;
  try {
    match
      .seated(ME)
      .imagine(1)
      .play((game, question) => {
        found = game;
        game.onStable = () => {
          if (actsNext(game) !== null) throw ENOUGH;
        };
        return question.options.length - 1;
      }, 20);
  } catch (signal) {
    if (signal !== ENOUGH) throw signal;
  }
  if (found === null) throw new Error('nothing was asked');
  return found;
}

function chancesOf(game: Game, playoutActions: number, playoutWidth = 3): Float64Array {
  const settings = { ...SETTINGS, playoutActions, playoutWidth };
  const chances = new Float64Array(2);
  new Playout(new Judge(settings), settings).play(game, ME, new Set(), chances);
  return chances;
}

describe('a playout', () => {
  test('sees what whoever is to act does best', () => {
    const game = afterPassing(LETHAL);
    expect(actsNext(game)).toBe(1);
    expect(chancesOf(game, 0)[ME]).toBeGreaterThan(0.01);
    expect([...chancesOf(game, 1)]).toEqual([0, 1]);
    // Nothing comes after the end of a game.
    expect([...chancesOf(game, 4)]).toEqual([0, 1]);
  });

  test('without actions is the judgement itself', () => {
    const game = afterPassing(LETHAL);
    const judged = new Float64Array(2);
    new Judge(SETTINGS).chances(game, ME, new Set(), judged);
    expect(chancesOf(game, 0)).toEqual(judged);
  });

  test('leaves the game as it is', () => {
    const game = afterPassing(LETHAL);
    const before = JSON.stringify(game.state);
    chancesOf(game, 4);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('tries no more than so many options of so many actions', () => {
    const quiet: Position = { ...LETHAL, me: { ...LETHAL.me, characters: ['Rey', 'Finn'] } };
    const game = afterPassing(quiet);
    let copies = 0;
    const counted = (one: Game): Game => {
      const copy = one.copy.bind(one);
      one.copy = (decide) => {
        copies++;
        return counted(copy(decide));
      };
      return one;
    };
    chancesOf(counted(game), 3, 2);
    expect(copies).toBe(6);
  });
});
