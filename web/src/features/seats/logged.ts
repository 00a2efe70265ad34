import { CallFailed } from '../../lib/api/call-failed.ts';

/** Logs why a business was refused: there is nothing to show. @throws when nobody answered, or not as they should: asked again, the answer may be another */
export function logged(error: unknown): null {
  console.error(error);
  if (error instanceof CallFailed && (error.code === 'NETWORK' || error.code === 'INTERNAL')) throw error;
  return null;
}
