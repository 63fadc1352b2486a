import { Happening } from '../events/event.js';
import type { GameEvent } from '../state/state.js';

/** The rule of the catalogue that an event follows: what "why?" shows where no card is the cause. */
const RULES: Readonly<Partial<Record<Happening, string>>> = {
  [Happening.resourcesGained]: 'terms.resources',
  [Happening.resourcesLost]: 'dice.disrupt',
  [Happening.resourcesSpent]: 'cards.cost.pay',
  [Happening.drawn]: 'terms.draw',
  [Happening.discardedFromHand]: 'areas.discard.open',
  [Happening.discardedFromDeck]: 'areas.discard.open',
  [Happening.shuffled]: 'setup.shuffle-draw',
  [Happening.played]: 'actions.play.then-type',
  [Happening.enteredPlay]: 'areas.enter-play',
  [Happening.leftPlay]: 'areas.leave-play',
  [Happening.attached]: 'terms.move.elsewhere',
  [Happening.activated]: 'actions.activate',
  [Happening.exhausted]: 'terms.exhaust',
  [Happening.readied]: 'structure.upkeep.ready',
  [Happening.rolledIn]: 'terms.roll',
  [Happening.rerolled]: 'terms.roll',
  [Happening.turned]: 'terms.turn-die',
  [Happening.removed]: 'terms.remove-die',
  [Happening.resolved]: 'actions.resolve.return',
  [Happening.damaged]: 'damage.deal',
  [Happening.healed]: 'terms.heal',
  [Happening.damageMoved]: 'terms.move.damage',
  [Happening.damagePlaced]: 'cards.support.no-damage',
  [Happening.shielded]: 'dice.shield',
  [Happening.shieldsRemoved]: 'damage.shield.block',
  [Happening.defeated]: 'damage.defeat.immediate',
  [Happening.passed]: 'structure.pass',
  [Happening.claimed]: 'actions.claim',
  [Happening.controlGained]: 'cards.battlefield.controller',
  [Happening.roundBegan]: 'structure.rounds',
  [Happening.actionPhaseEnded]: 'structure.action-phase-end',
  [Happening.roundEnded]: 'structure.end-of-round.order',
  [Happening.actionsGained]: 'structure.extra.immediate',
  [Happening.seen]: 'terms.look-at',
  [Happening.delayed]: 'abilities.delayed',
  [Happening.battlefieldChosen]: 'setup.rolloff.winner-chooses',
  [Happening.battlefieldSwitched]: 'clarification.hyperspace-jump.control',
  [Happening.actionPhaseEnding]: 'abilities.delayed',
  [Happening.rolledOff]: 'setup.rolloff',
  [Happening.setUp]: 'setup.plots',
  [Happening.dieReturned]: 'structure.upkeep.dice',
};

export function ruleOf(event: GameEvent): string | null {
  return RULES[event.kind as Happening] ?? null;
}
