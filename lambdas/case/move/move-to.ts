import { ProductError } from '#domain/errors';
import { untilWritten } from '../../runtime/until-written.ts';
import { mostCases, type StoredCase } from '../../store/case.ts';
import { changedMeanwhile, noSuchCase } from '../edit-case.ts';
import { isOpenAbout, tooManyCases } from '../one-account.ts';
import type { CaseOwner } from '../owner.ts';
import { foundAbout } from '../pasted-account.ts';
import type { CaseServices } from '../services.ts';
import { copyingPictures, leavePictures } from './moved-pictures.ts';
import { movedCase } from './moved-case.ts';

type Services = Pick<CaseServices, 'cases' | 'moves' | 'files' | 'findings' | 'retry'>;

/**
 * Gives a case of the caller's own to a business of theirs: its pictures are copied, then both rows change at once. What stops before
 * that leaves the case where it was, and the next try copies the same again. One that is there already is answered as it is.
 * Throws NOT_FOUND, CONFLICT, TOO_LARGE.
 */
export async function moveTo(
  owner: CaseOwner,
  { caseId, at }: { caseId: string; at: string },
  services: Services,
): Promise<StoredCase> {
  const { cases, moves, findings, retry } = services;
  const copied = copyingPictures(owner.id, services);
  let seen: StoredCase | undefined;
  const attempt = async () => {
    const before = await cases.get(owner.writer, caseId);
    if (!before) return movedBefore(owner, caseId, services);
    seen = before;
    const found = await foundAbout(before, owner.subjectId, findings);
    const after = movedCase(before, { owner, at, findingId: found?.id });
    await enforcePlace(owner, before, services);
    if (!(await copied(before))) return undefined;
    return (await moves.move({ before, after })) ? after : undefined;
  };
  try {
    return await untilWritten(attempt, retry, changedMeanwhile);
  } catch (error) {
    // Anything else may be a lost answer to what was done.
    const isRefused = error instanceof ProductError && error.code !== 'RATE_LIMITED';
    if (seen && isRefused && !(await cases.get(owner.id, caseId)))
      await leavePictures(seen, owner.id, services);
    throw error;
  }
}

async function movedBefore(owner: CaseOwner, caseId: string, { cases }: Services): Promise<StoredCase> {
  const there = await cases.get(owner.id, caseId);
  if (!there) throw noSuchCase();
  return there;
}

/** A business has one open case about an account, and so many in all. */
async function enforcePlace(owner: CaseOwner, one: StoredCase, { cases }: Services): Promise<void> {
  const kept = await cases.heads(owner.id);
  if (!one.closedAt && kept.some(isOpenAbout(one)))
    throw new ProductError(
      'CONFLICT',
      'This business already has an open case about this account, so nothing was moved. Close one of the two first.',
    );
  if (kept.length >= mostCases) throw tooManyCases();
}
