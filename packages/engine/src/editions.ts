/** The published rules that the documents give; `current` takes the newest word on everything. */
export const EDITIONS = ['awakenings', 'rr15', 'legacies', 'convergence', 'current'] as const;
export type Edition = (typeof EDITIONS)[number];

/** An edition in a few words, and where its words come from. */
export const EDITION_NAMES: Readonly<Record<Edition, { readonly title: string; readonly from: string }>> = {
  awakenings: { title: 'Awakenings', from: 'Rey starter set' },
  rr15: { title: 'Rules Reference 1.5', from: 'the long rulebook' },
  legacies: { title: 'Legacies', from: 'Luke Skywalker starter set' },
  convergence: { title: 'Convergence', from: 'Obi-Wan Kenobi and General Grievous starter sets' },
  current: { title: 'Current', from: 'the newest word on everything' },
};

/** What the editions decide differently. Rules ask this table and never an edition's name. */
export interface EditionOptions {
  /** [keyword.guardian.timing] [keyword.guardian.timing.after] */
  readonly guardian: 'before activation' | 'after activation';
  /** [keyword.guardian.symbols] [keyword.guardian.symbols.indirect] */
  readonly guardianTakesIndirect: boolean;
  /** [keyword.redeploy] */
  readonly redeploy: 'before the defeat' | 'after the defeat';
  /** [actions.replace.once-per-round] */
  readonly replacements: 'one a round' | 'any number';
  /** [actions.reroll] Fewest dice that a discard may reroll. */
  readonly fewestRerolled: 0 | 1;
  /**
   * [balance.supersedes] What characters cost where no format says it. The engine plays no differently; who judges decks
   * asks it, and has the list (`editionPoints` of the cards).
   */
  readonly points: 'printed' | 'balance of the force';
}
type Option = keyof EditionOptions;

/** An option: what it is about, what each edition plays, and what a value means to a player. */
interface Row<Value> {
  readonly title: string;
  /** Rule of the rulebook. */
  readonly rule: string;
  readonly values: Readonly<Record<Edition, Value>>;
  /** A value in a word or two, and as a sentence. */
  readonly says: (value: Value) => readonly [short: string, sentence: string];
}

const before = 'before activation';
const after = 'after activation';
const early = 'before the defeat';
const late = 'after the defeat';
const one = 'one a round';
const any = 'any number';
const list = 'balance of the force';

/** One row an option; in it one value an edition. */
export const EDITION_TABLE: { readonly [Name in Option]: Row<EditionOptions[Name]> } = {
  guardian: {
    title: 'Guardian',
    rule: 'keyword.guardian.timing',
    values: { awakenings: before, rr15: before, legacies: before, convergence: after, current: after },
    says: (value) =>
      value === before
        ? [
            'before',
            'Guardian is used before the activation: a Guardian that falls is not activated and rolls nothing.',
          ]
        : ['after', 'Guardian is used after the activation: the Guardian has rolled its dice by then.'],
  },
  guardianTakesIndirect: {
    title: 'Dice for Guardian',
    rule: 'keyword.guardian.symbols',
    values: { awakenings: false, rr15: false, legacies: true, convergence: true, current: true },
    says: (value) =>
      value
        ? ['with indirect', 'Guardian takes dice that show melee, ranged or indirect damage.']
        : ['melee, ranged', 'Guardian takes dice that show melee or ranged damage, not indirect damage.'],
  },
  redeploy: {
    title: 'Redeploy',
    rule: 'keyword.redeploy',
    values: { awakenings: late, rr15: early, legacies: late, convergence: early, current: early },
    says: (value) =>
      value === early
        ? ['before', 'An upgrade redeploys before its character is defeated.']
        : ['after', 'An upgrade redeploys after its character was defeated.'],
  },
  replacements: {
    title: 'Replaced upgrades',
    rule: 'actions.replace.once-per-round',
    values: { awakenings: any, rr15: one, legacies: any, convergence: one, current: one },
    says: (value) =>
      value === one
        ? ['one a round', 'A player may replace one upgrade a round.']
        : ['any number', 'A player may replace upgrades as often as they like.'],
  },
  fewestRerolled: {
    title: 'Discard to reroll',
    rule: 'actions.reroll',
    values: { awakenings: 1, rr15: 0, legacies: 1, convergence: 1, current: 1 },
    says: (value) =>
      value === 0
        ? ['none or more', 'A card may be discarded to reroll any number of dice, even none.']
        : ['one or more', 'A card may be discarded to reroll one or more dice.'],
  },
  points: {
    title: 'Points',
    rule: 'balance.supersedes',
    values: { awakenings: 'printed', rr15: list, legacies: 'printed', convergence: 'printed', current: 'printed' },
    says: (value) =>
      value === 'printed'
        ? ['printed', 'Characters cost the points that are printed on them, or what a format says.']
        : ['balanced', 'The Balance of the Force list replaces the printed points of four characters.'],
  },
};

/** Whether the text names an edition. */
export function isEdition(name: string): name is Edition {
  return (EDITIONS as readonly string[]).includes(name);
}

function optionsOf(edition: Edition): EditionOptions {
  const { guardian, guardianTakesIndirect, redeploy, replacements, fewestRerolled, points } = EDITION_TABLE;
  return {
    guardian: guardian.values[edition],
    guardianTakesIndirect: guardianTakesIndirect.values[edition],
    redeploy: redeploy.values[edition],
    replacements: replacements.values[edition],
    fewestRerolled: fewestRerolled.values[edition],
    points: points.values[edition],
  };
}

const OPTIONS: ReadonlyMap<string, EditionOptions> = new Map(EDITIONS.map((name) => [name, optionsOf(name)]));

/** The options of an edition. Throws for a name that is none, listing those that are. */
export function editionOptions(name: string): EditionOptions {
  const options = OPTIONS.get(name);
  if (options === undefined) throw new Error(`there is no edition "${name}"; editions are ${EDITIONS.join(', ')}`);
  return options;
}

/** An option as people read it. */
export interface EditionRow {
  readonly option: Option;
  readonly title: string;
  /** Rule of the rulebook. */
  readonly rule: string;
  /** What each edition plays, in a word or two. */
  readonly values: Readonly<Record<Edition, string>>;
}

/** The whole table for people. */
export function editionRows(): readonly EditionRow[] {
  return (Object.keys(EDITION_TABLE) as Option[]).map((option) => {
    const { title, rule } = EDITION_TABLE[option];
    const values = Object.fromEntries(EDITIONS.map((edition) => [edition, said(option, edition)[0]]));
    return { option, title, rule, values: values as EditionRow['values'] };
  });
}

function said<Name extends Option>(option: Name, edition: Edition): readonly [string, string] {
  const row: Row<EditionOptions[Name]> = EDITION_TABLE[option];
  return row.says(row.values[edition]);
}

/** Where an edition differs from `current`. */
export interface EditionDifference {
  readonly option: Option;
  readonly title: string;
  /** Rule of the rulebook. */
  readonly rule: string;
  /** How the edition plays it: a sentence. */
  readonly value: string;
  /** How `current` plays it: a sentence. */
  readonly current: string;
}

/** What an edition plays differently from `current`, option by option; nothing for `current` itself. */
export function editionDifferences(edition: Edition): readonly EditionDifference[] {
  return (Object.keys(EDITION_TABLE) as Option[]).flatMap((option) => {
    const { title, rule, values } = EDITION_TABLE[option];
    if (values[edition] === values.current) return [];
    return [{ option, title, rule, value: said(option, edition)[1], current: said(option, 'current')[1] }];
  });
}

/** Something that an edition does not know yet. Nothing forbids it: a deck that brings it plays it by the newest rule. */
export interface UnknownThing {
  readonly thing: string;
  /** Rule of the rulebook. */
  readonly rule: string;
}

const DOWNGRADES: UnknownThing = { thing: 'downgrades', rule: 'cards.types.downgrade' };
const LEGACIES: readonly UnknownThing[] = [
  { thing: 'indirect damage', rule: 'dice.indirect' },
  { thing: 'power actions', rule: 'actions.power-action' },
  { thing: 'plots', rule: 'cards.types.plot' },
  { thing: 'neutral characters', rule: 'custom.team.neutral' },
];
const UNKNOWN: Readonly<Record<Edition, readonly UnknownThing[]>> = {
  awakenings: [...LEGACIES, DOWNGRADES],
  rr15: [...LEGACIES, DOWNGRADES],
  legacies: [DOWNGRADES],
  convergence: [],
  current: [],
};

/** What the documents of an edition do not know. */
export function unknownTo(edition: Edition): readonly UnknownThing[] {
  return UNKNOWN[edition];
}
