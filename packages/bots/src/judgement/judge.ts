import type { Game } from '@dejarik/engine';
import { type DieId, NO_SEAT, type Seat } from '@dejarik/engine/reading';
import { situationWorths } from '../worth/situation.js';
import { Network, type NetworkWeights } from './network.js';
import { type SeatReading, SituationReader } from './situation-reader.js';

/** How a judge judges. */
export interface JudgeSettings {
  /** What was learned from games. */
  readonly judgement: NetworkWeights;
  /** How much `padawan`'s judgement counts beside that, 0 to 1. */
  readonly worthShare: number;
  /** Points of damage that change the odds by e, as `padawan` judges a situation. */
  readonly worthScale: number;
}

/**
 * Judges how games stand, by two views that err in different places: what was learned from many games, and what
 * `padawan` makes of what lies on the table. One judge serves many games, one after the other.
 */
export class Judge {
  private readonly reader = new SituationReader();
  private readonly network: Network;
  private readonly settings: JudgeSettings;
  /** By seat, in logits. */
  private readonly odds: number[] = [];

  constructor(settings: JudgeSettings) {
    this.settings = settings;
    this.network = new Network(settings.judgement);
  }

  /**
   * Every seat's chance to win the game as it stands, 0 to 1, into `into`; together 1. `rolled`: the dice whose face is
   * chance's in this game; they count with their mean, so that one imagined roll is as good as many. Of what `viewer`
   * does not know only numbers of cards matter.
   */
  chances(game: Game, viewer: Seat, rolled: ReadonlySet<DieId>, into: Float64Array): void {
    const { winner, endedBy, seats } = game.state;
    if (endedBy !== 0 || winner !== NO_SEAT) {
      into.fill(winner === NO_SEAT ? 1 / seats.length : 0);
      if (winner !== NO_SEAT) into[winner] = 1;
      return;
    }
    const { odds } = this;
    odds.length = seats.length;
    odds.fill(0);
    this.addLearned(game, viewer, rolled);
    this.addWorth(game, rolled);
    let sum = 0;
    for (let one = 0; one < seats.length; one++) {
      into[one] = isOut(game, one) ? 0 : Math.exp(odds[one] as number);
      sum += into[one] as number;
    }
    for (let one = 0; one < seats.length; one++) into[one] = (into[one] as number) / sum;
  }

  /** Every pair of seats is compared. */
  private addLearned(game: Game, viewer: Seat, rolled: ReadonlySet<DieId>): void {
    const { reader, network } = this;
    const share = (1 - this.settings.worthShare) / 2;
    reader.read(game, viewer, rolled);
    const { length } = game.state.seats;
    for (let one = 0; one < length; one++) {
      for (let other = one + 1; other < length; other++) {
        if (isOut(game, one) || isOut(game, other)) continue;
        const own = reader.seats[one] as SeatReading;
        const ahead = network.ahead(own, reader.seats[other] as SeatReading, game.definitions);
        this.add(one, ahead * share);
        this.add(other, -ahead * share);
      }
    }
  }

  private addWorth(game: Game, rolled: ReadonlySet<DieId>): void {
    const { worthShare, worthScale } = this.settings;
    if (worthShare === 0) return;
    const worths = situationWorths(game, rolled);
    for (let seat = 0; seat < worths.length; seat++)
      this.add(seat, ((worths[seat] as number) * worthShare) / (2 * worthScale));
  }

  private add(seat: number, logits: number): void {
    this.odds[seat] = (this.odds[seat] as number) + logits;
  }
}

const isOut = (game: Game, seat: number): boolean => game.state.seats[seat]?.eliminated === true;
