import { abilities } from './areas/abilities.js';
import { actions } from './areas/actions.js';
import { areas } from './areas/areas.js';
import { balance } from './areas/balance.js';
import { cards } from './areas/cards.js';
import { clarification } from './areas/clarification.js';
import { customization } from './areas/customization.js';
import { damage } from './areas/damage.js';
import { dice } from './areas/dice.js';
import { errata } from './areas/errata.js';
import { faq } from './areas/faq.js';
import { keywords } from './areas/keywords.js';
import { multiplayer } from './areas/multiplayer.js';
import { queue } from './areas/queue.js';
import { replacement } from './areas/replacement.js';
import { setup } from './areas/setup.js';
import { structure } from './areas/structure.js';
import { terms } from './areas/terms.js';
import { uniqueness } from './areas/uniqueness.js';
import { AREA_TITLES, RULE_EDITIONS } from './rule.js';
import type { AreaName, Rule, RuleArea, RuleData } from './rule.js';

const written: Readonly<Record<AreaName, readonly RuleData[]>> = {
  customization,
  setup,
  structure,
  actions,
  dice,
  damage,
  areas,
  cards,
  uniqueness,
  abilities,
  queue,
  keywords,
  replacement,
  terms,
  multiplayer,
  balance,
  errata,
  clarification,
  faq,
};

/** The areas in the order of the rulebook, each with its rules. */
export const ruleAreas: readonly RuleArea[] = (Object.keys(AREA_TITLES) as AreaName[]).map((name) => ({
  name,
  title: AREA_TITLES[name],
  rules: written[name].map((rule) => ({ ...rule, area: name, editions: rule.editions ?? RULE_EDITIONS })),
}));

/** Every rule, area by area. */
export const RULES: readonly Rule[] = ruleAreas.flatMap((area) => area.rules);

const byId: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** The rule with this id, as the engine and the log cite it; undefined where there is none. */
export function ruleById(id: string): Rule | undefined {
  return byId.get(id);
}
