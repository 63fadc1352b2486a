import { after, before, type Ability } from '../abilities/ability.js';
import { valueOf } from '../abilities/amounts/amounts.js';
import { chooseDice } from '../abilities/selectors/dice.js';
import { self } from '../abilities/selectors/reference.js';
import { youActivate } from '../abilities/triggers/card-events.js';
import { bindDie } from '../abilities/verbs/bind.js';
import { damage } from '../abilities/verbs/damage.js';
import { remove } from '../abilities/verbs/dice.js';
import { may } from '../abilities/verbs/may.js';
import { sequence } from '../abilities/verbs/sequence.js';
import { type CardDefinition, defineCard } from './card.js';
import { ANY_DAMAGE, MELEE_OR_RANGED, type SymbolSet } from './symbols.js';

/*
 * Keywords that stand for abilities are written in the same language as cards, in definitions with codes of their own.
 */

/**
 * Damage equal to what the die shows, modifier or cost notwithstanding, then the die is removed. [keyword.guardian]
 * [keyword.guardian.unusable-dice] [keyword.guardian.one-die]
 */
const guardian = (showing: SymbolSet): ReturnType<typeof may> =>
  may(bindDie(chooseDice({ whose: 'opponent', showing }), (die) => sequence(damage(valueOf(die), self), remove(die))));

const GUARDIAN: readonly Ability[] = [
  before(youActivate('this'), guardian(MELEE_OR_RANGED)),
  before(youActivate('this'), guardian(ANY_DAMAGE)),
  after(youActivate('this'), guardian(MELEE_OR_RANGED)),
  after(youActivate('this'), guardian(ANY_DAMAGE)),
];

/** Definitions that every game has, ahead of those of its cards. */
export const RULE_DEFINITIONS: readonly CardDefinition[] = [
  defineCard('plot', { code: 'rule001', title: 'Guardian', color: 'gray', affiliation: 'neutral', rarity: 'starter', abilities: GUARDIAN }),
];
