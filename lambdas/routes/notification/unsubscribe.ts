import type { notificationContract } from '#domain/contract/notification';
import { type NotificationServices, linked, stopMails } from '../../mail/unsubscribe.ts';
import type { Route } from '../../runtime/rest.ts';

/** From the page of the site. */
export const unsubscribe: Route<(typeof notificationContract)['unsubscribe'], NotificationServices> = async (
  { request, now },
  services,
) => {
  const what = linked(request.token, services);
  await stopMails(what, services, now);
  return { stopped: what.flag };
};
