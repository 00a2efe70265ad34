import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { useCaseBusiness } from './case-business.ts';
import { type OwnAccounts, offListOf } from './own-accounts.ts';
import { words } from './words.ts';

interface Props {
  one: Case;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  /** Beside which text it is said. */
  beside: keyof typeof words.offList;
}

/** Before a text goes out: the account in it that is said to be copied is not on the list, as after it was taken off. */
export function OffList({ one, accounts, beside }: Props) {
  const business = useCaseBusiness();
  const off = one.closedAt ? undefined : offListOf(one, accounts);
  if (!off) return null;
  return (
    <p className="note small">{words.offList[beside](off.handle, placeName(off.platform), !!business)}</p>
  );
}
