import { businessSubject, userSubject } from '#domain/keys';
import type { Listed } from '#domain/scan/about-listed';
import type { Retry } from '../runtime/retry.ts';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import { countAgain } from '../scan/known/count-again.ts';
import { leftBehind } from '../scan/known/given-anew.ts';
import { settleListed } from '../scan/known/settle-listed.ts';
import type { FindingStore } from '../store/finding.ts';
import type { UserStore } from '../store/user.ts';

/** Lets a list of own accounts that was just written decide what was found. `givenBy`: who of the business wrote it. */
export type SettleListed = (
  whose: { userId: string } | { businessId: string; givenBy: string },
  listed: Listed,
) => Promise<void>;

interface Services {
  users: Pick<UserStore, 'get' | 'change'>;
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  enqueue: EnqueueScan;
  retry: Retry;
  now: () => number;
}

/**
 * The findings of whoever has that list; a person's are counted anew. What was compared with an account that is off the list is compared
 * with those that are left.
 */
export const settlingListed =
  ({ users, findings, enqueue, retry, now }: Services): SettleListed =>
  async (whose, listed) => {
    const subjectId = 'userId' in whose ? userSubject(whose.userId) : businessSubject(whose.businessId);
    const accounts = listed.socialMediaAccounts ?? [];
    const known = await findings.list(subjectId);
    const at = new Date(now()).toISOString();
    const settled = await settleListed({ subjectId, accounts }, known, { findings, retry }, at);
    if (settled > 0 && 'userId' in whose) await countAgain(whose.userId, { users, findings });
    const left = leftBehind(settled > 0 ? await findings.list(subjectId) : known, listed);
    if (left.length > 0) await enqueue(left.map((submitted) => ({ ...whose, submitted })));
  };
