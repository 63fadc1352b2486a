/** An invariant that does not hold; anything else that is thrown is a fault of its own. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
