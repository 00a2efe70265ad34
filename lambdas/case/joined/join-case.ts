import { ProductError } from '#domain/errors';
import { snapshotOf } from '#domain/case/snapshot';
import { type Finding, isClone } from '#domain/scan/finding';
import type { StoredCase } from '../../store/case.ts';
import { foundCopy } from '../compared/asked-about.ts';
import { snapshotEvidence } from '../compared/snapshot-evidence.ts';
import { editCase } from '../edit-case.ts';
import { givenBack, keptInCase } from '../kept-as-case.ts';
import type { CaseServices } from '../services.ts';
import { isFoundBesideAnother, learned } from '../with-news.ts';

export interface JoinServices {
  cases: Pick<CaseServices['cases'], 'get' | 'write'>;
  findings: Pick<CaseServices['findings'], 'get' | 'write'>;
  retry: CaseServices['retry'];
}

/**
 * Joins an open case and what a scan found of its account: the case leads to the finding, which waits for no decision any more. What
 * the case holds stays as it is; one that holds no comparison yet takes the finding's, though not its pictures. Gives the case; undefined where they are not joined: it is closed, about another finding, or gone.
 * Doing it again changes nothing.
 */
export async function joinCase(
  head: Pick<StoredCase, 'userId' | 'caseId'>,
  { finding, at }: { finding: Finding; at: string },
  services: JoinServices,
): Promise<StoredCase | undefined> {
  const joined = await withFinding(head, { finding, at }, services);
  if (!joined) return undefined;
  const isAdded = joined.snapshot?.at === snapshotOf(finding).at;
  const note = isAdded ? 'Added to your case about it' : 'You have a case about it';
  await keptInCase(finding, { one: joined, at, ...(joined.createdAt < at && { note }) }, services);
  // Whoever deleted it in between found nothing to give back.
  if (await services.cases.get(head.userId, head.caseId)) return joined;
  await givenBack(finding, at, services);
  return undefined;
}

async function withFinding(
  head: Pick<StoredCase, 'userId' | 'caseId'>,
  { finding, at }: { finding: Finding; at: string },
  services: JoinServices,
): Promise<StoredCase | undefined> {
  try {
    const one = await editCase(head, services, (now) =>
      now.closedAt || now.findingId
        ? undefined
        : { after: withComparison(now, finding, at) ?? { ...now, findingId: finding.id } },
    );
    return one.closedAt || one.findingId !== finding.id ? undefined : one;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Not where it speaks for somebody else, or of another account than was compared: what is so of one needn't be of the other. */
function withComparison(now: StoredCase, finding: Finding, at: string): StoredCase | undefined {
  const copy = foundCopy(finding);
  const isElse = !!now.behalf || isFoundBesideAnother(now, copy);
  if (!copy.snapshot || now.snapshot || !isClone(finding) || isElse) return undefined;
  const piece = snapshotEvidence('', copy.snapshot, at);
  try {
    return learned(now, copy, { added: [{ ...piece, id: `finding-${piece.sha256.slice(0, 32)}` }], at });
  } catch (error) {
    // A full case is about it all the same.
    if (error instanceof ProductError && error.code === 'TOO_LARGE') return undefined;
    throw error;
  }
}
