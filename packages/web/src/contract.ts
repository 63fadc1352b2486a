/** The shapes that the page is written against: what the engine shows of a game, and the door to one. */
export type {
  AffiliationName,
  CardFace,
  CardKey,
  CardTypeName,
  CardView,
  ColorName,
  DieKey,
  DieView,
  GameResult,
  GameView,
  LogLine,
  OptionView,
  PlayerView,
  QuestionGroup,
  QuestionKind,
  QuestionView,
  SeatNumber,
  SideView,
  SymbolName,
  ZoneName,
} from '../../engine/src/view/types.ts';
export type { GameSession, SeatSetup, SessionSetup, SessionUpdate } from '../../engine/src/view/session.ts';
