import type { BusinessNews, HookJob } from '#domain/business/webhook';
import type { IntegrationStore } from '../store/business/integration.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { NotificationStore } from '../store/notification.ts';
import { alertedIn } from './recipients.ts';

export interface NewsServices {
  seats: Pick<SeatStore, 'seatsIn'>;
  notifications: Pick<NotificationStore, 'add'>;
  integrations: Pick<IntegrationStore, 'webhook'>;
  /** A message for the webhook of a business. */
  hook: (job: HookJob) => Promise<void>;
}

/**
 * Tells whoever gets the alerts of a business, and its webhook. People are told once of an event, by its id; so is the webhook, which
 * hears of it when the first of them does. A crash in between loses its message, and leaves theirs. `broughtBy`: who brought the news
 * here themselves, and reads of it in the app, but in no mail.
 */
export async function tellNews(
  businessId: string,
  news: BusinessNews,
  at: string,
  { seats, notifications, integrations, hook }: NewsServices,
  broughtBy?: string,
): Promise<void> {
  const { id, title, body, link } = news;
  let isNew = false;
  for (const userId of await alertedIn(businessId, { seats }))
    if (
      await notifications.add({
        ...{ userId, id, kind: 'SOURCE', title, body, link, createdAt: at },
        ...(userId === broughtBy && { noMail: true }),
      })
    )
      isNew = true;
  if (isNew && (await integrations.webhook(businessId))) await hook({ businessId, news, attempt: 1 });
}
