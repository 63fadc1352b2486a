/** What the rules say, by the id that the engine gives as the reason. Loaded when somebody asks "why?". */
let loading: Promise<Readonly<Record<string, string>>> | undefined;

export async function ruleStatement(rule: string): Promise<string | null> {
  loading ??= import('./statements.json').then((module) => module.default);
  return (await loading)[rule] ?? null;
}
