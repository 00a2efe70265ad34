import type { caseContract } from '#domain/contract/case';
import { asRead } from '../../case/as-read.ts';
import { userSubject } from '#domain/keys';
import { noSuchCase } from '../../case/edit-case.ts';
import { keptAsCase, movedAway, saidOfAccount } from '../../case/kept-as-case.ts';
import { lastWord } from '../../case/joined/last-word.ts';
import { moveTo } from '../../case/move/move-to.ts';
import { leavePictures } from '../../case/move/moved-pictures.ts';
import { accountSlot } from '../../case/one-account.ts';
import { oneAtATime } from '../../case/one-at-a-time.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/**
 * Moves one of the caller's own cases to a business of theirs. What lies outside the case follows: its pictures go from the person's
 * files, and what was found for the business waits for no decision. Asked again, it finishes what was left.
 */
export const moveCase: Route<
  (typeof caseContract)['move-case'],
  Pick<
    CaseServices,
    'cases' | 'businesses' | 'domains' | 'moves' | 'files' | 'findings' | 'seats' | 'users' | 'once' | 'retry'
  >
> = async ({ caller, request: { caseId, businessId }, now }, services) => {
  const owner = await caseOwner(caller, { businessId }, services);
  const { cases, findings } = services;
  const one = (await cases.get(caller.sub, caseId)) ?? (await cases.get(owner.id, caseId));
  if (!one) throw noSuchCase();
  const at = new Date(now).toISOString();
  const slot = accountSlot(owner.id, one);
  const moved = await oneAtATime(slot, { owner: caller.sub, now }, services, () =>
    moveTo(owner, { caseId, at }, services),
  );
  await leavePictures(moved, caller.sub, services);
  if (one.userId === caller.sub && one.findingId) {
    const subjectId = userSubject(caller.sub);
    const business = await services.businesses.get(businessId);
    const to = business?.name ?? business?.domain;
    await movedAway({ subjectId, id: one.findingId }, { at, to }, services);
    // What another case of theirs about it was closed with counts again.
    await saidOfAccount(await lastWord(one, cases), subjectId, services);
  }
  const finding = moved.findingId ? await findings.get(owner.subjectId, moved.findingId) : undefined;
  if (finding) {
    await keptAsCase(finding, { one: moved, owner, at }, services);
    await saidOfAccount(await lastWord(moved, cases), owner.subjectId, services);
  }
  return { case: await asRead(moved, { owner, now }, services) };
};
