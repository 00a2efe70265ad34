import type { Answer } from './ask.ts';
import { SourceSilent } from '../source.ts';

/**
 * What an answer that gives nothing means, by status and rate headers, as most platforms use them: 429 and a used-up 403
 * ask us to wait, 401 and 403 refuse our access. Where a platform says it another way, its source reads the body first.
 */
export function silenceOf({ status, headers }: Omit<Answer, 'body'>, now: number): SourceSilent {
  const after = retryAfter(headers, now);
  const usedUp = remaining.some((name) => isZero(headers.get(name)));
  if (status === 429 || (status === 403 && (usedUp || headers.has('retry-after'))))
    return new SourceSilent('It asked us to wait; we’ll try again in the next scan.', 'wait', after);
  if (status === 401 || status === 403)
    return new SourceSilent(`It didn’t accept our access (${status}).`, 'refused');
  return new SourceSilent(`It answered with an error (${status}).`);
}

/** '0' and, as Reddit counts, '0.0'. */
const isZero = (count: string | null): boolean => !!count?.trim() && Number(count) === 0;

const remaining = ['x-ratelimit-remaining', 'x-rate-limit-remaining', 'ratelimit-remaining'];
const resets = ['x-ratelimit-reset', 'x-rate-limit-reset', 'ratelimit-reset'];
/** A reset below this many seconds counts from now (Reddit, Brave); above it, it is a moment in Unix time. */
const moments = 1_000_000_000;

/** Milliseconds until it may be asked again: `Retry-After` as seconds or a date, else a rate limit's reset. */
function retryAfter(headers: Headers, now: number): number | undefined {
  const after = headers.get('retry-after');
  if (after) {
    const seconds = Number(after);
    const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - now;
    if (Number.isFinite(ms)) return Math.max(0, ms);
  }
  for (const name of resets) {
    const reset = Number.parseFloat(headers.get(name) ?? '');
    if (Number.isFinite(reset)) return Math.max(0, reset < moments ? reset * 1000 : reset * 1000 - now);
  }
  return undefined;
}
