import pMap from 'p-map';
import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { userSubject } from '#domain/keys';
import type { Route } from '../../rest/rest.ts';
import { countAgain } from '../../scan/known/count-again.ts';
import { decided } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import type { ScanServices } from '../../scan/services.ts';

const atOnce = { concurrency: 8 };

/**
 * Keeps one decision of the caller's about several findings. One call rather than one for each: a hundred calls would count what
 * is open a hundred times, and half of them could meet the rate limit.
 */
export const decideFindings: Route<
  (typeof scanContract)['decide-findings'],
  Pick<ScanServices, 'findings' | 'users' | 'retry'>
> = async ({ caller, request: { findingIds, decision }, now }, { findings, users, retry }) => {
  const subjectId = userSubject(caller.sub);
  const at = new Date(now).toISOString();
  // What was decided elsewhere since the list was shown stays as it is.
  const seenAs = decision === 'OPEN' ? undefined : ('OPEN' as const);
  const one = async (id: string): Promise<string[]> => {
    try {
      await editFinding({ subjectId, id }, { findings, retry }, (before) =>
        decided(before, { decision, seenAs }, at),
      );
      return [id];
    } catch (error) {
      // Gone, or changed by a scan at this moment: the others are decided nevertheless.
      if (error instanceof ProductError) return [];
      throw error;
    }
  };
  const done = (await pMap([...new Set(findingIds)], one, atOnce)).flat();
  if (done.length > 0) await countAgain(caller.sub, { findings, users });
  return { decided: done };
};
