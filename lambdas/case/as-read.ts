import type { StoredCase } from '../store/case.ts';
import { withDomainGone } from './domain-record/domain-gone.ts';
import { withGone } from './gone-since.ts';
import type { CaseOwner } from './owner.ts';
import type { CaseServices } from './services.ts';
import { withWriters } from './writers.ts';

/**
 * A case as everybody who may read it is answered, whatever they asked: with what scans and checks have seen of its account or domain
 * since, and the names of who wrote it.
 */
export async function asRead(
  one: StoredCase,
  { owner, now }: { owner: Pick<CaseOwner, 'businessId'>; now: number },
  services: Pick<CaseServices, 'cases' | 'domains' | 'findings' | 'seats' | 'users' | 'retry'>,
): Promise<StoredCase> {
  const seen =
    one.platform === 'DOMAIN'
      ? await withDomainGone(one, services, new Date(now).toISOString())
      : await withGone(one, services);
  return withWriters(seen, owner, services);
}
