import type { ShownDomain } from '#domain/contract/business-domains';
import { whenWithin } from '../../../lib/when.ts';
import { isAwaited } from './use-domains.ts';
import { words } from './words.ts';

/** Since when a name exists, or why that isn't known. What was never seen there isn't gone. */
export function sinceOf(name: ShownDomain, now: number): string {
  const { existence, firstSeen, lastLooked, silent } = name;
  if (existence === 'exists' && firstSeen) return words.exists(whenWithin(firstSeen, now));
  if (isAwaited(name, now)) return words.checking;
  if (!lastLooked && silent) return words.unanswered;
  return firstSeen ? words.gone : words.unknown;
}
