import type { messageContract } from '#domain/contract/message';
import { type OwnMailServices, tryMailAgain } from '../../message/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** Sends a code to the caller's address, to see whether mails arrive there again. */
export const tryMail: Route<(typeof messageContract)['try-mail'], OwnMailServices> = (
  { caller, now },
  services,
) => tryMailAgain(caller.sub, now, services);
