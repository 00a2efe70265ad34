import type { BusinessNews, HookJob } from '#domain/business/webhook';
import type { StoredNotification } from '#domain/message/notification';
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

/** Whose news they are; with a name, titles go on from it. */
interface NewsOf {
  businessId: string;
  name: string | null | undefined;
}

/**
 * Tells whoever gets the alerts of a business, and its webhook; it is named, as they may get those of others, too. People are told once
 * of an event, by its id; so is the webhook, which hears of it when the first of them does. A crash in between loses its message, and
 * leaves theirs. `broughtBy`: who brought the news here themselves, and reads of it in the app, but in no mail.
 */
export async function tellNews(
  { businessId, name }: NewsOf,
  { domains, takesBack, ...said }: BusinessNews & Pick<StoredNotification, 'domains' | 'takesBack'>,
  at: string,
  { seats, notifications, integrations, hook }: NewsServices,
  broughtBy?: string,
): Promise<void> {
  const news = name ? { ...said, title: `${name}: ${said.title}` } : said;
  let isNew = false;
  for (const userId of await alertedIn(businessId, { seats }))
    if (
      await notifications.add({
        ...{ ...news, userId, kind: 'SOURCE', createdAt: at },
        ...(name && { business: name }),
        ...(domains && { domains }),
        ...(takesBack && { takesBack }),
        ...(userId === broughtBy && { noMail: true }),
      })
    )
      isNew = true;
  if (isNew && (await integrations.webhook(businessId))) await hook({ businessId, news, attempt: 1 });
}
