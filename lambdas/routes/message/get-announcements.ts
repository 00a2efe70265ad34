import type { messageContract } from '#domain/contract/message';
import type { AnnouncementServices } from '../../message/announcement-services.ts';
import { expectOperator } from '../../proof/operators.ts';
import type { Route } from '../../rest/rest.ts';

/** The 30 newest, for those who run the product. */
export const getAnnouncements: Route<
  (typeof messageContract)['get-announcements'],
  AnnouncementServices
> = async ({ caller }, { announcements }) => {
  expectOperator(caller);
  return { announcements: await announcements.recent(30) };
};
