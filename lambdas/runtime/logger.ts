import { Logger } from '@aws-lambda-powertools/logger';
import { correlationId } from './trace/correlation.ts';

const lines = new Logger({ serviceName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'countersign' });

type Facts = Record<string, unknown>;
/** By the name under which Powertools writes it. */
const traced = (facts: Facts = {}): Facts => ({ ...facts, correlation_id: correlationId() });

/** Structured logs, each line with what set it off. Never give it a name, an address, a handle, a token or a whole error of a client. */
export const logger = {
  info: (message: string, facts?: Facts): void => lines.info(message, traced(facts)),
  warn: (message: string, facts?: Facts): void => lines.warn(message, traced(facts)),
  error: (message: string, facts?: Facts): void => lines.error(message, traced(facts)),
  setLogLevel: lines.setLogLevel.bind(lines),
};

/** What may be logged of an unknown failure: its kind and where, not its words (they may quote what a person typed). */
export function failureFacts(error: unknown): { kind: string; at?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack
    ?.split('\n')
    .find((row) => row.trimStart().startsWith('at '))
    ?.trim();
  return { kind: error.name, ...(at && { at: at.slice(0, 200) }) };
}
