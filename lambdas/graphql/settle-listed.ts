import { businessSubject, userSubject } from '#domain/keys';
import type { SocialAccount } from '#domain/platform/social-account';
import type { Retry } from '../runtime/retry.ts';
import { countAgain } from '../scan/known/count-again.ts';
import { settleListed } from '../scan/known/settle-listed.ts';
import type { FindingStore } from '../store/finding.ts';
import type { UserStore } from '../store/user.ts';

/** Lets a list of own accounts that was just written decide what was found. */
export type SettleListed = (
  whose: { userId: string } | { businessId: string },
  accounts: readonly SocialAccount[],
) => Promise<void>;

interface Services {
  users: Pick<UserStore, 'get' | 'change'>;
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  retry: Retry;
  now: () => number;
}

/** The findings of whoever has that list; a person's are counted anew. */
export const settlingListed =
  ({ users, findings, retry, now }: Services): SettleListed =>
  async (whose, accounts) => {
    const subjectId = 'userId' in whose ? userSubject(whose.userId) : businessSubject(whose.businessId);
    const known = await findings.list(subjectId);
    const at = new Date(now()).toISOString();
    const settled = await settleListed({ subjectId, accounts }, known, { findings, retry }, at);
    if (settled > 0 && 'userId' in whose) await countAgain(whose.userId, { users, findings });
  };
