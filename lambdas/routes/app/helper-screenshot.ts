import type { casesContract } from '#domain/contract/cases';
import { ulid } from 'ulid';
import { editCase, screenshotEvidence, withEvidence } from '../../case/edit-case.ts';
import { helpedCase, linkId } from '../../case/helper-link.ts';
import { limitAddress } from '../../case/limit-address.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../runtime/rest.ts';

/** A friend's one screenshot. The link is used up together with the case getting it, so that it counts once. */
export const helperScreenshot: Route<(typeof casesContract)['helper-screenshot'], CaseServices> = async (
  { request: { token, words, screenshot }, now, sourceIp },
  services,
) => {
  await limitAddress('helper', sourceIp, now, services.once);
  const at = new Date(now).toISOString();
  const nowSeconds = Math.floor(now / 1000);
  const id = ulid(now, services.secureRandom);
  const { evidence, picture } = screenshotEvidence(id, { ...screenshot, words, at, byHelper: true });
  const { link } = await helpedCase(token, services.cases, now);
  await editCase({ userId: link.owner, caseId: link.caseId }, retrying(services, token, now), (one) => ({
    after: { ...withEvidence(one, evidence, at), helperId: null, helperUntil: null },
    picture: { ...picture, evidenceId: id },
    takeLink: { id: linkId(token), nowSeconds },
  }));
  return { kept: true as const };
};

/** Before another attempt the link is looked at again: it may have been used by this very race. */
const retrying = (services: CaseServices, token: string, now: number): CaseServices => ({
  ...services,
  retry: {
    ...services.retry,
    sleep: async (ms) => {
      await services.retry.sleep(ms);
      await helpedCase(token, services.cases, now);
    },
  },
});
