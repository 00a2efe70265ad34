import { type Retry, pause } from './retry.ts';

/**
 * Repeats "read, decide, write" while others write the same rows: `attempt` gives undefined when what it had read was no longer so.
 * @throws what `attempt` throws, and `tooMany()` when others were quicker each time
 */
export async function untilWritten<T>(
  attempt: () => Promise<T | undefined>,
  retry: Retry,
  tooMany: () => Error,
): Promise<T> {
  for (let n = 1; n <= retry.attempts; n += 1) {
    const written = await attempt();
    if (written !== undefined) return written;
    if (n < retry.attempts) await retry.sleep(pause(n, retry));
  }
  throw tooMany();
}
