/** The editions that a rule can hold in: those of the documents, and `current`, in which the newest word decides. */
export const RULE_EDITIONS = ['awakenings', 'rr15', 'legacies', 'convergence', 'current'] as const;
export type RuleEdition = (typeof RULE_EDITIONS)[number];

/** The documents that the rules stand in, with their names. */
export const RULE_DOCUMENTS = {
  reference: 'Rules Reference 1.5',
  rey: 'rulebook of the Rey starter',
  luke: 'rulebook of the Luke Skywalker starter',
  obiWan: 'rulebook of the Obi-Wan Kenobi starter',
  grievous: 'rulebook of the General Grievous starter',
} as const;
export type RuleDocument = keyof typeof RULE_DOCUMENTS;

/** The areas in the order of the rulebook, with their titles. */
export const AREA_TITLES = {
  customization: 'Teams, decks and starter sets',
  setup: 'Setup',
  structure: 'Rounds, turns and winning',
  actions: 'Actions',
  dice: 'Dice',
  damage: 'Damage, shields and defeat',
  areas: 'Areas of play',
  cards: 'Cards and their types',
  uniqueness: 'Uniqueness',
  abilities: 'Abilities',
  queue: 'The queue',
  keywords: 'Keywords',
  replacement: 'Replacement effects',
  terms: 'Terms',
  multiplayer: 'Three and four players',
  balance: 'Balance of the Force',
  errata: 'Errata',
  clarification: 'Clarifications of cards',
  faq: 'Frequently asked questions',
} as const;
export type AreaName = keyof typeof AREA_TITLES;

/** A rule as it is written down in `areas/`. */
export interface RuleData {
  /** What the engine, the log and the tests call it, such as `damage.distribute.cap`. */
  readonly id: string;
  /** One statement that a test can show. */
  readonly statement: string;
  /** Where it holds; left out where it holds everywhere. */
  readonly editions?: readonly RuleEdition[];
  /** What an edition says otherwise, or in more detail. */
  readonly differs?: Readonly<Partial<Record<RuleEdition, string>>>;
  /** The places in the documents. */
  readonly sources: Readonly<Partial<Record<RuleDocument, string>>>;
  /** A remark, or what was decided where the documents leave it open. */
  readonly note?: string;
}

/** A rule of the catalogue. */
export interface Rule extends RuleData {
  readonly area: AreaName;
  readonly editions: readonly RuleEdition[];
}

/** An area of the rules with what stands in it. */
export interface RuleArea {
  readonly name: AreaName;
  readonly title: string;
  readonly rules: readonly Rule[];
}
