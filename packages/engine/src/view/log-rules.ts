import { Sym } from '../definitions/symbols.js';
import { Happening } from '../events/event.js';
import type { Game } from '../game/game.js';
import { Stage } from '../game/stages.js';
import { ActionKind } from '../rules/actions/kinds.js';
import { NO_CARD, NO_DIE } from '../state/ids.js';
import { CardType, type GameEvent, Zone } from '../state/state.js';

type Rule = string | ((event: GameEvent, game: Game) => string);

const inSetup = (game: Game): boolean => game.state.round === 0;
const inUpkeep = (game: Game): boolean => !inSetup(game) && game.state.stage > Stage.actionPhaseEnds;

const PLAYED: Readonly<Record<CardType, string>> = {
  [CardType.battlefield]: 'actions.play.then-type',
  [CardType.character]: 'actions.play.then-type',
  [CardType.downgrade]: 'actions.play.downgrade',
  [CardType.event]: 'actions.play.event',
  [CardType.plot]: 'actions.play.then-type',
  [CardType.support]: 'actions.play.support',
  [CardType.upgrade]: 'actions.play.upgrade',
};

const ACTIONS: Readonly<Record<number, string>> = {
  [ActionKind.play]: 'actions.play.pay',
  [ActionKind.activate]: 'actions.activate',
  [ActionKind.resolve]: 'actions.resolve.same-symbol',
  [ActionKind.reroll]: 'actions.reroll',
  [ActionKind.use]: 'actions.card-action',
  [ActionKind.claim]: 'actions.claim',
};

const PLACES: Readonly<Record<number, string>> = {
  [Zone.deck]: 'areas.deck.hidden',
  [Zone.hand]: 'areas.hand.information',
  [Zone.discard]: 'areas.discard.open',
  [Zone.setAside]: 'areas.set-aside.who',
};

const DAMAGE: Readonly<Record<number, string>> = {
  [Sym.melee]: 'dice.melee',
  [Sym.ranged]: 'dice.ranged',
  [Sym.indirect]: 'dice.indirect',
};

function leftPlay({ card, flag }: GameEvent, game: Game): string {
  if (flag) {
    return game.card(card).type === CardType.downgrade ? 'cards.downgrade.defeat' : 'damage.defeat.upgrades';
  }
  return game.card(card).type === CardType.character ? 'damage.defeat.set-aside' : 'areas.leave-play';
}

function discarded({ source }: GameEvent, game: Game): string {
  if (source !== NO_CARD) return 'areas.discard.open';
  return inUpkeep(game) ? 'structure.upkeep.discard-draw' : 'actions.reroll';
}

function drawn(_event: GameEvent, game: Game): string {
  if (inSetup(game)) return 'setup.shuffle-draw';
  return inUpkeep(game) ? 'structure.upkeep.discard-draw' : 'terms.draw';
}

function gained({ source, sourceDie }: GameEvent, game: Game): string {
  if (source === NO_CARD && inSetup(game)) return 'setup.resources';
  if (source === NO_CARD && inUpkeep(game)) return 'structure.upkeep.resources';
  return sourceDie === NO_DIE ? 'terms.resources' : 'dice.resource';
}

/** The rule of the catalogue that an event follows: what "why?" shows where no card is the cause. */
const RULES: Readonly<Record<Happening, Rule>> = {
  [Happening.resourcesGained]: gained,
  [Happening.resourcesLost]: ({ sourceDie }) => (sourceDie === NO_DIE ? 'terms.resources' : 'dice.disrupt'),
  [Happening.resourcesSpent]: 'cards.cost.pay',
  [Happening.resourcesGiven]: 'terms.resources',
  [Happening.drawn]: drawn,
  [Happening.discardedFromHand]: discarded,
  [Happening.discardedFromDeck]: 'areas.discard.open',
  [Happening.cardMoved]: ({ detail }) => PLACES[detail] ?? 'areas.set-aside.cards-open',
  [Happening.shuffled]: 'setup.shuffle-draw',
  [Happening.played]: ({ card }, game) => PLAYED[game.card(card).type],
  [Happening.enteredPlay]: 'areas.enter-play',
  [Happening.leftPlay]: leftPlay,
  [Happening.attached]: ({ source }) => (source === NO_CARD ? 'keyword.redeploy' : 'terms.move.elsewhere'),
  [Happening.activated]: 'actions.activate',
  [Happening.exhausted]: 'terms.exhaust',
  [Happening.readied]: ({ source }) => (source === NO_CARD ? 'structure.upkeep.ready' : 'terms.ready'),
  [Happening.rolledIn]: 'terms.roll',
  [Happening.rerolled]: 'terms.roll',
  [Happening.turned]: 'terms.turn-die',
  [Happening.removed]: 'terms.remove-die',
  [Happening.resolved]: 'actions.resolve.return',
  [Happening.diePlaced]: 'areas.pool.else-on-card',
  [Happening.damaged]: ({ flag, detail }) => (flag ? 'damage.unblockable' : (DAMAGE[detail] ?? 'damage.deal')),
  [Happening.healed]: 'terms.heal',
  [Happening.damageMoved]: 'terms.move.damage',
  [Happening.damagePlaced]: 'cards.support.no-damage',
  [Happening.shielded]: 'dice.shield',
  [Happening.shieldsRemoved]: 'damage.shield.block',
  [Happening.defeated]: 'damage.defeat.immediate',
  [Happening.actionBegan]: ({ detail }) => ACTIONS[detail] ?? 'actions.list',
  [Happening.actionTaken]: 'structure.one-action',
  [Happening.passed]: 'structure.pass',
  [Happening.claimed]: 'actions.claim',
  [Happening.controlGained]: 'cards.battlefield.controller',
  [Happening.roundBegan]: 'structure.rounds',
  [Happening.actionPhaseEnded]: 'structure.action-phase-end',
  [Happening.roundEnded]: 'structure.end-of-round.order',
  [Happening.typeChanged]: 'clarification.one-with-the-force',
  [Happening.actionsGained]: 'structure.extra.immediate',
  [Happening.abilityUsed]: 'actions.power-action',
  [Happening.seen]: ({ flag }) => (flag ? 'terms.reveal' : 'terms.look-at'),
  [Happening.ruled]: 'abilities.effect',
  [Happening.delayed]: 'abilities.delayed',
  [Happening.battlefieldChosen]: 'setup.rolloff.winner-chooses',
  [Happening.battlefieldSwitched]: 'clarification.hyperspace-jump.control',
  [Happening.actionPhaseEnding]: 'abilities.delayed',
  [Happening.rolledOff]: 'setup.rolloff',
  [Happening.eliminated]: 'mp.elimination',
  [Happening.dieReturned]: (_event, game) => (inSetup(game) ? 'setup.rolloff.return-dice' : 'structure.upkeep.dice'),
  [Happening.taken]: 'terms.take-damage',
  [Happening.setUp]: 'setup.plots',
};

/** The rule of the catalogue behind an event, at the moment at which it happens. */
export function ruleOf(event: GameEvent, game: Game): string {
  const rule = RULES[event.kind as Happening];
  return typeof rule === 'string' ? rule : rule(event, game);
}
