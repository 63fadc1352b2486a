/** The rules engine: games, questions, views, and the catalogue of cards that they need. */
export { type DesignTraits, fitsDesign } from './abilities/building/building.js';
export { type BuildingCondition, conditionText } from './abilities/building/conditions.js';
export type { DeckRuleNode } from './abilities/building/deck-rule.js';
export { type Spare, sparesOf } from './abilities/spares.js';
export { AFFILIATIONS, COLORS, RARITIES, TYPE_NAMES } from './definitions/card.js';
export type { Affiliation, CardDefinition, Color, Rarity, TypeName } from './definitions/card.js';
export { type Catalogue, createCatalogue } from './definitions/catalogue.js';
export { parseDie, sideNotation, SYMBOL_NAMES } from './definitions/symbols.js';
export {
  EDITION_NAMES,
  type Edition,
  type EditionDifference,
  editionDifferences,
  type EditionOptions,
  editionOptions,
  type EditionRow,
  editionRows,
  EDITIONS,
  isEdition,
  type UnknownThing,
  unknownTo,
} from './editions.js';
export { createGame, type DeckSetup, type GameSetup } from './game/create.js';
export { type Decide, Game, type Sink } from './game/game.js';
export { Imagined } from './game/imagine.js';
export { Match } from './game/match.js';
export { cardOf, dieOf, firstOf, optionKey, Pick, pickOf, secondOf } from './game/options.js';
export { playGame, type Player, type Seated } from './game/play-game.js';
export { seatingOrder } from './game/seating.js';
export type { Question } from './game/question.js';
export { ENGINE_VERSION, parseReplay, type Replay, ReplayError, replayText, type SavedMatch } from './game/replay.js';
export { run, step } from './game/run.js';
export { GameFault } from './game/signals.js';
export { cloneState } from './state/clone.js';
export type { CardId, DieId, Seat } from './state/ids.js';
export type { GameState } from './state/state.js';
export { cardText } from './text/card-text.js';
export { cardFace, SET_CODES } from './view/face.js';
export { sideName } from './view/labels.js';
export type * from './view/advice.js';
export type * from './view/session.js';
export type * from './view/types.js';
export { viewGame } from './view/view.js';
