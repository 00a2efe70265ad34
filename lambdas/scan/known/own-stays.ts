import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { isListed, type Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import type { Decision } from '../decided.ts';

/**
 * What stands on the list of own accounts, proven or not, is never a copy of them: throws CONFLICT where a decision would offer it to
 * be reported, or says that it was. `remove`: how it leaves the list.
 */
export function ownStays(
  decision: Decision,
  { theirs }: Pick<Finding, 'theirs'>,
  listed: Listed | undefined,
  remove: string,
): void {
  if (!(decision === 'OPEN' || decision === 'REPORTED') || !listed || !isListed(theirs, listed)) return;
  const which = `${theirs.handle} on ${platformTable[theirs.platform].name}`;
  throw new ProductError(
    'CONFLICT',
    `${which} is among your accounts, so it isn’t a copy of them. To decide again, ${remove} first.`,
  );
}
