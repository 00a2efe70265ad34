import type { Finding } from '#domain/scan/finding';
import { alertedIn } from '../../news/recipients.ts';
import { keyHash } from '../../runtime/hash.ts';
import type { SeatStore } from '../../store/business/seat.ts';
import type { NotificationStore } from '../../store/notification.ts';
import { notificationOf } from '../record.ts';

export interface TellServices {
  seats: Pick<SeatStore, 'seatsIn'>;
  notifications: Pick<NotificationStore, 'add'>;
}

/** Tells everybody in a business who gets its alerts, in the words that a person reads of their own. */
export async function tellBusiness(
  { businessId, name }: { businessId: string; name: string | undefined },
  finding: Finding,
  at: string,
  { seats, notifications }: TellServices,
): Promise<void> {
  const said = notificationOf(businessId, finding, at);
  if (!said) return;
  for (const userId of await alertedIn(businessId, { seats }))
    await notifications.add({
      ...{ ...said, userId, id: keyHash(`${businessId}#${said.id}`), kind: 'SOURCE' },
      title: name ? `${name}: ${said.title.charAt(0).toLowerCase()}${said.title.slice(1)}` : said.title,
      link: `/business-dashboard?businessId=${encodeURIComponent(businessId)}#brand`,
    });
}
