import { catalogue } from '@dejarik/cards';
import { createGame, type Player } from '@dejarik/engine';
import { NO_SEAT } from '@dejarik/engine/reading';
import { playOut } from '../arena/play-out.js';
import { createGenerator, type Generator } from '../generator.js';
import type { NetworkWeights } from '../judgement/network.js';
import { WEIGHTS } from '../judgement/weights.js';
import { createSearcher } from '../search/searcher.js';
import type { LearningRecord } from './record.js';
import { learningSetup } from './setup.js';

/** So many seats make no mistakes at all; the others err at a rate of their own, up to so much. */
const FLAWLESS = 0.3;
const MOST_MISTAKES = 0.3;
/** Small questions inside an action are erred at so much less. */
const SMALL = 1 / 4;

/**
 * Plays the learning game of that number: the search against itself, `iterations` for an action. Now and then a seat
 * picks at random, so that situations come up that good play would not lead to. The same arguments play the same game.
 * Throws where the game breaks off.
 */
export function playLearningGame(
  number: number,
  iterations: number,
  judgement: NetworkWeights = WEIGHTS,
): LearningRecord {
  const game = createGame(catalogue, learningSetup(number));
  const picks: number[] = [];
  const judged: [number, number][] = [];
  const chance = createGenerator(`mistakes ${number}`);
  const rates = [0, 1].map(() => (share(chance) < FLAWLESS ? 0 : share(chance) * MOST_MISTAKES));
  const players = rates.map((rate, seat): Player => {
    const bot = createSearcher('learner', `learn ${number}/${seat}`, { iterations }, {}, { judgement });
    return {
      name: bot.name,
      looks: bot.looks,
      pick(question, handle) {
        const { options, kind } = question;
        let pick = 0;
        if (options.length > 1) {
          const thinking = bot.think(question, handle);
          thinking.work(Infinity);
          pick = thinking.choice();
          const advice = kind === 'action' ? thinking.advice() : null;
          if (advice !== null) judged.push([picks.length, rounded(advice.chances[0] as number)]);
          if (share(chance) < (kind === 'action' ? rate : rate * SMALL)) pick = chance.below(options.length);
        }
        picks.push(pick);
        return pick;
      },
    };
  });
  const { fault } = playOut(game, players);
  if (fault !== null) throw new Error(fault);
  const { winner } = game.state;
  return { number, winner: winner === NO_SEAT ? null : (winner as 0 | 1), picks, judged };
}

/** A number from 0 to less than 1. */
const share = (chance: Generator): number => chance.word() / 4294967296;

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;
