/**
 * How long a function waits for a service of AWS: without it, for as long as it lives itself, and one connection that nobody answers ends
 * the whole call. Milliseconds.
 */
export const inTime = {
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};

/**
 * The same for tables, which everything needs: of four tries one gets through where a fifth of all fail, and where none does, somebody
 * hears of it before the function ends.
 */
export const tablesInTime = { ...inTime, maxAttempts: 4 };
