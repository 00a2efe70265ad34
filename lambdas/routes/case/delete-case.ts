import type { ListedCase } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { changedMeanwhile, noSuchCase } from '../../case/edit-case.ts';
import { dropPictures } from '../../case/compared/keep-pictures.ts';
import { caseOwner } from '../../case/owner.ts';
import { caseGone } from '../../case/joined/case-gone.ts';
import { lastWord } from '../../case/joined/last-word.ts';
import { giveBackMoved, movedIn } from '../../case/move/give-back-moved.ts';
import { saidOfAccount } from '../../case/kept-as-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';
import { untilWritten } from '../../runtime/until-written.ts';

/** Deletes a case for good, with all its evidence; a friend's link to it ends, and its finding waits for a decision again, unless another case keeps it. */
export const deleteCase: Route<
  (typeof caseContract)['delete-case'],
  Pick<
    CaseServices,
    'cases' | 'files' | 'findings' | 'seats' | 'users' | 'businesses' | 'once' | 'enqueue' | 'retry'
  >
> = async ({ caller, request: { caseId, ...of }, now }, services) => {
  const owner = await caseOwner(caller, of, services);
  const { cases, retry } = services;
  const attempt = async () => {
    const one = await cases.get(owner.id, caseId);
    if (!one) throw noSuchCase();
    // Changed meanwhile: evidence that came in belongs to what goes.
    return (await cases.remove(one)) ? { one } : undefined;
  };
  const { one } = await untilWritten(attempt, retry, changedMeanwhile);
  await dropPictures(one, services.files);
  const at = new Date(now).toISOString();
  const isKeptElsewhere = (other: ListedCase) =>
    other.findingId === one.findingId && (!other.closedAt || !!one.closedAt);
  if (one.findingId) {
    const isKept = (await cases.heads(owner.id)).some(isKeptElsewhere);
    await caseGone(one, { owner, at, isKept }, services);
    // What another case of the account was closed with counts again.
    if (isKept) await saidOfAccount(await lastWord(one, cases), owner.subjectId, services);
  }
  if (owner.businessId !== undefined)
    await giveBackMoved(movedIn(one), { at, note: 'Its case was deleted by your business' }, services);
  return { deleted: true as const };
};
