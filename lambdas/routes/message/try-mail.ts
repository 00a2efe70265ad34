import type { messageContract } from '#domain/contract/message';
import { type OwnMailServices, tryMailAgain } from '../../account/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** Sends a code to the caller's address, to see whether mails arrive there again. */
export const tryMail: Route<
  (typeof messageContract)['try-mail'],
  Pick<OwnMailServices, 'users' | 'addresses' | 'spendCode' | 'codes' | 'randomBytes' | 'sendCodeAgain'>
> = ({ caller, now }, services) => tryMailAgain(caller.sub, now, services);
