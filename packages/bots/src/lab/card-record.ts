import type { CardId, Game, Seat } from '@dejarik/engine';
import { type GameEvent, Happening, Stage, Zone } from '@dejarik/engine/reading';
import { type CardCounts, noCard, type Tally } from './counts.js';

/** Follows the cards of one seat's deck through a game: by design, since a shuffle deals designs anew among the ids. */
export class CardRecord {
  private readonly counts: Record<string, CardCounts> = {};
  private readonly opening = new Set<string>();
  private readonly drawn = new Set<string>();
  private readonly played = new Set<string>();
  private readonly seat: Seat;
  /** Before this, hands are put together: what counts is what the game begins with. */
  private setUp = false;
  /** Cards in the deck after the last event. */
  private deck = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  hear(game: Game, event: GameEvent): void {
    switch (event.kind) {
      case Happening.setUp:
        this.begin(game);
        break;
      case Happening.drawn:
        if (event.seat === this.seat && event.done > 0) this.draw(game, game.seat(this.seat).hand.slice(-event.done));
        break;
      case Happening.cardMoved:
        if (event.detail === Zone.hand && this.isFromDeck(game, event)) this.draw(game, [event.card]);
        break;
      case Happening.played:
        this.play(game, event);
        break;
      case Happening.discardedFromHand:
        this.discard(game, event);
        break;
    }
    this.deck = game.seat(this.seat).deck.length;
  }

  /** The counts of the game, which the deck has won or lost. */
  end(game: Game, won: boolean): Record<string, CardCounts> {
    for (const card of game.seat(this.seat).hand) this.of(game, card).held++;
    const once: Tally = { games: 1, wins: won ? 1 : 0 };
    for (const [code, counts] of Object.entries(this.counts)) {
      if (this.opening.has(code)) counts.opening = once;
      if (this.drawn.has(code)) counts.drawn = once;
      if (this.played.has(code)) counts.played = once;
    }
    return this.counts;
  }

  private begin(game: Game): void {
    const { hand } = game.seat(this.seat);
    this.setUp = true;
    this.draw(game, hand);
    for (const card of hand) this.opening.add(game.definition(card).code);
  }

  private draw(game: Game, cards: readonly CardId[]): void {
    if (!this.setUp) return;
    for (const card of cards) {
      this.of(game, card).copiesDrawn++;
      this.drawn.add(game.definition(card).code);
    }
  }

  private isFromDeck(game: Game, { card, done }: GameEvent): boolean {
    return done > 0 && this.isOwn(game, card) && game.seat(this.seat).deck.length < this.deck;
  }

  private play(game: Game, { card, seat, done }: GameEvent): void {
    if (done === 0 || seat !== this.seat || !this.isOwn(game, card)) return;
    this.of(game, card).timesPlayed++;
    this.played.add(game.definition(card).code);
  }

  private discard(game: Game, { card, seat, done, flag }: GameEvent): void {
    if (done === 0 || seat !== this.seat || !this.isOwn(game, card)) return;
    const counts = this.of(game, card);
    if (flag) counts.toReroll++;
    else if (game.state.stage === Stage.discardAndDraw) counts.inUpkeep++;
    else counts.otherwise++;
  }

  private isOwn(game: Game, card: CardId): boolean {
    return game.card(card).owner === this.seat;
  }

  private of(game: Game, card: CardId): CardCounts {
    return (this.counts[game.definition(card).code] ??= noCard());
  }
}
