import { ProductError } from '#domain/errors';

/** True when a write was refused by its own condition (alone or inside a transaction). */
export function conditionFailed(error: unknown): boolean {
  const { name, CancellationReasons } = error as { name?: string; CancellationReasons?: { Code?: string }[] };
  if (name === 'ConditionalCheckFailedException') return true;
  return (
    name === 'TransactionCanceledException' &&
    !!CancellationReasons?.some((r) => r.Code === 'ConditionalCheckFailed')
  );
}

/** Whether a conditional write was made; false where its own condition refused it. */
export async function held(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** Which parts of a transaction were refused by their own condition, in their order. Empty where it failed for another reason. */
export function failedConditions(error: unknown): boolean[] {
  const { CancellationReasons } = error as { CancellationReasons?: { Code?: string }[] };
  return conditionFailed(error)
    ? (CancellationReasons ?? []).map((r) => r.Code === 'ConditionalCheckFailed')
    : [];
}

/** True when two writers met and neither is wrong: try again. */
export function raceLost(error: unknown): boolean {
  const { name, CancellationReasons } = error as { name?: string; CancellationReasons?: { Code?: string }[] };
  if (name === 'TransactionConflictException' || name === 'TransactionInProgressException') return true;
  return (
    name === 'TransactionCanceledException' &&
    !!CancellationReasons?.some((r) => r.Code === 'TransactionConflict')
  );
}

const mayHaveBeenMade = Symbol();

/** Marks the failure of a write that was tried more than once: an attempt whose answer was lost may have made it. */
export function doubt(error: unknown): void {
  const { $metadata } = error as { $metadata?: { attempts?: number } };
  if (($metadata?.attempts ?? 1) > 1) Object.assign(error as object, { [mayHaveBeenMade]: true });
}

/** Whether a write that failed may have been made all the same. */
export const inDoubt = (error: unknown): boolean =>
  error instanceof Error && (mayHaveBeenMade in error || inDoubt(error.cause));

const busy = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
]);

/** What a person is told of a database failure: only what they can act on. Anything else passes through and says 500. */
function storeFailure(error: unknown): unknown {
  const name = (error as { name?: string }).name ?? '';
  if (busy.has(name))
    return new ProductError('RATE_LIMITED', 'We are busy right now. Please try again in a minute.', {
      cause: error,
    });
  if (name === 'ValidationException' && /size has exceeded/i.test((error as Error).message))
    return new ProductError(
      'TOO_LARGE',
      'That’s more than one record can hold. Please remove something first.',
    );
  return error;
}

/** Sends a command and maps what can be said of its failure. */
export async function sent<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storeFailure(error);
  }
}
