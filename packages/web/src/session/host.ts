import type { Edition } from '@dejarik/engine';
import type { CardFace, GameSession, SessionSetup } from '../contract.ts';

/** A deck as the page shows it before a game. */
export interface DeckInfo {
  readonly code: string;
  readonly name: string;
  /** The rules that it was made for. */
  readonly edition: Edition;
  readonly characters: readonly { readonly face: CardFace; readonly dice: number }[];
  readonly battlefield: CardFace;
  readonly cards: readonly { readonly face: CardFace; readonly copies: number }[];
}

export interface BotInfo {
  readonly name: string;
  readonly title: string;
  readonly describe: string;
}

/** Where games come from: the worker of this page, or a fixture in tests. */
export interface Host {
  readonly bots: readonly BotInfo[];
  decks(): Promise<readonly DeckInfo[]>;
  start(setup: SessionSetup): GameSession;
  /** Goes on with a saved game. Whatever is wrong with it arrives through `onCrash`. */
  resume(setup: SessionSetup, replay: string): GameSession;
}
