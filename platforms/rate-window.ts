/** What is left in a window after a request was counted, or refused. */
export interface Left {
  allowed: boolean;
  most: number;
  used: number;
  left: number;
  /** Milliseconds until the window ends. */
  rest: number;
  /** When it ends, in Unix seconds. */
  reset: number;
}

/** Counts requests in fixed windows of `per` milliseconds, one for each key. */
export function rateWindow(most: number, per: number, now: () => number): (key?: string) => Left {
  const counts = new Map<string, { used: number; end: number }>();
  return (key = '') => {
    let count = counts.get(key);
    if (!count || now() >= count.end) counts.set(key, (count = { used: 0, end: now() + per }));
    const allowed = count.used < most;
    if (allowed) count.used += 1;
    const { used, end } = count;
    return { allowed, most, used, left: most - used, rest: end - now(), reset: Math.ceil(end / 1000) };
  };
}
