/**
 * What things are worth to `padawan`, in points of damage: one point is one damage taken off a healthy character. Found
 * by playing series against itself and against `random`.
 */
export const WEIGHTS = {
  /** Winning is worth more than anything else can be. */
  win: 1000,
  /** One health left on a character. */
  health: 1,
  /** One shield. */
  shield: 0.9,
  /** The mean roll of a die, for the rounds to come. */
  future: 2.7,
  /** The mean roll of a die that can still be rolled in this round. */
  ready: 0.7,
  /** The side that a die in a pool shows: it can still be removed. */
  pool: 0.95,
  /** How much health makes a character safe: with so much its dice count for two thirds. */
  safety: 5,
  /** How much of that it has while it lives, however little health is left: it still acts, and must be hit. */
  presence: 0.25,
  /** What is left of dice and shields on a character that the opponent's pool can defeat at once. */
  threatened: 0.25,
  /** The same while its player acts first. */
  warned: 0.7,
  /** What is left of its dice in the pool. */
  threatenedPool: 0.6,
  /** A card on a hand. */
  card: 0.3,
  /** A card on a hand that can never be played. */
  deadCard: 0.05,
  /** A card of hand or deck below `fewCards`: without any a player loses. */
  lastCards: 0.8,
  fewCards: 6,
  /** Per resource of the cost of an upgrade in play, for its abilities. */
  upgrade: 0.4,
  /** Per resource of the cost of a downgrade, to who suffers it. */
  downgrade: 1.25,
  /** Per point of a plot whose action sets it aside. */
  plot: 0.5,
  /** A support in play, and per resource of its cost. */
  support: 0.9,
  supportCost: 0.5,
  /** A support or upgrade whose action can still be used in this round. */
  readyAction: 0.25,
  /** Control of the battlefield: the first turn of the next round. */
  battlefield: 0.4,
  /** An additional action. */
  extraAction: 0.8,
  /** Regret, by their worth, for dice that a round left unused: who claims early could have had both. */
  unused: 0.8,
  /** The opponent acts on while the seat has claimed. */
  unanswered: 0.2,
  /** Of several opponents each counts by so much of what the next stronger one counts. */
  rank: 0.6,
  /** An opponent who is still in the game, where there are several: what little is left of one is worth ending. */
  rival: 8,
  /** Against passing while the round goes on. */
  pass: 0.3,
  /** For ending the round rather than acting to no use. */
  ending: 0.02,
} as const;

/** Resources are worth less the more there are. */
const RESOURCES = [0, 0.6, 1.2, 1.75, 2.2, 2.55, 2.85, 3.1, 3.3, 3.45] as const;
export const resourceWorth = (count: number): number => RESOURCES[count] ?? 3.45 + (count - 9) * 0.1;
