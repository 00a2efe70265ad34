import pMap from 'p-map';
import type { User } from '#domain/account/user';
import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { userSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import type { Route } from '../../rest/rest.ts';
import { countAgain } from '../../scan/known/count-again.ts';
import { decided } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { putOnList, takeOffList, wouldList } from '../../scan/known/own-list.ts';
import { waitAgain } from '../../scan/known/wait-again.ts';
import { ownStays } from '../../scan/known/own-stays.ts';
import type { ScanServices } from '../../scan/services.ts';

const atOnce = { concurrency: 8 };

/**
 * Keeps one decision of the caller's about several findings. One call rather than one for each: a hundred calls would count what
 * is open a hundred times, and half of them could meet the rate limit.
 */
export const decideFindings: Route<
  (typeof scanContract)['decide-findings'],
  Pick<ScanServices, 'findings' | 'users' | 'once' | 'retry' | 'forgetVouches' | 'enqueue'>
> = async ({ caller, request: { findingIds, decision }, now }, services) => {
  const { findings, users, retry } = services;
  const subjectId = userSubject(caller.sub);
  const at = new Date(now).toISOString();
  // What was decided elsewhere since the list was shown stays as it is.
  const seenAs = decision === 'OPEN' ? undefined : ('OPEN' as const);
  const reopened = new Set<string>();
  const one = async (id: string, user: User | undefined): Promise<Finding[]> => {
    try {
      const edit = (before: Finding) => {
        const lists = decision === 'MINE' && wouldList(user, before);
        const after = decided(before, { decision, seenAs, lists }, at);
        ownStays(decision, before, user, 'remove it under Connections');
        if (after?.status === 'OPEN') reopened.add(id);
        return after;
      };
      return [await editFinding({ subjectId, id }, { findings, retry }, edit)];
    } catch (error) {
      // Gone, on their list, or changed by a scan at this moment: the others are decided nevertheless.
      if (error instanceof ProductError) return [];
      throw error;
    }
  };
  let ids = [...new Set(findingIds)];
  if (decision === 'OPEN') {
    // Off the list before the decision is taken back: what stands there would settle it again.
    const before = await pMap(ids, (id) => findings.get(subjectId, id), atOnce);
    const proven = await takeOffList(
      caller.sub,
      before.flatMap((finding) => finding ?? []),
      services,
      at,
    );
    ids = ids.filter((id) => !proven.some((finding) => finding.id === id));
  }
  // As the list is now, with those taken off.
  const user = await users.get(caller.sub);
  const done = (await pMap(ids, (id) => one(id, user), atOnce)).flat();
  await putOnList(caller.sub, done, { users, retry }, at);
  if (done.length > 0) await countAgain(caller.sub, { findings, users });
  const again = done.filter(({ id }) => reopened.has(id));
  await waitAgain(again, { userId: caller.sub, now }, { ...services, listed: async () => user });
  return { decided: done.map(({ id }) => id) };
};
