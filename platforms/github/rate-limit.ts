/** The buckets of GitHub's primary rate limit that users and searches count against. */
export type Resource = 'core' | 'search' | 'graphql';

const minute = 60_000;
const windows: Record<Resource, { length: number; anonymous: number; token: number }> = {
  core: { length: 60 * minute, anonymous: 60, token: 5000 },
  search: { length: minute, anonymous: 10, token: 30 },
  /** In points; a query of a hundred users costs one. */
  graphql: { length: 60 * minute, anonymous: 0, token: 5000 },
};

export interface Allowance {
  allowed: boolean;
  limit: number;
  /** GitHub's x-ratelimit headers, and retry-after in seconds where nothing is left. */
  headers: Record<string, string>;
}

/** Counts requests in fixed windows, one per caller and bucket. `caller` undefined is everyone without a token. */
export function createRateLimit(now: () => number) {
  const counts = new Map<string, { used: number; reset: number }>();
  return {
    /** Counts one request and says whether it is within the limit. */
    take(resource: Resource, caller: string | undefined): Allowance {
      const { length, anonymous, token } = windows[resource];
      const limit = caller === undefined ? anonymous : token;
      const key = `${resource} ${caller ?? ''}`;
      let count = counts.get(key);
      if (count === undefined || now() >= count.reset)
        counts.set(key, (count = { used: 0, reset: now() + length }));
      const allowed = count.used < limit;
      if (allowed) count.used++;
      const headers: Record<string, string> = {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(limit - count.used),
        'x-ratelimit-reset': String(Math.ceil(count.reset / 1000)),
        'x-ratelimit-used': String(count.used),
        'x-ratelimit-resource': resource,
      };
      if (!allowed) headers['retry-after'] = String(Math.max(1, Math.ceil((count.reset - now()) / 1000)));
      return { allowed, limit, headers };
    },
    /** Gives the last request back: an unchanged reply (304) is free. */
    giveBack(resource: Resource, caller: string | undefined): void {
      const count = counts.get(`${resource} ${caller ?? ''}`);
      if (count !== undefined && count.used > 0) count.used--;
    },
  };
}
