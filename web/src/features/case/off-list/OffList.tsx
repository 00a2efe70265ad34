import type { Case } from '#domain/case/case';
import { words as ofDomain } from '../domain/words.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { words } from '../owner/words.ts';
import { type OutOfDate, outOfDate } from './out-of-date.ts';

type Beside = 'report' | 'tell';
/** Of an account that was named for the case alone. */
const named = { report: 'report', tell: 'named' } as const;

interface Props {
  one: Case;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  /** Beside which text it is said. */
  beside: Beside;
}

/** Before a text goes out: what in it its owner no longer says. */
export function OffList({ one, accounts, beside }: Props) {
  const business = useCaseBusiness();
  const said = one.closedAt ? undefined : outOfDate(one, accounts, business);
  return said ? <p className="note small">{noteOf(said, beside, !!business)}</p> : null;
}

function noteOf(said: OutOfDate, beside: Beside, ours: boolean): string {
  if (said.what === 'ours') return ofDomain.calledOurs(said.domain);
  return said.what === 'left'
    ? ofDomain.left[beside](said.brand, said.now)
    : words.offList[said.what === 'off list' ? beside : named[beside]](said.handle, said.platform, ours);
}
