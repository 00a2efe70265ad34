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

/** Exponential pause with full jitter before attempt `n` (1 = the first repeat). */
export const pause = (
  n: number,
  { first, longest, random }: Pick<Retry, 'first' | 'longest' | 'random'>,
): number => random() * Math.min(longest, first * 2 ** (n - 1));
