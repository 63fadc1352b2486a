/** The published rules that the documents give; `current` takes the newest word on everything. */
export const EDITIONS = ['awakenings', 'rr15', 'legacies', 'convergence', 'current'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What the editions decide differently. Rules ask this table and never an edition's name. */
export interface EditionOptions {
  /** [keyword.guardian.timing] */
  readonly guardian: 'before activation' | 'after activation';
  /** [keyword.guardian.symbols] */
  readonly guardianTakesIndirect: boolean;
  /** [keyword.redeploy] */
  readonly redeploy: 'before the defeat' | 'after the defeat';
  /** [actions.replace.once-per-round] */
  readonly replacements: 'one a round' | 'any number';
  /** [actions.reroll] Fewest dice that a discard may reroll. */
  readonly fewestRerolled: 0 | 1;
}

type Table = { readonly [Option in keyof EditionOptions]: Readonly<Record<Edition, EditionOptions[Option]>> };

const before = 'before activation';
const after = 'after activation';
const early = 'before the defeat';
const late = 'after the defeat';
const one = 'one a round';
const any = 'any number';

/** One row an option, one column an edition. */
export const EDITION_TABLE: Table = {
  guardian: { awakenings: before, rr15: before, legacies: before, convergence: after, current: after },
  guardianTakesIndirect: { awakenings: false, rr15: false, legacies: true, convergence: true, current: true },
  redeploy: { awakenings: late, rr15: early, legacies: late, convergence: early, current: early },
  replacements: { awakenings: any, rr15: one, legacies: any, convergence: one, current: one },
  fewestRerolled: { awakenings: 1, rr15: 0, legacies: 1, convergence: 1, current: 1 },
};

/** Whether the text names an edition. */
export function isEdition(name: string): name is Edition {
  return (EDITIONS as readonly string[]).includes(name);
}

/** The options of an edition. Throws for a name that is none, listing those that are. */
export function editionOptions(name: string): EditionOptions {
  if (!isEdition(name)) throw new Error(`there is no edition "${name}"; editions are ${EDITIONS.join(', ')}`);
  return {
    guardian: EDITION_TABLE.guardian[name],
    guardianTakesIndirect: EDITION_TABLE.guardianTakesIndirect[name],
    redeploy: EDITION_TABLE.redeploy[name],
    replacements: EDITION_TABLE.replacements[name],
    fewestRerolled: EDITION_TABLE.fewestRerolled[name],
  };
}
