import type { messageContract } from '#domain/contract/message';
import { alertWords, alsoStopped, endsWeek } from '#domain/message/alert-flag';
import { stopPage, turnOnAgain } from '../../message/stop-page.ts';
import type { MessageServices } from '../../message/services.ts';
import { linked } from '../../message/unsubscribe.ts';
import type { Route } from '../../rest/rest.ts';

/** For a person whose mail program opens the address instead of posting to it. */
export const oneClickPage: Route<
  (typeof messageContract)['one-click-page'],
  Pick<MessageServices, 'tokens'>
> = async ({ request }, services) => {
  const { flag } = linked(request.token, services);
  const words = alertWords[flag];
  // Without an action the form posts to its own address, token included.
  const said = [
    `You won’t get any more emails about ${words}.`,
    ...(alsoStopped[flag] ? [alsoStopped[flag]] : []),
    ...(endsWeek(flag) ? ['Your weekly summary stops altogether.'] : []),
    turnOnAgain,
  ];
  const form = `<p>${said.join(' ')}</p>
<form method="post"><button>Stop emails about ${words}</button></form>`;
  return { body: stopPage(`Stop emails about ${words}?`, form) };
};
