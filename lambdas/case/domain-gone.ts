import { businessOfCase } from '#domain/case/owner';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { StoredCase } from '../store/case.ts';
import type { CaseServices } from './services.ts';
import { editCase } from './edit-case.ts';

/**
 * Since when the DNS has told our checks that the domain of a case is not there; null while it is. One that is no longer on the list
 * says nothing new.
 */
export function domainGoneSince(
  one: Pick<StoredCase, 'goneAt'>,
  name: WatchedDomain | undefined,
): string | null {
  if (!name) return one.goneAt ?? null;
  // What was never seen there isn't gone.
  if (name.existence !== 'does not exist' || !name.firstSeen) return null;
  return name.changes.find(({ change }) => change === 'gone')?.at ?? name.lastLooked ?? null;
}

/** The case of a domain with what the checks have seen of it since; written down, since what is gone leaves the list in time. */
export async function withDomainGone(
  one: StoredCase,
  services: Pick<CaseServices, 'cases' | 'domains' | 'retry'>,
): Promise<StoredCase> {
  const { userId, caseId, handle } = one;
  const businessId = businessOfCase(one);
  if (one.platform !== 'DOMAIN' || businessId === undefined || one.closedAt) return one;
  const goneAt = domainGoneSince(one, await services.domains.get(businessId, handle));
  if (goneAt === (one.goneAt ?? null)) return one;
  return editCase({ userId, caseId }, services, (now) => ({ after: { ...now, goneAt } }));
}
