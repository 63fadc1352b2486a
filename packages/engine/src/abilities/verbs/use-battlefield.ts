import { Result } from '../../events/event.js';
import { ask } from '../../game/ask.js';
import type { Game } from '../../game/game.js';
import { option, Pick, secondOf } from '../../game/options.js';
import { openQuestion } from '../../game/question.js';
import { resolveClaimAbility } from '../../rules/actions/claim.js';
import { useAction } from '../../rules/actions/use.js';
import { NO_CARD } from '../../state/ids.js';
import type { EffectNode, Verb } from '../language.js';

/**
 * Uses what the battlefield in use says of claiming it, or its power action, used in this round or not. Nothing is
 * claimed; the power action is spent by it.
 */
const verb: Verb = {
  name: 'use battlefield',
  run(game, call) {
    const card = game.state.battlefield;
    const uses = usesOf(game);
    if (uses.length === 0) return Result.none;
    const question = openQuestion(game.question, call.you, 'ability');
    question.call = call;
    question.subject = card;
    for (const number of uses) question.options.push(option(Pick.ability, card, number));
    const number = secondOf(ask(game));
    if (game.definition(card).abilities[number]?.kind === 'claim') return resolveClaimAbility(game, call.you, card);
    return useAction(game, call.you, card, number);
  },
  can: (game) => usesOf(game).length > 0,
  text: () => 'use its claim ability or power action, even if it has been used this round',
};

/** Numbers of its abilities: of claim abilities, which are used as one, the first. */
function usesOf(game: Game): readonly number[] {
  const card = game.state.battlefield;
  if (card === NO_CARD) return [];
  const { abilities, actions } = game.definition(card);
  const claim = abilities.findIndex(({ kind }) => kind === 'claim');
  const powers = actions.filter((number) => {
    const ability = abilities[number];
    return ability?.kind === 'action' && ability.power;
  });
  return claim < 0 ? powers : [claim, ...powers];
}

export const useBattlefield: EffectNode = Object.freeze({ verb });
