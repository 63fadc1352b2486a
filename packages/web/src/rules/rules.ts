import type { Rule } from '@dejarik/rulebook';

export type { Rule } from '@dejarik/rulebook';

/** The rule that the engine gives as the reason. The rulebook is loaded when somebody asks "why?". */
export async function ruleNamed(id: string): Promise<Rule | undefined> {
  const { ruleById } = await import('@dejarik/rulebook');
  return ruleById(id);
}
