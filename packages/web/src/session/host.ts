import type { DeckSetup, Edition } from '@dejarik/engine';
import type { CardFace, GameSession, SessionSetup } from '../contract.ts';

/** What a deck holds, as the page shows it. */
export interface DeckContent {
  readonly name: string;
  /** The rules that it was made for. */
  readonly edition: Edition;
  readonly characters: readonly { readonly face: CardFace; readonly dice: number }[];
  readonly plots: readonly CardFace[];
  readonly battlefield: CardFace | null;
  readonly cards: readonly { readonly face: CardFace; readonly copies: number }[];
  /** What lies set aside when the game begins. */
  readonly aside: readonly { readonly face: CardFace; readonly copies: number }[];
}

/** A deck that can be chosen. */
export interface DeckInfo extends DeckContent {
  readonly code: string;
  /** How a game begins with it; null where none can. */
  readonly setup: DeckSetup | null;
  /** What is to be said of a deck that a player has brought. */
  readonly judged?: JudgedDeck;
}

/** A deck that a player has brought, and what a format says of it. */
export interface JudgedDeck {
  readonly content: DeckContent;
  /** The code of the format by which it was judged. */
  readonly format: string;
  /** The deck as JSON with its name and format: what is kept, and read again. */
  readonly text: string;
  /** Where the deck keeps the format's rules no longer. Rules that begin with `format.` are the format's own. */
  readonly faults: readonly { readonly rule: string; readonly message: string }[];
  /** Cards that are not automated yet, by set, number and title. */
  readonly unknown: readonly string[];
  /** What else keeps every game from beginning with it. */
  readonly obstacles: readonly string[];
  readonly setup: DeckSetup | null;
}

/** What came of reading a deck file. */
export interface DeckVerdict {
  /** Null where there is no deck in the text. */
  readonly deck: JudgedDeck | null;
  /** Of what was not understood, or only nearly. */
  readonly problems: readonly { readonly lost: boolean; readonly message: string }[];
  /** The names of all decks of the text; the one at `at` was judged. */
  readonly names: readonly string[];
}

export interface DeckQuestion {
  readonly text: string;
  /** Which deck of a text with several. */
  readonly at?: number;
  /** Another name than the text says. */
  readonly name?: string;
  /** Another format than the text says. */
  readonly format?: string;
}

/** A format that decks can be judged by. */
export interface FormatInfo {
  readonly code: string;
  readonly name: string;
}

export type DeckFileKind = 'text' | 'json' | 'tts';

/** A deck to be written down: one that games begin with, or the text of one that a player has brought. */
export type DeckSource = { readonly setup: DeckSetup; readonly edition: Edition } | { readonly text: string };

export interface BotInfo {
  readonly name: string;
  readonly title: string;
  /** How strong it is and how long it takes, in one line. */
  readonly describe: string;
  /** 1 to 4 for levels; 0 for what is none. */
  readonly strength: number;
}

/** Where games come from: the worker of this page, or a fixture in tests. */
export interface Host {
  /** The programs that may be chosen as opponents. */
  bots(): Promise<readonly BotInfo[]>;
  decks(): Promise<readonly DeckInfo[]>;
  /** The formats, the usual one first. */
  formats(): Promise<readonly FormatInfo[]>;
  /** Reads a deck in any of the file kinds and judges it. */
  judge(question: DeckQuestion): Promise<DeckVerdict>;
  write(deck: DeckSource, kind: DeckFileKind): Promise<string>;
  /** What the decks of a setup hold, by their codes there. */
  show(decks: Readonly<Record<string, DeckSetup>>): Promise<readonly DeckInfo[]>;
  start(setup: SessionSetup): GameSession;
  /** Goes on with a saved game. Whatever is wrong with it arrives through `onCrash`. */
  resume(setup: SessionSetup, replay: string): GameSession;
}
