import { keyHash } from '../../runtime/hash.ts';
import type { caseContract } from '#domain/contract/case';
import { ulid } from 'ulid';
import { editCase, screenshotEvidence, withEvidence } from '../../case/edit-case.ts';
import { helpedCase, linkId } from '../../case/helper-link.ts';
import { limitAddress } from '../../rest/limit-address.ts';
import type { CaseServices } from '../../case/services.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { Route } from '../../rest/rest.ts';

type Services = Pick<CaseServices, 'cases' | 'notifications' | 'once' | 'secureRandom' | 'retry'>;

/** A friend's one screenshot. The link is used up together with the case getting it, so that it counts once. */
export const helperScreenshot: Route<(typeof caseContract)['helper-screenshot'], Services> = async (
  { request: { token, words, screenshot }, now, sourceIp },
  services,
) => {
  await limitAddress('helper', sourceIp, now, services.once);
  const at = new Date(now).toISOString();
  const nowSeconds = Math.floor(now / 1000);
  const id = ulid(now, services.secureRandom);
  const { evidence, picture } = screenshotEvidence(id, { ...screenshot, words, at, byHelper: true });
  const { link } = await helpedCase(token, services.cases, now);
  const { handle } = await editCase(
    { userId: link.owner, caseId: link.caseId },
    retrying(services, token, now),
    (one) => ({
      after: { ...withEvidence(one, evidence, at), helperId: null, helperUntil: null },
      picture: { ...picture, evidenceId: id },
      takeLink: { id: linkId(token), nowSeconds },
    }),
  );
  // The picture is kept whatever becomes of the message: the friend's link is used up, so nothing may fail from here on.
  await services.notifications
    .add({
      userId: link.owner,
      id: keyHash(`helper#${id}`),
      kind: 'SOURCE',
      title: `A friend added a screenshot of ${handle}`.slice(0, 200),
      // Whoever has the link can write anything; in a message of ours it would read as ours.
      body: words ? 'It’s in your case, with the words that came with it.' : 'It’s in your case.',
      link: `/cases/${link.caseId}`,
      createdAt: at,
    })
    .catch((error: unknown) => logger.error('Nobody was told of a screenshot', failureFacts(error)));
  return { kept: true as const };
};

/** Before another attempt the link is looked at again: it may have been used by this very race. */
const retrying = (services: Services, token: string, now: number): Services => ({
  ...services,
  retry: {
    ...services.retry,
    sleep: async (ms) => {
      await services.retry.sleep(ms);
      await helpedCase(token, services.cases, now);
    },
  },
});
