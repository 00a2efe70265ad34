import type { ListedCase } from '#domain/case/case';
import type { Finding } from '#domain/scan/finding';
import { withSeen } from '../gone-since.ts';
import type { RecordServices } from '../services.ts';

/**
 * The cases of an account that a scan saw go say so from then on, open or closed: perhaps nobody reads them in the 30 days for which its
 * finding is kept. Doing it again changes nothing.
 */
export async function goneInCases(
  heads: readonly ListedCase[],
  gone: Finding,
  services: RecordServices,
): Promise<void> {
  for (const { userId, caseId, findingId } of heads) {
    const one = findingId === gone.id ? await services.cases.get(userId, caseId) : undefined;
    if (one) await withSeen(one, gone, services);
  }
}
