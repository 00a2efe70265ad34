import type { scanContract } from '#domain/contract/scan';
import { userSubject } from '#domain/keys';
import type { Route } from '../../rest/rest.ts';
import { countAgain } from '../../scan/known/count-again.ts';
import { decided } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { provenSince, putOnList, takeOffList, wouldList } from '../../scan/known/own-list.ts';
import { waitAgain } from '../../scan/known/wait-again.ts';
import { ownStays } from '../../scan/known/own-stays.ts';
import type { ScanServices } from '../../scan/services.ts';

/** Keeps what the caller decided of a finding; OPEN undoes it. What they call theirs is put on their list of accounts. */
export const decideFinding: Route<
  (typeof scanContract)['decide-finding'],
  Pick<ScanServices, 'findings' | 'users' | 'once' | 'retry' | 'forgetVouches' | 'enqueue'>
> = async ({ caller, request: { findingId: id, ...told }, now }, services) => {
  const { findings, users, retry } = services;
  const subjectId = userSubject(caller.sub);
  const at = new Date(now).toISOString();
  const isMine = told.decision === 'MINE';
  const { seenAs = 'MINE' } = told;
  // Off the list before the decision is taken back: what stands there would settle it again.
  const before = !isMine && seenAs === 'MINE' ? await findings.get(subjectId, id) : undefined;
  if (before) {
    // What is refused changes nothing.
    decided(before, told, at);
    const [proven] = await takeOffList(caller.sub, [before], services, at);
    if (proven) throw provenSince(proven);
  }
  const user = await users.get(caller.sub);
  let reopens = false;
  const finding = await editFinding({ subjectId, id }, { findings, retry }, (one) => {
    const after = decided(one, { ...told, ...(isMine && { lists: wouldList(user, one) }) }, at);
    ownStays(told.decision, one, user, 'remove it under Connections');
    reopens = after?.status === 'OPEN';
    return after;
  });
  await putOnList(caller.sub, [finding], { users, retry }, at);
  await countAgain(caller.sub, { findings, users });
  const listed = async () => user;
  await waitAgain(reopens ? [finding] : [], { userId: caller.sub, now }, { ...services, listed });
  return { finding };
};
