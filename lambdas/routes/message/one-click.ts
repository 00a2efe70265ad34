import type { messageContract } from '#domain/contract/message';
import { alertWords } from '#domain/message/alert-flag';
import type { MessageServices } from '../../message/services.ts';
import { linked, stopMails } from '../../message/unsubscribe.ts';
import { stopPage, turnOnAgain } from '../../message/stop-page.ts';
import type { Route } from '../../rest/rest.ts';

/** From a mail program's own button, or from the page below. */
export const oneClick: Route<
  (typeof messageContract)['one-click'],
  Pick<MessageServices, 'users' | 'tokens'>
> = async ({ request, now }, services) => {
  const what = linked(request.token, services);
  await stopMails(what, services, now);
  const words = alertWords[what.flag];
  return { body: stopPage(`No more emails about ${words}`, `<p>${turnOnAgain}</p>`) };
};
