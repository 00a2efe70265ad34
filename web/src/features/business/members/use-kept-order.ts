import { useState } from 'react';
import type { Member } from '#domain/contract/business';

/** Who runs the business first; equals stay in their order. */
const byRank = (a: Member, b: Member): number => rank(a) - rank(b);
const rank = ({ owner, role }: Member): number => (owner ? -1 : ['ADMIN', 'MANAGER', 'MEMBER'].indexOf(role));

/** Who is there, and whose it is; their roles are left out. */
const listed = (members: readonly Member[]): string =>
  members
    .map(({ userEmailAddress, owner }) => `${userEmailAddress} ${owner}`)
    .toSorted()
    .join('\n');

/**
 * Those who have joined, by their role as it was when the page was opened or the list last changed otherwise. A role that is changed
 * moves no row: whoever changes it by the keyboard would lose their place, at each arrow key.
 */
export function useKeptOrder(joined: readonly Member[]): Member[] {
  const key = listed(joined);
  const [kept, setKept] = useState<{ key: string; order: string[] }>({ key: '', order: [] });
  let { order } = kept;
  if (kept.key !== key) {
    order = joined.toSorted(byRank).map(({ userEmailAddress }) => userEmailAddress);
    setKept({ key, order });
  }
  const place = ({ userEmailAddress }: Member) => order.indexOf(userEmailAddress);
  return joined.toSorted((a, b) => place(a) - place(b));
}
