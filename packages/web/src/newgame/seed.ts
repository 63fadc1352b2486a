const words = [
  'amber',
  'basin',
  'canyon',
  'comet',
  'copper',
  'desert',
  'drift',
  'dune',
  'ember',
  'frost',
  'glacier',
  'harbor',
  'hollow',
  'iron',
  'jungle',
  'lantern',
  'marsh',
  'meteor',
  'mirror',
  'moon',
  'nebula',
  'orbit',
  'outpost',
  'quartz',
  'raven',
  'ridge',
  'rust',
  'salt',
  'signal',
  'sand',
  'summit',
  'twin',
] as const;

/** A seed that can be said aloud: `copper-dune-4821`. Chance of the page, not of a game. */
export function randomSeed(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint32Array(3));
  return `${words[a % words.length]}-${words[b % words.length]}-${1000 + (c % 9000)}`;
}
