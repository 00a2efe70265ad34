import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { asSeen } from '#domain/engine/web/as-seen';
import { wentTo } from '../domain/domain-report.ts';
import type { CaseBusiness } from '../owner/case-business.ts';
import { isNamedFor, type OwnAccounts, offListOf } from '../owner/own-accounts.ts';

/**
 * What a text about a case says that its owner no longer does: the account that is said to be copied is not on their list, as after it was
 * taken off, or where they named it for this case alone; the business has left the domain that is resembled; or the other domain is called
 * theirs by now.
 */
export type OutOfDate =
  | { what: 'off list' | 'not listed'; handle: string; platform: string }
  | { what: 'left'; brand: string; now: string }
  | { what: 'ours'; domain: string };

export function outOfDate(
  one: Case,
  accounts: OwnAccounts | undefined,
  business: CaseBusiness | undefined,
): OutOfDate | undefined {
  const now = one.domain && wentTo(one.domain, business);
  if (one.domain && now) return { what: 'left', brand: asSeen(one.domain.brand), now: asSeen(now) };
  if (one.domain && one.calledOurs) return { what: 'ours', domain: asSeen(one.domain.domain) };
  const off = offListOf(one, accounts);
  const what = isNamedFor(one) ? 'not listed' : 'off list';
  return off && { what, handle: off.handle, platform: placeName(off.platform) };
}
