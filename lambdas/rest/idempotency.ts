import { day, seconds } from '#domain/durations';
import { sha256 } from '../runtime/hash.ts';
import { failureFacts, logger } from '../runtime/logger.ts';
import { ProductError } from '#domain/errors';
import type { OnceStore } from '../store/once.ts';
import { inDoubt } from '../store/table/failure.ts';

export interface Idempotency {
  /** Runs `action` once for a key; a repeat within 24 hours gets the first answer. */
  once<T>(
    call: { scope: string; key: string; request: string; owner?: string },
    action: () => Promise<T>,
  ): Promise<T>;
}

/** A claim whose function died is free again after this; longer than any route may run. */
const claimSeconds = 60;

const unheard = (error: unknown) => logger.warn('A claim was left as it is', failureFacts(error));

/**
 * Idempotency by the Once table: claim the key, act, keep the answer. A failed action frees the key, so that a retry
 * may try again, unless it may have been done all the same: then the claim has to end first. The same key with another body is a mistake of the caller and is said so.
 */
export function idempotencyOver(store: OnceStore, now: () => number): Idempotency {
  return {
    once: async (call, action) => {
      if (!/^[\w-]{8,128}$/.test(call.key))
        throw new ProductError('INVALID_INPUT', 'Idempotency-Key: 8 to 128 letters, digits, - or _.');
      const id = `idempotency#${call.scope}#${call.key}`;
      const request = sha256(call.request);
      const { owner } = call;
      const at = seconds(now());
      const earlier = await store.claim({ id, request, owner, expiresAt: at + claimSeconds }, at);
      if (earlier) {
        if (earlier.request !== request)
          throw new ProductError('CONFLICT', 'This Idempotency-Key was used for another request.');
        if (earlier.answer === undefined)
          throw new ProductError('CONFLICT', 'The same request is still in progress. Please wait a moment.');
        return JSON.parse(earlier.answer) as Awaited<ReturnType<typeof action>>;
      }
      let answer;
      try {
        answer = await action();
      } catch (error) {
        // What may have been done is not done again at once; nor does what frees the key hide why it is freed.
        if (!inDoubt(error)) await store.release(id).catch(unheard);
        throw error;
      }
      // It is done, and is said to be: a repeat that finds no answer waits for the claim to end.
      const kept = { id, request, owner, answer: JSON.stringify(answer), expiresAt: at + seconds(day) };
      await store.keep(kept).catch(unheard);
      return answer;
    },
  };
}
