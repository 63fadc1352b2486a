import type { DeckSetup, Edition } from '@dejarik/engine';

/** A deck with a name that the command line and the table know it by. */
export interface Deck extends DeckSetup {
  readonly id: string;
  readonly edition: Edition;
}
