import type { messageContract } from '#domain/contract/message';
import type { MessageServices } from '../../message/services.ts';
import { linked, stopMails } from '../../message/unsubscribe.ts';
import type { Route } from '../../rest/rest.ts';

/** From the page of the site. */
export const unsubscribe: Route<
  (typeof messageContract)['unsubscribe'],
  Pick<MessageServices, 'users' | 'tokens'>
> = async ({ request, now }, services) => {
  const what = linked(request.token, services);
  await stopMails(what, services, now);
  return { stopped: what.flag };
};
