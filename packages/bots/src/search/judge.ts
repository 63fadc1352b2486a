import type { Game } from '@dejarik/engine';
import { type DieId, NO_SEAT, type Seat } from '@dejarik/engine/reading';
import { situationWorth } from '../worth/situation.js';
import { Prospect } from './prospect.js';
import type { SearchSettings } from './settings.js';

/**
 * Judges how games stand, by two views that err in different places: what the things on the table are worth now, and
 * what every seat will have when the round is over. One judge serves many games, but only one at a time.
 */
export class Judge {
  private readonly prospect: Prospect;
  private readonly settings: SearchSettings;
  private readonly odds: number[] = [];

  constructor(settings: SearchSettings) {
    this.settings = settings;
    this.prospect = new Prospect(settings.rates);
  }

  /**
   * Every seat's chance to win the game as it stands, 0 to 1, into `into`; together 1. `rolled`: the dice whose face is
   * chance's in this game; they count with their mean, so that one imagined roll is as good as many. Of what `seat` does
   * not know only numbers of cards matter.
   */
  chances(game: Game, seat: Seat, rolled: ReadonlySet<DieId>, into: Float64Array): void {
    const { winner, endedBy, seats } = game.state;
    if (endedBy !== 0 || winner !== NO_SEAT) {
      into.fill(winner === NO_SEAT ? 1 / seats.length : 0);
      if (winner !== NO_SEAT) into[winner] = 1;
      return;
    }
    into.fill(0);
    this.addByWorth(game, seat, rolled, into);
    this.addByProspect(game, rolled, into);
  }

  private addByWorth(game: Game, seat: Seat, rolled: ReadonlySet<DieId>, into: Float64Array): void {
    const { worthScale, prospectShare } = this.settings;
    if (into.length === 2) {
      // What the other has is the same in one view, so that one is enough.
      const own = 1 / (1 + Math.exp(-situationWorth(game, seat, rolled) / worthScale));
      into[seat] = own * (1 - prospectShare);
      into[1 - seat] = (1 - own) * (1 - prospectShare);
      return;
    }
    for (let one = 0; one < into.length; one++) {
      this.odds[one] = isOut(game, one) ? 0 : Math.exp(situationWorth(game, one as Seat, rolled) / worthScale);
    }
    this.addOdds(into, 1 - prospectShare);
  }

  private addByProspect(game: Game, rolled: ReadonlySet<DieId>, into: Float64Array): void {
    const { weights, prospectShare } = this.settings;
    this.prospect.read(game, rolled);
    for (let one = 0; one < into.length; one++) {
      const figures = this.prospect.figuresOf(one);
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (figures[i] as number);
      this.odds[one] = isOut(game, one) ? 0 : Math.exp(sum);
    }
    this.addOdds(into, prospectShare);
  }

  private addOdds(into: Float64Array, share: number): void {
    let sum = 0;
    for (let one = 0; one < into.length; one++) sum += this.odds[one] as number;
    for (let one = 0; one < into.length; one++) {
      into[one] = (into[one] as number) + (share * (this.odds[one] as number)) / sum;
    }
  }
}

const isOut = (game: Game, seat: number): boolean => game.state.seats[seat]?.eliminated === true;
