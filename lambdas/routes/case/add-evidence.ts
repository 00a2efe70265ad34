import type { Evidence } from '#domain/case/case';
import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { ulid } from 'ulid';
import { withAct } from '../../case/act.ts';
import { asRead } from '../../case/as-read.ts';
import { editCase, screenshotEvidence, textEvidence, withEvidence } from '../../case/edit-case.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { StoredCase } from '../../store/case.ts';
import type { Route } from '../../rest/rest.ts';

const perDay = 100;

/** A note or a screenshot for one of the caller's cases. */
export const addEvidence: Route<
  (typeof caseContract)['add-evidence'],
  Pick<CaseServices, 'cases' | 'domains' | 'findings' | 'seats' | 'users' | 'once' | 'secureRandom' | 'retry'>
> = async ({ caller, request: { caseId, businessId, words, screenshot, side, ofAnswer }, now }, services) => {
  const owner = await caseOwner(caller, { businessId }, services);
  const at = new Date(now).toISOString();
  const id = ulid(now, services.secureRandom);
  if (!screenshot && words === '') throw new ProductError('INVALID_INPUT', 'Please write something.');
  const of = { userId: owner.id, caseId };
  const act = { at, by: owner.writer, did: 'evidence' as const };
  const more = (one: StoredCase, piece: Evidence) => {
    const after = withEvidence(one, piece, at);
    return owner.businessId ? withAct(after, act) : after;
  };
  const answer = async (one: StoredCase) => ({ case: await asRead(one, { owner, now }, services) });
  if (!screenshot) {
    const note = textEvidence(id, 'note', { words, kept: words, at });
    return answer(await editCase(of, services, (one) => ({ after: more(one, note) })));
  }
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(services.once, `screenshots#${caller.sub}`, 'screenshots', allowed);
  const { evidence, picture } = screenshotEvidence(id, {
    ...screenshot,
    ...{ words, at, byHelper: false, side, ofAnswer },
  });
  return answer(
    await editCase(of, services, (one) =>
      // Sent twice it is one piece: from two windows, or again after an answer was lost; a picture without a note adds nothing
      // to one that has it. Of the two accounts it is one each.
      one.evidence.some(
        (kept) =>
          kept.sha256 === evidence.sha256 &&
          (words === '' || kept.words === words) &&
          kept.side === evidence.side,
      )
        ? undefined
        : { after: more(one, evidence), picture: { ...picture, evidenceId: id } },
    ),
  );
};
