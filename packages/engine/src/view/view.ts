import { isElite } from '../abilities/filters/card-filter.js';
import { costOf, healthOf } from '../abilities/modifiers/ask.js';
import { type CardDefinition, TYPE_NAMES } from '../definitions/card.js';
import { sideValue } from '../events/dice.js';
import type { Game } from '../game/game.js';
import { Stage } from '../game/stages.js';
import type { Question } from '../game/question.js';
import { type CardId, type DieId, NO_CARD, NO_SEAT, type Seat } from '../state/ids.js';
import { CardType, DiePlace, END_REASONS, EndReason, type SeatState, Zone } from '../state/state.js';
import { attachmentsOf, liesOpen } from '../state/zones.js';
import { SYMBOL_NAMES } from '../definitions/symbols.js';
import { cardFace } from './face.js';
import { cardKey, dieKey } from './keys.js';
import { viewQuestion } from './question-view.js';
import type { CardFace, CardView, DieView, GameResult, GameView, PlayerView, SideView, ZoneName } from './types.js';

const ZONES: readonly ZoneName[] = ['deck', 'hand', 'discard', 'set aside', 'play', 'limbo', 'stacked', 'removed'];

/** Everything beside the state that a view shows. */
export interface Surroundings {
  readonly names?: readonly string[];
  /** The question that is open, and its number in the game; null while none is. */
  readonly question?: Question | null;
  readonly questionNumber?: number;
}

/**
 * What a seat (or a spectator, null) may know of the game now, made from nothing: what is not put in is not there.
 */
export function viewGame(game: Game, seat: Seat | null, surroundings: Surroundings = {}): GameView {
  return new Viewer(game, seat, surroundings).view();
}

class Viewer {
  private readonly cards: Record<string, CardView> = {};
  private readonly dice: Record<string, DieView> = {};
  private readonly faces: Record<string, CardFace> = {};
  private readonly game: Game;
  private readonly seat: Seat | null;
  private readonly surroundings: Surroundings;

  constructor(game: Game, seat: Seat | null, surroundings: Surroundings) {
    this.game = game;
    this.seat = seat;
    this.surroundings = surroundings;
  }

  view(): GameView {
    const { state } = this.game;
    const players = state.seats.map((one, number) => this.player(one, number as Seat));
    const limbo = this.limbo();
    const { question = null, questionNumber = 0 } = this.surroundings;
    return {
      seat: this.seat,
      edition: state.edition,
      round: state.round,
      phase: phaseOf(this.game),
      turn: state.round > 0 && state.stage <= Stage.turnEnds ? state.active : null,
      players,
      battlefield: state.battlefield === NO_CARD ? null : this.card(state.battlefield),
      battlefieldController: state.controller === NO_SEAT ? null : state.controller,
      claimedBy: state.claimedBy === NO_SEAT ? null : state.claimedBy,
      limbo,
      cards: this.cards,
      dice: this.dice,
      faces: this.faces,
      question: question === null ? null : viewQuestion(this.game, question, this.seat, questionNumber, this.names()),
      result: resultOf(this.game),
    };
  }

  private names(): readonly string[] {
    return this.surroundings.names ?? this.game.state.seats.map((_, seat) => `Player ${seat + 1}`);
  }

  private player(state: SeatState, seat: Seat): PlayerView {
    const { game } = this;
    const inPlay = (type: CardType): string[] =>
      state.play
        .filter((id) => game.card(id).type === type && game.card(id).host === NO_CARD)
        .map((id) => this.card(id));
    for (const id of state.play) this.card(id);
    const stacked = this.stacked(seat);
    return {
      seat,
      name: this.names()[seat] ?? `Player ${seat + 1}`,
      resources: state.resources,
      deckCount: state.deck.length,
      handCount: state.hand.length,
      hand: this.known(state.hand),
      discard: this.known(state.discard),
      setAside: [...this.known(state.setAside), ...stacked],
      characters: inPlay(CardType.character),
      supports: inPlay(CardType.support),
      plots: inPlay(CardType.plot),
      pool: state.pool.map((id) => this.die(id)),
      claimed: game.state.claimedBy === seat,
      passed: hasPassed(game, seat),
      eliminated: state.eliminated,
    };
  }

  private isKnown(id: CardId): boolean {
    return this.seat !== null ? ((this.game.card(id).known >> this.seat) & 1) === 1 : this.isPublic(id);
  }

  private isPublic(id: CardId): boolean {
    return liesOpen(this.game.card(id));
  }

  private known(ids: readonly CardId[]): string[] {
    return ids.filter((id) => this.isKnown(id)).map((id) => this.card(id));
  }

  private stacked(seat: Seat): string[] {
    const ids: CardId[] = [];
    this.game.state.cards.forEach((card, id) => {
      if (card.zone === Zone.stacked && card.owner === seat) ids.push(id as CardId);
    });
    return this.known(ids);
  }

  private limbo(): string[] {
    const found: string[] = [];
    this.game.state.cards.forEach((card, id) => {
      if (card.zone === Zone.limbo) found.push(this.card(id as CardId));
    });
    return found;
  }

  private face(design: CardDefinition): string {
    this.faces[design.code] ??= cardFace(design);
    return design.code;
  }

  private card(id: CardId): string {
    const key = cardKey(id);
    if (this.cards[key] !== undefined) return key;
    const { game } = this;
    const card = game.card(id);
    const design = game.definition(id);
    const inPlay = card.zone === Zone.play;
    const paid = card.type !== CardType.character && card.type !== CardType.battlefield && card.type !== CardType.plot;
    this.cards[key] = {
      id: key,
      code: this.face(design),
      owner: card.owner,
      controller: card.controller,
      zone: ZONES[card.zone] as ZoneName,
      type: TYPE_NAMES[card.type],
      exhausted: card.exhausted,
      damage: card.damage,
      health: card.type === CardType.character ? healthOf(game, id) : null,
      shields: card.shields,
      resources: card.resources,
      cost: paid ? costOf(game, id) : null,
      host: card.host === NO_CARD ? null : cardKey(card.host),
      attachments: inPlay ? attachmentsOf(game, id).map((one) => this.card(one)) : [],
      dice: inPlay ? this.diceOn(id) : [],
      elite: inPlay && isElite(game, id),
      seenBy: this.isPublic(id)
        ? []
        : game.state.seats.flatMap((_, seat) => (((card.known >> seat) & 1) === 1 ? [seat] : [])),
    };
    return key;
  }

  /** Dice that lie on the card now, those that were placed there too. */
  private diceOn(id: CardId): string[] {
    const found: string[] = [];
    this.game.state.dice.forEach((die, number) => {
      if (die.place !== DiePlace.card) return;
      if (die.heldBy === id || (die.heldBy === NO_CARD && die.card === id)) found.push(this.die(number as DieId));
    });
    return found;
  }

  private die(id: DieId): string {
    const key = dieKey(id);
    const { game } = this;
    const die = game.die(id);
    const design = game.dieDefinition(id);
    const inPool = die.place === DiePlace.pool;
    this.dice[key] ??= {
      id: key,
      card: die.card === NO_CARD || game.card(die.card).zone !== Zone.play ? null : cardKey(die.card),
      code: this.face(design),
      color: design.color,
      sides: (design.sides ?? []).map((side): SideView => ({
        symbol: SYMBOL_NAMES[side.symbol],
        value: inPool || side.value >= 0 ? sideValue(game, id, side) : 'X',
        modifier: side.modifier,
        cost: side.cost,
      })),
      showing: inPool ? die.side : null,
      pool: inPool ? die.pool : null,
    };
    return key;
  }
}

/** Whether the seat is one of those who passed in a row just now: the last ones before whose turn it is. */
function hasPassed(game: Game, seat: Seat): boolean {
  const { seats, active, passes } = game.state;
  if (game.seat(seat).eliminated) return false;
  let since = 0;
  for (let at = seat; at !== active; at = ((at + 1) % seats.length) as Seat) if (!game.seat(at).eliminated) since++;
  return since > 0 && since <= passes;
}

function phaseOf(game: Game): GameView['phase'] {
  const { state } = game;
  if (state.endedBy !== EndReason.none) return 'over';
  if (state.round === 0) return 'setup';
  return state.stage <= Stage.actionPhaseEnds ? 'action' : 'upkeep';
}

function resultOf(game: Game): GameResult | null {
  const { winner, endedBy } = game.state;
  if (endedBy === EndReason.none) return null;
  return { winner: winner === NO_SEAT ? null : winner, reason: END_REASONS[endedBy] as GameResult['reason'] };
}
