/** Thrown by `ask` when no pick is there: the game waits for a person. Preallocated: it is thrown at every stop. */
class Signal extends Error {
  override readonly name = 'Signal';
}
export const SUSPENDED = new Signal('the game waits for a pick');
/** Thrown when the game is decided in the middle of an effect. */
export const GAME_OVER = new Signal('the game is over');

/** An error that stops a game, with what is needed to see it again. */
export class GameFault extends Error {
  override readonly name = 'GameFault';
}
