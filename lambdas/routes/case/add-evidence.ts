import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { ulid } from 'ulid';
import { editCase, screenshotEvidence, textEvidence, withEvidence } from '../../case/edit-case.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

const perDay = 100;

/** A note or a screenshot for one of the caller's cases. */
export const addEvidence: Route<
  (typeof caseContract)['add-evidence'],
  Pick<CaseServices, 'cases' | 'once' | 'secureRandom' | 'retry'>
> = async ({ caller, request: { caseId, words, screenshot, side }, now }, services) => {
  const at = new Date(now).toISOString();
  const id = ulid(now, services.secureRandom);
  if (!screenshot && words === '') throw new ProductError('INVALID_INPUT', 'Please write something.');
  const of = { userId: caller.sub, caseId };
  if (!screenshot) {
    const note = textEvidence(id, 'note', { words, kept: words, at });
    return { case: await editCase(of, services, (one) => ({ after: withEvidence(one, note, at) })) };
  }
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(services.once, `screenshots#${caller.sub}`, 'screenshots', allowed);
  const { evidence, picture } = screenshotEvidence(id, { ...screenshot, words, at, byHelper: false, side });
  return {
    case: await editCase(of, services, (one) =>
      // Sent twice it is one piece: from two windows, or again after an answer was lost.
      one.evidence.some((kept) => kept.sha256 === evidence.sha256 && kept.words === words)
        ? undefined
        : { after: withEvidence(one, evidence, at), picture: { ...picture, evidenceId: id } },
    ),
  };
};
