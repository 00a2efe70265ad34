import * as z from 'zod';
import { provenName } from './brand-label.ts';
import type { Business } from './business.ts';

/** What the page of a business says of it. Days are YYYY-MM-DD, UTC. */
export const PageBusiness = z.object({
  domain: z.string(),
  /** Only where the domain says it, too: anybody may type any name. */
  name: z.string().nullable(),
  provenSince: z.string(),
  lastCheckedOn: z.string(),
});
export type PageBusiness = z.infer<typeof PageBusiness>;

/** The head of its page; undefined while it has proven no domain, and so has nothing that it could be called by. */
export function pageBusiness(
  business: Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>,
): PageBusiness | undefined {
  const { domain, domainProof } = business;
  if (!domain || domainProof?.domain !== domain) return undefined;
  return {
    ...{ domain, name: provenName(business) ?? null },
    provenSince: domainProof.verifiedAt.slice(0, 10),
    lastCheckedOn: domainProof.checkedAt.slice(0, 10),
  };
}
