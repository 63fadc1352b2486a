/** Exit codes of every command. */
export const ExitCode = { fine: 0, fault: 1, usage: 2 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command was called wrongly: the message says what is wrong and what there is instead. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was to be done or checked failed: the message names the place. Exit code 1. */
export class FaultFound extends Error {
  override readonly name = 'FaultFound';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
