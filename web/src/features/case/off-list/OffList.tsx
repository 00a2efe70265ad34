import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { asSeen } from '#domain/engine/web/as-seen';
import { wentTo } from '../domain/domain-report.ts';
import { words as ofDomain } from '../domain/words.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { type OwnAccounts, offListOf } from '../owner/own-accounts.ts';
import { words } from '../owner/words.ts';

interface Props {
  one: Case;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  /** Beside which text it is said. */
  beside: keyof typeof words.offList;
}

/**
 * Before a text goes out: the account in it that is said to be copied is not on the list, as after it was taken off; or the domain in it
 * that is resembled is no longer that of the business, or the other one is called theirs by now.
 */
export function OffList({ one, accounts, beside }: Props) {
  const business = useCaseBusiness();
  if (one.closedAt) return null;
  if (one.domain && one.calledOurs)
    return <p className="note small">{ofDomain.calledOurs(asSeen(one.domain.domain))}</p>;
  const now = one.domain && wentTo(one.domain, business);
  if (one.domain && now)
    return <p className="note small">{ofDomain.left[beside](asSeen(one.domain.brand), asSeen(now))}</p>;
  const off = offListOf(one, accounts);
  if (!off) return null;
  return (
    <p className="note small">{words.offList[beside](off.handle, placeName(off.platform), !!business)}</p>
  );
}
