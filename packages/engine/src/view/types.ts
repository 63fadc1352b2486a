/**
 * What a client of the engine receives: plain data, built up from nothing for one seat. Nothing that the seat may not
 * know is in it. Every name here is public API: the table in the browser, the command line and a later server use
 * these shapes and nothing deeper.
 */

/** A seat at the table, counted clockwise from 0. */
export type SeatNumber = number;
/** `c12`: one card of this game. Dealt anew whenever its deck is shuffled. */
export type CardKey = string;
/** `d7`: one die of this game. */
export type DieKey = string;

export type CardTypeName = 'battlefield' | 'character' | 'downgrade' | 'event' | 'plot' | 'support' | 'upgrade';
export type ColorName = 'red' | 'blue' | 'yellow' | 'gray';
export type AffiliationName = 'hero' | 'villain' | 'neutral';
export type SymbolName =
  | 'melee'
  | 'ranged'
  | 'indirect'
  | 'shield'
  | 'resource'
  | 'disrupt'
  | 'discard'
  | 'focus'
  | 'special'
  | 'blank'
  | 'any';

/** One side of a die as printed; in a DieView the value is the current one. */
export interface SideView {
  readonly symbol: SymbolName;
  /** 0 for blank and special; `'X'` where a card outside a game leaves it open. */
  readonly value: number | 'X';
  /** A plus side. */
  readonly modifier: boolean;
  /** Resources to pay for resolving the side; 0 for none. */
  readonly cost: number;
}

/** The facts of a card design and its generated rules text (paragraphs separated by a line break). */
export interface CardFace {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly set: string;
  readonly number: number;
  readonly type: CardTypeName;
  readonly color: ColorName;
  readonly affiliation: AffiliationName;
  readonly rarity: string;
  readonly unique: boolean;
  readonly cost: number | null;
  readonly points: readonly number[] | null;
  readonly health: number | null;
  readonly sides: readonly SideView[] | null;
  readonly subtypes: readonly string[];
  /** Symbols stand in square brackets: `[melee]`. Empty for a card without an ability. */
  readonly text: string;
}

export type ZoneName = 'deck' | 'hand' | 'discard' | 'set aside' | 'play' | 'limbo' | 'stacked' | 'removed';

/** A card that the viewing seat knows. */
export interface CardView {
  readonly id: CardKey;
  /** Look the face up in `GameView.faces`. */
  readonly code: string;
  readonly owner: SeatNumber;
  readonly controller: SeatNumber;
  readonly zone: ZoneName;
  /** Its type now: cards can change it. */
  readonly type: CardTypeName;
  readonly exhausted: boolean;
  readonly damage: number;
  /** Health now; null for what has none. */
  readonly health: number | null;
  readonly shields: number;
  /** Resources lying on the card. */
  readonly resources: number;
  /** Cost now for its controller; null for what has none. */
  readonly cost: number | null;
  /** The character or support it is attached to, or the card it is stacked on. */
  readonly host: CardKey | null;
  /** Upgrades and downgrades on it, in the order they came. */
  readonly attachments: readonly CardKey[];
  /** Dice that lie on the card, unrolled. */
  readonly dice: readonly DieKey[];
  /** A character with two of its own dice. */
  readonly elite: boolean;
  /** Seats that know this card although it lies hidden, for cards in a hand or a deck. */
  readonly seenBy: readonly SeatNumber[];
}

/** A die that lies in a pool or on a card in play. */
export interface DieView {
  readonly id: DieKey;
  /** The card it belongs to, or null (a die rolled in for a card that is not in play). */
  readonly card: CardKey | null;
  /** The design whose die it is. */
  readonly code: string;
  readonly color: ColorName;
  /** All six sides with their current values. */
  readonly sides: readonly SideView[];
  /** Index of the side that shows; null while it lies on a card. */
  readonly showing: number | null;
  /** The seat in whose pool it lies; null while it lies on a card. */
  readonly pool: SeatNumber | null;
}

export interface PlayerView {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly resources: number;
  readonly deckCount: number;
  readonly handCount: number;
  /** Those cards of the hand that the viewing seat knows: all of them for its own. */
  readonly hand: readonly CardKey[];
  readonly discard: readonly CardKey[];
  readonly setAside: readonly CardKey[];
  readonly characters: readonly CardKey[];
  readonly supports: readonly CardKey[];
  /** Plots in play. */
  readonly plots: readonly CardKey[];
  readonly pool: readonly DieKey[];
  /** Has claimed the battlefield this round. */
  readonly claimed: boolean;
  /** Passed on its last turn, with no action of anybody since. */
  readonly passed: boolean;
  readonly eliminated: boolean;
}

/** What a question asks for; the client may choose its presentation by it, and needs nothing else of it. */
export type QuestionKind =
  | 'action' // a turn: play, activate, resolve, reroll, use, claim, pass
  | 'extra action' // an additional action: the same or decline
  | 'mulligan' // cards to put back, one group
  | 'battlefield' // which battlefield is used
  | 'setup shields' // a character for a shield
  | 'host' // the character that an upgrade goes on
  | 'replace' // an upgrade to replace, or none
  | 'die' // one die, or one of a group
  | 'modifier' // a plus die to add, or done
  | 'side' // a side of a die to turn to
  | 'card' // one card, or one of a group
  | 'assign' // the next point of distributed damage or shields
  | 'opponent' // one opponent
  | 'may' // yes or no
  | 'ability' // which ability next, or none
  | 'order' // which of several that happen in any case is first
  | 'mode' // one of several effects
  | 'number'
  | 'symbol'
  | 'color'
  | 'upkeep discard' // cards to discard, one group
  | 'limit'; // which card goes because there are too many

export interface OptionView {
  /** Send this back to pick it. */
  readonly key: string;
  /** A few words in English, beginning with a verb: "Play Lightsaber", "Done". */
  readonly label: string;
  /** What kind of option: the part of the key before the first colon (`play`, `activate`, `die`, `done`, `pass` ...). */
  readonly kind: string;
  /** Cards and dice that the option touches, to be highlighted on the board. */
  readonly cards: readonly CardKey[];
  readonly dice: readonly DieKey[];
  /** For `side` options: the side. For `resolve`: see the symbol. */
  readonly side?: SideView;
  readonly symbol?: SymbolName;
  /** What it would do, where nothing hidden or random is involved: "3 damage, defeated", "costs 2". */
  readonly preview?: string;
}

export interface QuestionGroup {
  /** The same for all questions of one choice of several. */
  readonly id: number;
  readonly min: number;
  readonly max: number;
  /** Option keys that were picked so far. */
  readonly chosen: readonly string[];
  readonly ordered: boolean;
}

export interface QuestionView {
  /** Counts the questions of the game, so that an answer that comes too late can be told. */
  readonly number: number;
  readonly seat: SeatNumber;
  readonly kind: QuestionKind;
  /** One English sentence addressed to the asked player: "Choose a character to deal 2 damage to." */
  readonly prompt: string;
  /** The card that asks, if one does. */
  readonly card: CardKey | null;
  readonly code: string | null;
  /** The rule behind it (id of the rulebook). */
  readonly rule: string;
  /** Empty for every seat but the asked one. */
  readonly options: readonly OptionView[];
  readonly group: QuestionGroup | null;
  readonly secret: boolean;
  /** For the asked seat: there is only one option (posed all the same so that a hidden hand gives nothing away). */
  readonly automatic: boolean;
}

export interface GameResult {
  /** Null for a draw, which the rules do not know but an aborted game does. */
  readonly winner: SeatNumber | null;
  readonly reason: 'defeat' | 'deck-out' | 'concession' | 'card effect' | 'aborted';
}

export interface GameView {
  /** The viewing seat; null for a spectator. */
  readonly seat: SeatNumber | null;
  readonly edition: string;
  readonly round: number;
  readonly phase: 'setup' | 'action' | 'upkeep' | 'over';
  /** Whose turn it is in the action phase. */
  readonly turn: SeatNumber | null;
  readonly players: readonly PlayerView[];
  readonly battlefield: CardKey | null;
  readonly battlefieldController: SeatNumber | null;
  readonly claimedBy: SeatNumber | null;
  /** Events that are being resolved. */
  readonly limbo: readonly CardKey[];
  readonly cards: Readonly<Record<CardKey, CardView>>;
  readonly dice: Readonly<Record<DieKey, DieView>>;
  /** Faces of every design that a card or die of this view has. */
  readonly faces: Readonly<Record<string, CardFace>>;
  /** The open question: with its options for the asked seat, without them for everybody else. */
  readonly question: QuestionView | null;
  readonly result: GameResult | null;
}

/** One line of the log as the viewing seat may read it. */
export interface LogLine {
  readonly number: number;
  /** 0 for an action or step of the game, 1 for what it sets off, and so on. */
  readonly depth: number;
  /** Name of the event: `damage dealt`, `die rolled`, `card played` ... */
  readonly event: string;
  readonly seat: SeatNumber | null;
  /** English: "Kylo Ren takes 2 damage (1 blocked)". */
  readonly text: string;
  readonly cards: readonly CardKey[];
  readonly dice: readonly DieKey[];
  readonly amount: number | null;
  /** The rule behind it (id of the rulebook). */
  readonly rule: string;
  /** Code of the card that caused it, or null. */
  readonly cause: string | null;
}
