/** What the rules say, by the id that the engine gives as the reason. Loaded when somebody asks "why?". */
export async function ruleStatement(rule: string): Promise<string | null> {
  const { ruleById } = await import('@dejarik/rulebook');
  return ruleById(rule)?.statement ?? null;
}
