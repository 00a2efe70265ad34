import type { Case } from '../case.ts';

/** Whether the account of a case has another handle by now than when it was compared: what is found at the earlier one may be somebody else's. */
export function isRenamed({ snapshot, handle }: Pick<Case, 'snapshot' | 'handle'>): boolean {
  const seenAs = snapshot?.theirs.handle;
  return seenAs != null && seenAs.toLowerCase() !== handle.toLowerCase();
}
