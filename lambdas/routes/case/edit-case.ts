import { edited } from '#domain/case/edit/edit';
import type { caseContract } from '#domain/contract/case';
import { deedOf, withAct } from '../../case/act.ts';
import { asRead } from '../../case/as-read.ts';
import { editCase as edit, enforceRoom } from '../../case/edit-case.ts';
import { joinClosed, joinReopened, leaveReopened } from '../../case/joined/join-reopened.ts';
import { reportTakenBack } from '../../case/joined/report-taken-back.ts';
import { saidOfAccount } from '../../case/kept-as-case.ts';
import { lastWord } from '../../case/joined/last-word.ts';
import { reopened } from '../../case/reopened.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Steps done, the day it was reported, when to look again, how it ended. */
export const editCase: Route<
  (typeof caseContract)['edit-case'],
  Pick<CaseServices, 'cases' | 'domains' | 'findings' | 'once' | 'seats' | 'users' | 'retry'>
> = async ({ caller, request: { caseId, businessId, ...change }, now }, services) => {
  const owner = await caseOwner(caller, { businessId }, services);
  const at = new Date(now).toISOString();
  let lastEnded: string | undefined;
  const write = () =>
    edit({ userId: owner.id, caseId }, services, (one) => {
      lastEnded = one.endings?.at(-1)?.at;
      const after = { ...one, ...edited(one, change, at) };
      if (change.answer ?? change.again) enforceRoom(after);
      const act = { at, by: owner.writer, did: deedOf(change, one) };
      return { after: owner.businessId ? withAct(after, act) : after };
    });
  const of = { owner, caseId, caller: caller.sub, now };
  const changed = change.outcome === null ? await reopened(of, services, write) : await write();
  const isReopened = change.outcome === null && !change.undoes;
  const joined = isReopened ? await joinReopened(changed, { owner, at }, services) : changed;
  if (change.outcome && !change.undoes) await joinClosed(changed, { owner, at }, services);
  // Another case about the account may be open, or closed since: in another tab, or where this one was opened by a slip.
  if (change.outcome !== undefined)
    await saidOfAccount(await lastWord(joined, services.cases), owner.subjectId, services);
  // One that was closed, or opened, by a slip is as it was, and so is what was found.
  if (change.outcome !== undefined && change.undoes && lastEnded)
    await leaveReopened(joined, { owner, since: lastEnded }, services);
  if (change.reportedOn === null) await reportTakenBack(changed, owner.subjectId, services);
  return { case: await asRead(joined, { owner, now }, services) };
};
