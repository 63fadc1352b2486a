import { cardOf, type Game, type Question } from '@dejarik/engine';
import { type CardId, remainingHealth, SHIELD_LIMIT } from '@dejarik/engine/reading';
import { lossBy } from '../worth/characters.js';
import { threatTo } from '../worth/pool.js';
import { bestOf } from './best.js';
import { shieldGain } from './targets.js';

/**
 * Where the next point of damage or shields goes. All points that are left are laid out in mind, each where it hurts
 * least or helps most; since only later characters are offered after one, the first of those that get a point is picked.
 */
export function assignPoint(game: Game, question: Question): number {
  const { options, amount, group } = question;
  const cards = options.map(cardOf);
  const given = cards.map((id) => (group?.chosen ?? []).filter((option) => cardOf(option) === id).length);
  const before = given.slice();
  const gain = question.rule === 'damage.distribute.by-victim' ? harmed(game, question) : shielded(game, question);
  const places = cards.map((_, at) => at);
  for (let left = amount; left > 0; left--) {
    const at = bestOf(places, (place) => gain(cards[place] as CardId, given[place] as number));
    given[at] = (given[at] as number) + 1;
  }
  const first = given.findIndex((points, at) => points > (before[at] as number));
  return Math.max(0, first);
}

type Gain = (id: CardId, given: number) => number;

/** Less what the next point of damage takes; points beyond the last health are a bad way out only while there is room. */
function harmed(game: Game, { seat }: Question): Gain {
  const threat = threatTo(game, seat);
  return (id, given) => {
    if (given >= remainingHealth(game, id) + game.card(id).shields) return -1000;
    return lossBy(game, id, given, false, threat) - lossBy(game, id, given + 1, false, threat);
  };
}

function shielded(game: Game, { seat }: Question): Gain {
  const threat = threatTo(game, seat);
  return (id, given) => {
    if (game.card(id).shields + given >= SHIELD_LIMIT) return -1000;
    return shieldGain(game, id, given + 1, threat) - shieldGain(game, id, given, threat);
  };
}
