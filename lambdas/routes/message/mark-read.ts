import type { messageContract } from '#domain/contract/message';
import type { MessageServices } from '../../message/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Marks everything up to a moment as read, or one alone: what arrived after the page was drawn stays unread. */
export const markRead: Route<
  (typeof messageContract)['mark-read'],
  Pick<MessageServices, 'notifications'>
> = async ({ caller, request, now }, { notifications }) => {
  const at = new Date(now).toISOString();
  const unread = (await notifications.recent(caller.sub, 100)).filter(
    ({ id, readAt, createdAt }) =>
      !readAt && createdAt <= request.upTo && (request.id === undefined || id === request.id),
  );
  const marked = await Promise.all(unread.map(({ id }) => notifications.markRead(caller.sub, id, at)));
  return { marked: marked.filter(Boolean).length };
};
