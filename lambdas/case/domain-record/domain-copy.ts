import { domainSeen } from '#domain/case/domain-seen';
import { domainText } from '#domain/case/domain-text';
import { asSeen, inFull } from '#domain/engine/web/as-seen';
import { resembles } from '#domain/domain-watch/name/resembles';
import { ProductError } from '#domain/errors';
import type { DomainWatchStore } from '../../store/business/domain-watch.ts';
import type { StoredCase } from '../../store/case.ts';
import type { CaseOwner } from '../owner.ts';

export type Copy = Pick<
  StoredCase,
  'platform' | 'handle' | 'url' | 'findingId' | 'imitates' | 'snapshot' | 'domain'
>;

/** A look-alike domain of a business's list, as the last look knew it. Throws NOT_FOUND, FORBIDDEN for one of its own. */
export async function domainCopy(
  domain: string,
  { businessId }: Pick<CaseOwner, 'businessId'>,
  { domains }: { domains: Pick<DomainWatchStore, 'get'> },
): Promise<Copy> {
  const kept = businessId === undefined ? undefined : await domains.get(businessId, domain);
  if (!kept)
    throw new ProductError('NOT_FOUND', 'This domain is no longer on the list. Please load the page again.');
  if (kept.mark === 'ours')
    throw new ProductError('FORBIDDEN', 'This domain is marked as yours. Undo that first if it isn’t.');
  return {
    ...{ platform: 'DOMAIN', handle: kept.domain, url: null, findingId: null, snapshot: null },
    imitates: { platform: 'DOMAIN', handle: kept.brand, name: null },
    domain: domainSeen(kept),
  };
}

/** What a case keeps of it: the whole record as a text, and what it says in short. */
export const domainRecord = ({ domain }: Pick<Copy, 'domain'>) =>
  domain
    ? {
        words: resembles(domain)
          ? `${inFull(domain.domain)} resembles ${asSeen(domain.brand)}: ${domain.score} of 100.`
          : `${inFull(domain.domain)} was added as one that may imitate ${asSeen(domain.brand)}.`,
        kept: domainText(domain),
      }
    : undefined;
