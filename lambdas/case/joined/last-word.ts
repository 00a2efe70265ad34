import type { StoredCase } from '../../store/case.ts';
import type { CaseServices } from '../services.ts';

type Said = Pick<StoredCase, 'findingId' | 'outcome' | 'closedAt'>;

/**
 * What the cases about a finding say of its account, one of them having just come: nothing as long as one is open, else what the one said
 * that was closed last.
 */
export async function lastWord(
  { userId, findingId }: Pick<StoredCase, 'userId' | 'findingId'>,
  { heads }: Pick<CaseServices['cases'], 'heads'>,
): Promise<Said> {
  const about = (await heads(userId)).filter((one) => one.findingId === findingId);
  if (about.some(({ closedAt }) => !closedAt)) return { findingId };
  const [last] = about.toSorted((a, b) => (a.closedAt! < b.closedAt! ? 1 : -1));
  return last ?? { findingId };
}
