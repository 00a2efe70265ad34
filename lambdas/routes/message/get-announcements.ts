import type { notificationContract } from '#domain/contract/notification';
import type { AnnouncementServices } from '../../message/announcement-services.ts';
import { expectOperator } from '../../proof/operators.ts';
import type { Route } from '../../rest/rest.ts';

/** The 30 newest, for those who run the product. */
export const getAnnouncements: Route<
  (typeof notificationContract)['get-announcements'],
  AnnouncementServices
> = async ({ caller }, { announcements }) => {
  expectOperator(caller);
  return { announcements: await announcements.recent(30) };
};
