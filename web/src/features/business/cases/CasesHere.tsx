import { may } from '#domain/business/role';
import { asSeen, inFull } from '#domain/engine/web/as-seen';
import { useMemo, type ReactNode } from 'react';
import { utcDay } from '#domain/utc';
import { useLinks } from '../../../lib/use-links.ts';
import { CasesOfBusiness } from '../../case/owner/case-business.ts';
import type { OwnBusiness } from '../api.ts';
import { standing } from './standing.ts';
import { words } from './words.ts';

/** Below it, cases are those of this business: calls, addresses, reports and packs. */
export function CasesHere({ business, children }: { business: OwnBusiness; children: ReactNode }) {
  const { address } = useLinks();
  const shown = useMemo(() => {
    const { id, name, domain, domainProof, email, website, role } = business;
    const held = domain && domainProof?.domain === domain ? domainProof : undefined;
    return {
      ...{ id, name: name ?? asSeen(domain ?? ''), standing: standing(business, address) },
      settings: may(role, 'edit the profile')
        ? `/business-settings?businessId=${encodeURIComponent(id)}#accounts`
        : undefined,
      mailsFrom: email?.toLowerCase().split('@')[1],
      website: website ?? undefined,
      runs: domain ?? undefined,
      domain: held && words.proven(inFull(held.domain), utcDay(held.verifiedAt), utcDay(held.checkedAt)),
    };
  }, [business, address]);
  return <CasesOfBusiness value={shown}>{children}</CasesOfBusiness>;
}
