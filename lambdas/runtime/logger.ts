import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. Never give it a name, an address, a handle, a token or a whole error of a client. */
export const logger = new Logger({ serviceName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'countersign' });

/** What may be logged of an unknown failure: its kind and where, not its words (they may quote what a person typed). */
export function failureFacts(error: unknown): { kind: string; at?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack
    ?.split('\n')
    .find((row) => row.trimStart().startsWith('at '))
    ?.trim();
  return { kind: error.name, ...(at && { at: at.slice(0, 200) }) };
}
