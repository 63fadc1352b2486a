import { after, before, type Ability } from '../abilities/ability.js';
import { valueOf } from '../abilities/amounts/amounts.js';
import { chooseDice } from '../abilities/selectors/dice.js';
import { self } from '../abilities/selectors/reference.js';
import { youActivate } from '../abilities/triggers/card-events.js';
import { whileHaving } from '../abilities/triggers/while-having.js';
import { bindDie } from '../abilities/verbs/bind.js';
import { damage } from '../abilities/verbs/damage.js';
import { removable, remove } from '../abilities/verbs/dice.js';
import { may } from '../abilities/verbs/may.js';
import { pay } from '../abilities/verbs/pay.js';
import { type CardDefinition, defineCard } from './card.js';
import { ANY_DAMAGE, MELEE_OR_RANGED, type SymbolSet } from './symbols.js';

/*
 * Keywords that stand for abilities are written in the same language as cards, in definitions with codes of their own.
 */

/**
 * The die is removed for damage equal to what it shows, modifier or cost notwithstanding. [keyword.guardian]
 * [keyword.guardian.unusable-dice] [keyword.guardian.one-die] [contradiction.guardian.apply-result]
 */
const guardian = (showing: SymbolSet): ReturnType<typeof may> =>
  may(
    bindDie(chooseDice({ whose: 'opponent', showing }), (die) => pay(remove(die), damage(valueOf(die), self)), {
      suits: removable,
    }),
  );

const activation = whileHaving('guardian', youActivate('this'));

const GUARDIAN: readonly Ability[] = [
  before(activation, guardian(MELEE_OR_RANGED)),
  before(activation, guardian(ANY_DAMAGE)),
  after(activation, guardian(MELEE_OR_RANGED)),
  after(activation, guardian(ANY_DAMAGE)),
];

/** Definitions that every game has, ahead of those of its cards. */
export const RULE_DEFINITIONS: readonly CardDefinition[] = [
  defineCard('plot', {
    code: 'rule001',
    title: 'Guardian',
    color: 'gray',
    affiliation: 'neutral',
    rarity: 'starter',
    abilities: GUARDIAN,
  }),
];
