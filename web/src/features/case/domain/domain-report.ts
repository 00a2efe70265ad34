import { domainIn } from '#domain/business/domain-name';
import type { Case } from '#domain/case/case';
import type { DomainSeen } from '#domain/case/domain-seen';
import { asSeen, inFull } from '#domain/engine/web/as-seen';
import { reportText } from '#domain/domain-watch/report-text';
import type { CaseBusiness } from '../owner/case-business.ts';

/**
 * The text for registrar and host, in the name of the business; `further`: what else it does, in whole sentences. A case that is
 * closed, or whose domain is checked no more, keeps a record that need not be the last.
 */
export const domainReport = (
  seen: DomainSeen,
  { goneAt, seenAgainAt, closedAt, unwatched, facts }: Case,
  further: readonly string[],
  business?: CaseBusiness,
): string =>
  reportText(
    { ...seen, goneAt: seenAgainAt ? null : goneAt, isEarlier: !!(closedAt ?? unwatched) },
    seen.brand,
    seen.at,
    business && {
      ...{ name: business.name, standing: business.standing, further },
      // Registrars and hosts look into that first.
      isPhishing: facts?.includes('ASKS_FOR_SECRETS') ?? false,
    },
  );

/** The business's domain now, where it went to another since the case was opened: the one that is resembled may be somebody else's. */
export const wentTo = ({ brand }: DomainSeen, business?: CaseBusiness): string | undefined =>
  business?.runs && business.runs !== brand ? business.runs : undefined;

/** A case about a look-alike of a domain that the business has left: nobody checks it any more, and a mark of it went with its list. */
export const asOfDomain = (one: Case, business?: CaseBusiness): Case =>
  one.domain && wentTo(one.domain, business) ? { ...one, unwatched: true, calledOurs: null } : one;

/**
 * A few calm words for customers. That the website is at the domain, and that emails come from there, is said only where the profile says so:
 * it may be for one of the two alone. A website elsewhere isn't named, as the profile may still name that of a former domain.
 */
export function domainWarning(seen: DomainSeen, business?: CaseBusiness): string {
  const { domain, brand } = seen;
  const own = wentTo(seen, business) ?? brand;
  const ours = isAt(own, business?.website) ? `Our website is ${asSeen(own)}` : `${asSeen(own)} is ours`;
  return (
    `The domain ${inFull(domain)} is not ours. ${ours}${business?.mailsFrom === own ? ', and our emails come from there' : ''}. ` +
    `Please don’t sign in, pay or give codes at ${asSeen(domain)}. If you did, change your password and tell your bank and us.`
  );
}

/** Whether an address is at a domain or below it. */
function isAt(domain: string, address = ''): boolean {
  const host = domainIn(address);
  return host === domain || Boolean(host?.endsWith(`.${domain}`));
}
