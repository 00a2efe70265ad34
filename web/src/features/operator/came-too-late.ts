import { CallFailed } from '../../lib/api/call-failed.ts';

/** Another operator has decided or answered, or what was to be decided is gone: the page no longer shows where it could be said. */
export const cameTooLate = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
