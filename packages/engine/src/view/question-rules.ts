import type { Question } from '../game/question.js';
import type { QuestionKind } from './types.js';

/** The rule behind a question that a card asks, or that says nothing more precise itself. */
const BY_KIND: Readonly<Record<QuestionKind, string>> = {
  action: 'structure.one-action',
  'extra action': 'structure.extra.immediate',
  mulligan: 'setup.mulligan',
  battlefield: 'setup.rolloff.winner-chooses',
  'setup shields': 'setup.rolloff.shields',
  host: 'actions.play.upgrade',
  replace: 'actions.replace',
  die: 'terms.target.required',
  modifier: 'dice.modifier',
  side: 'terms.turn-die',
  card: 'terms.target.required',
  assign: 'damage.distribute.by-victim',
  opponent: 'mp.choose-opponent',
  may: 'abilities.mandatory',
  ability: 'abilities.triggered',
  order: 'queue.simultaneous.same-player',
  mode: 'terms.choose-either',
  number: 'abilities.mandatory',
  symbol: 'dice.symbol',
  color: 'cards.color.values',
  'upkeep discard': 'structure.upkeep.discard-draw',
  limit: 'cards.upgrade.over-limit',
};

/** The rule of the catalogue behind a question. */
export function ruleOfQuestion({ rule, kind }: Question): string {
  return rule ?? BY_KIND[kind];
}
