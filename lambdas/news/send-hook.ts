import { type HookJob, nextTryIn } from '#domain/business/webhook';
import { day } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import type { IntegrationStore } from '../store/business/integration.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { NotificationStore } from '../store/notification.ts';
import { type PostJson, postNews } from './post-news.ts';
import { alertedIn } from './recipients.ts';

export interface HookServices {
  integrations: Pick<IntegrationStore, 'webhook' | 'noteWebhook'>;
  seats: Pick<SeatStore, 'seatsIn'>;
  notifications: Pick<NotificationStore, 'add'>;
  post: PostJson;
  /** The same message once more, after so many seconds. */
  later: (job: HookJob, seconds: number) => Promise<void>;
  site: string;
  now: () => number;
}

/**
 * Posts one message to the webhook of a business, as it is set now, and notes how it went. What is not taken is sent again some
 * times; then whoever gets the alerts is told, once a day.
 */
export async function sendHook(job: HookJob, services: HookServices): Promise<void> {
  const { integrations, later, now } = services;
  const { businessId, news, attempt } = job;
  const hook = await integrations.webhook(businessId);
  if (!hook) return;
  const posted = await postNews(hook, news, { ...services, now: now() });
  const at = new Date(now()).toISOString();
  if (posted.taken) {
    await integrations.noteWebhook(businessId, hook.since, { takenAt: at });
    return;
  }
  const { why, again } = posted;
  const failing = { since: hook.failing?.since ?? at, why };
  // Set anew meanwhile: the new address gets it.
  if (!(await integrations.noteWebhook(businessId, hook.since, { failing })))
    return later({ ...job, attempt: 1 }, 0);
  const wait = again ? nextTryIn(attempt) : undefined;
  if (wait !== undefined) return later({ ...job, attempt: attempt + 1 }, wait);
  for (const userId of await alertedIn(businessId, services))
    await services.notifications.add({
      ...{ userId, id: keyHash(`webhook#${businessId}#${hook.since}#${Math.floor(now() / day)}`) },
      ...{ kind: 'SOURCE', createdAt: at },
      title: 'Your webhook isn’t accepting our messages',
      body: `We tried to post news to it. ${why} An admin can check its address in the business settings.`,
      link: `/business-settings?businessId=${encodeURIComponent(businessId)}#alerts`,
    });
}
