import { chooseOne, chooseSeveral } from '../abilities/choose.js';
import { chooseOpponent } from '../abilities/players/player.js';
import { turnableSides, turnDie } from '../abilities/verbs/turn.js';
import { Sym, SYMBOL_NAMES } from '../definitions/symbols.js';
import { dealDamage } from '../events/damage.js';
import { Happening, happening, Result } from '../events/event.js';
import { occur, occurOne } from '../events/occur.js';
import type { Game } from '../game/game.js';
import { cardOf, dieOf, option, Pick } from '../game/options.js';
import { dieCall } from '../state/call.js';
import { type CardId, type DieId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import type { GameEvent } from '../state/state.js';
import { seatsFor } from '../abilities/filters/card-filter.js';
import { assignShields, charactersOf, distributeDamage } from './distribute.js';
import { discardAtRandom } from './hand.js';
import { runSpecial } from './special.js';

/** What the effect of a symbol needs to know of the resolving. */
export interface Resolution {
  readonly seat: Seat;
  readonly die: DieId;
  /** The event of the die's resolving: a special may say that the die stays. */
  readonly event: GameEvent;
  readonly symbol: Sym;
  readonly value: number;
  readonly unblockable: boolean;
  /** Who takes damage, where a card says that; null: one character that is chosen. */
  readonly against: readonly CardId[] | null;
}

/** Carries out the effect of the symbol. */
export function carryOutSymbol(game: Game, resolution: Resolution): Result {
  switch (resolution.symbol) {
    case Sym.melee:
    case Sym.ranged:
      return strike(game, resolution);
    case Sym.indirect:
      return distributeDamage(
        game,
        dieCall(game, resolution.die, resolution.seat),
        opponent(game, resolution),
        resolution.value,
        Sym.indirect,
      );
    case Sym.shield:
      return shield(game, resolution);
    case Sym.resource:
      return resources(game, resolution, Happening.resourcesGained, resolution.seat);
    case Sym.disrupt:
      return resources(game, resolution, Happening.resourcesLost, opponent(game, resolution));
    case Sym.discard:
      return discardAtRandom(
        game,
        resolution.seat,
        opponent(game, resolution),
        resolution.value,
        game.die(resolution.die).card,
      );
    case Sym.focus:
      return focus(game, resolution);
    case Sym.special:
      return runSpecial(game, resolution);
    case Sym.blank:
    case Sym.any:
      return Result.none;
  }
}

function opponent(game: Game, resolution: Resolution): Seat {
  return chooseOpponent(game, dieCall(game, resolution.die, resolution.seat));
}

function effectEvent(game: Game, resolution: Resolution, kind: Happening): GameEvent {
  const event = happening(kind);
  event.by = resolution.seat;
  event.seat = resolution.seat;
  event.source = game.die(resolution.die).card;
  event.sourceDie = resolution.die;
  event.amount = resolution.value;
  return event;
}

/** Any character may be chosen, an own one too. [dice.damage.any-character] [dice.shield.any-character] */
function chooseCharacter(game: Game, resolution: Resolution): CardId {
  const { seat, symbol, value } = resolution;
  const options = seatsFor(game, dieCall(game, resolution.die, resolution.seat), 'any').flatMap((one) =>
    charactersOf(game, one).map((id) => option(Pick.card, id)),
  );
  const picked = chooseOne(
    game,
    {
      seat,
      kind: 'card',
      min: 1,
      max: 1,
      about(question) {
        question.rule = `dice.${SYMBOL_NAMES[symbol]}`;
        question.subject = game.die(resolution.die).card;
        question.amount = value;
      },
    },
    options,
  );
  return picked === null ? NO_CARD : cardOf(picked);
}

/** All damage of a die and its modifiers goes to one character, or as much to each that a card names. [dice.melee] [dice.ranged] [dice.damage.no-split] */
function strike(game: Game, resolution: Resolution): Result {
  if (resolution.value <= 0) return Result.none;
  const targets = resolution.against ?? [chooseCharacter(game, resolution)];
  const batch = targets
    .filter((target) => target !== NO_CARD)
    .map((target) => {
      const event = effectEvent(game, resolution, Happening.damaged);
      event.card = target;
      event.detail = resolution.symbol;
      event.flag = resolution.unblockable;
      return event;
    });
  return batch.length === 0 ? Result.none : dealDamage(game, batch);
}

/** [dice.shield] [dice.shield.no-split]; some dice may split theirs. */
function shield(game: Game, resolution: Resolution): Result {
  const { seat, die, value } = resolution;
  if (value <= 0) return Result.none;
  if (game.dieDefinition(die).dieSplitsShields) {
    const characters = charactersOf(game, seat);
    const given = assignShields(
      game,
      seat,
      characters,
      value,
      'dice.shield',
      dieCall(game, resolution.die, resolution.seat),
    );
    const batch = characters.flatMap((card, at) =>
      given[at] === 0 ? [] : [shieldEvent(game, resolution, card, given[at] as number)],
    );
    return batch.length === 0 ? Result.none : occur(game, batch);
  }
  const target = chooseCharacter(game, resolution);
  return target === NO_CARD ? Result.none : occurOne(game, shieldEvent(game, resolution, target, value));
}

function shieldEvent(game: Game, resolution: Resolution, card: CardId, amount: number): GameEvent {
  const event = effectEvent(game, resolution, Happening.shielded);
  event.card = card;
  event.amount = amount;
  return event;
}

/** [dice.resource] [dice.disrupt] [dice.disrupt.floor] */
function resources(game: Game, resolution: Resolution, kind: Happening, seat: Seat): Result {
  if (resolution.value <= 0 || seat === NO_SEAT) return Result.none;
  const event = effectEvent(game, resolution, kind);
  event.seat = seat;
  return occurOne(game, event);
}

/**
 * Turns up to as many dice of the own pool as the value says; the focus die itself only where it stays in the pool.
 * [dice.focus] [dice.focus.up-to] [contradiction.focus.other]
 */
function focus(game: Game, resolution: Resolution): Result {
  const { seat, die, value, event } = resolution;
  const pool = game.seat(seat).pool.filter((id) => (id !== die || event.flag) && turnableSides(game, id).length > 0);
  const call = dieCall(game, resolution.die, resolution.seat);
  const chosen = chooseSeveral(
    game,
    {
      seat,
      kind: 'die',
      min: 0,
      max: value,
      about(question) {
        question.rule = 'dice.focus';
        question.subject = game.die(die).card;
        question.amount = value;
      },
    },
    pool.map((id) => option(Pick.die, id)),
  );
  let result: Result = Result.none;
  for (const picked of chosen) if (turnDie(game, call, dieOf(picked)) !== Result.none) result = Result.full;
  return result;
}
