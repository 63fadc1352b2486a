import type { Game } from '@dejarik/engine';
import { type DieId, NO_SEAT, type Seat } from '@dejarik/engine/reading';
import { Network, type NetworkWeights } from './network.js';
import { type SeatReading, SituationReader } from './situation-reader.js';

/** Judges how games stand, as learned from many. One judge serves many games, one after the other. */
export class Judge {
  private readonly reader = new SituationReader();
  private readonly network: Network;
  private readonly odds: number[] = [];

  constructor(weights: NetworkWeights) {
    this.network = new Network(weights);
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
    const { reader, odds } = this;
    reader.read(game, viewer, rolled);
    odds.length = seats.length;
    odds.fill(0);
    for (let one = 0; one < seats.length; one++) {
      for (let other = one + 1; other < seats.length; other++) {
        if (isOut(game, one) || isOut(game, other)) continue;
        const ahead = this.ahead(game, one, other) / 2;
        odds[one] = (odds[one] as number) + ahead;
        odds[other] = (odds[other] as number) - ahead;
      }
    }
    let sum = 0;
    for (let one = 0; one < seats.length; one++) {
      into[one] = isOut(game, one) ? 0 : Math.exp(odds[one] as number);
      sum += into[one] as number;
    }
    for (let one = 0; one < seats.length; one++) into[one] = (into[one] as number) / sum;
  }

  private ahead(game: Game, one: number, other: number): number {
    const { seats } = this.reader;
    return this.network.ahead(seats[one] as SeatReading, seats[other] as SeatReading, game.definitions);
  }
}

const isOut = (game: Game, seat: number): boolean => game.state.seats[seat]?.eliminated === true;
