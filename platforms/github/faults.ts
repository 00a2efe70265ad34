import { failWith as failIn, type Fault } from '../faults.ts';
import type { PlatformResponse } from '../http.ts';

const json = (status: number, message: string, headers: Record<string, string> = {}): PlatformResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ message }),
});
const secondary = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

/** A fault in GitHub's words. Its quota is spent as its secondary limit says it: by a 403 with no header at all. */
export const failWith = (fault: Fault): Promise<PlatformResponse | undefined> =>
  failIn(fault, {
    broken: json(500, 'Server Error'),
    busy: (seconds) => json(429, secondary, { 'retry-after': String(seconds) }),
    spent: json(403, secondary),
    refused: json(401, 'Bad credentials'),
  });
