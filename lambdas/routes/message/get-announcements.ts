import type { messageContract } from '#domain/contract/message';
import type { MessageServices } from '../../message/services.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { Route } from '../../rest/rest.ts';

/** The 30 newest, for those who run the product. */
export const getAnnouncements: Route<
  (typeof messageContract)['get-announcements'],
  Pick<MessageServices, 'announcements'>
> = async ({ caller }, { announcements }) => {
  expectOperator(caller);
  return { announcements: await announcements.recent(30) };
};
