import { hour, minute } from '#domain/durations';
import { ProductError } from '#domain/errors';
import type { SourceSilent } from '../sources/source.ts';

/** A profile that couldn't be read; where its platform takes no question now, when to check again. */
export const unreadProfile = (platformName: string, { kind, why, retryAfter }: SourceSilent): ProductError =>
  new ProductError(
    'NOT_CONNECTED',
    kind === 'wait'
      ? `We couldn’t read the profile on ${platformName} just now. Leave the code on it, and choose “Check now” again ${soon(retryAfter)}.`
      : `We couldn’t read the profile on ${platformName}. ${why}`,
  );

function soon(wait: number | undefined): string {
  if (wait === undefined || wait > 12 * hour) return 'later today or tomorrow';
  const [count, unit] =
    wait <= 90 * minute ? [Math.ceil(wait / minute), 'minute'] : [Math.ceil(wait / hour), 'hour'];
  return count <= 1 ? `in a ${unit}` : `in ${count} ${unit}s`;
}
