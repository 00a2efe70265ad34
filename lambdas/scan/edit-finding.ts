import { ProductError } from '#domain/errors';
import type { Finding } from '#domain/scan/finding';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { FindingStore } from '../store/finding.ts';

/**
 * Reads a finding, lets `decide` say what it becomes (undefined: it stays), writes it, and repeats when it was written
 * meanwhile. Gives it as it is now. Throws NOT_FOUND, CONFLICT.
 */
export async function editFinding(
  { subjectId, id }: Pick<Finding, 'subjectId' | 'id'>,
  { findings, retry }: { findings: Pick<FindingStore, 'get' | 'write'>; retry: Retry },
  decide: (before: Finding) => Finding | undefined,
): Promise<Finding> {
  const attempt = async () => {
    const before = await findings.get(subjectId, id);
    if (!before) throw noSuchFinding();
    const after = decide(before);
    if (!after) return before;
    return (await findings.write(before, after)) ? after : undefined;
  };
  const changedMeanwhile = () =>
    new ProductError('CONFLICT', 'This finding has just changed. Please try again.');
  return untilWritten(attempt, retry, changedMeanwhile);
}

export const noSuchFinding = () =>
  new ProductError('NOT_FOUND', 'There is no such finding. Please load the page again.');
