/** Waits; an argument, so that tests do not. */
export type Sleep = (ms: number) => Promise<void>;

export const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Retry {
  attempts: number;
  /** First pause, ms; doubles each time. */
  first: number;
  longest: number;
  random: () => number;
  sleep: Sleep;
}

/**
 * For writers that meet in one row: tabs that edit one list, 200 people who take seats at once. 3 attempts refused most of
 * them when measured, 10 none.
 */
export const raceRetry: Retry = { attempts: 10, first: 20, longest: 400, random: Math.random, sleep };

/** Exponential pause with full jitter before attempt `n` (1 = the first repeat). */
export const pause = (
  n: number,
  { first, longest, random }: Pick<Retry, 'first' | 'longest' | 'random'>,
): number => random() * Math.min(longest, first * 2 ** (n - 1));
