import type { DomainSeen } from '#domain/case/domain-seen';
import { asSeen, inFull } from '#domain/engine/web/as-seen';
import { reportText } from '#domain/domain-watch/report-text';
import type { CaseBusiness } from '../owner/case-business.ts';

/**
 * The text for registrar and host, in the name of the business; `further`: what else it does, in whole sentences; `goneAt`: since
 * when it is gone.
 */
export const domainReport = (
  seen: DomainSeen,
  goneAt: string | null | undefined,
  further: readonly string[],
  business?: CaseBusiness,
): string =>
  reportText(
    { ...seen, goneAt },
    seen.brand,
    seen.at,
    business && { name: business.name, standing: business.standing, further },
  );

/** A few calm words for customers; of emails only where the business writes from its domain, as many do not. */
export const domainWarning = ({ domain, brand }: DomainSeen, business?: CaseBusiness): string =>
  `The domain ${inFull(domain)} is not ours. Our website is ${asSeen(brand)}${business?.mailsFrom === brand ? ', and our emails come from there' : ''}. ` +
  `Please don’t sign in, pay or give codes at ${asSeen(domain)}. If you did, change your password and tell your bank and us.`;
