import { ProductError } from '#domain/errors';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { OnceStore } from '../store/once.ts';

/** Longer than a route may run: whoever dies within leaves the slot for so long. */
const longest = 30;

/** Runs `act` while nobody else runs under the same slot; whoever comes meanwhile waits for their turn. */
export async function oneAtATime<T>(
  slot: string,
  { owner, now }: { owner: string; now: number },
  { once, retry }: { once: Pick<OnceStore, 'claim' | 'release'>; retry: Retry },
  act: () => Promise<T>,
): Promise<T> {
  const seconds = Math.floor(now / 1000);
  const attempt = async () => {
    const claim = { id: slot, request: slot, owner, expiresAt: seconds + longest };
    if (await once.claim(claim, seconds)) return undefined;
    try {
      return { done: await act() };
    } finally {
      await once.release(slot);
    }
  };
  const stillBusy = () => new ProductError('CONFLICT', 'This is already in progress. Please try again.');
  // What is waited for is an act, not a write: some seconds in all.
  const patient = { ...retry, attempts: 3 * retry.attempts };
  return (await untilWritten(attempt, patient, stillBusy)).done;
}
