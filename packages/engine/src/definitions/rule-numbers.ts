import type { EditionOptions } from '../editions.js';

/** Where an edition's form of a keyword stands: definition and number of the ability. */
export const RULE_ABILITIES = {
  guardian(options: EditionOptions): { definition: number; number: number } {
    const late = options.guardian === 'after activation' ? 2 : 0;
    return { definition: 0, number: late + (options.guardianTakesIndirect ? 1 : 0) };
  },
};
