export { ruleAreas, ruleById, RULES } from './catalogue.js';
export { AREA_TITLES, RULE_DOCUMENTS, RULE_EDITIONS } from './rule.js';
export type { AreaName, Rule, RuleArea, RuleDocument, RuleEdition } from './rule.js';
export { closestRules, searchRules } from './search.js';
export type { ClosestRules, RuleFilter } from './search.js';
