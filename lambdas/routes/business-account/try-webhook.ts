import type { businessProgramsContract } from '#domain/contract/business-programs';
import { hour } from '#domain/durations';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { postNews } from '../../news/post-news.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';

/** Posts a message that says what it is. */
export const tryWebhook: Route<
  (typeof businessProgramsContract)['try-webhook'],
  Pick<AccountServices, 'seats' | 'integrations' | 'once' | 'businesses' | 'post' | 'site'>
> = async ({ caller, request: { businessId }, now }, services) => {
  await seatAllowed(businessId, caller, 'edit the profile', services);
  const { integrations, businesses, once } = services;
  const hook = await integrations.webhook(businessId);
  if (!hook) throw new ProductError('NOT_FOUND', 'There is no webhook yet. Please save an address first.');
  await enforceRateLimit(once, `webhook-try#${businessId}`, 'test messages', { most: 20, per: hour, now });
  const business = await businesses.get(businessId);
  const at = new Date(now).toISOString();
  const posted = await postNews(
    hook,
    {
      id: `test-${businessId}-${now}`,
      title: 'A test message from Countersign',
      body: `News about ${business?.name || business?.domain || 'your business'} will arrive here.`,
      link: `/business-dashboard?businessId=${encodeURIComponent(businessId)}`,
    },
    { ...services, now },
  );
  await integrations.noteWebhook(
    businessId,
    hook.since,
    posted.taken ? { takenAt: at } : { failing: { since: hook.failing?.since ?? at, why: posted.why } },
  );
  return posted.taken ? { taken: true } : { taken: false, why: posted.why };
};
