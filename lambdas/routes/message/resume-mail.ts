import type { messageContract } from '#domain/contract/message';
import { type OwnMailServices, resumeMail } from '../../account/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** The code came back: mails are sent again. */
export const resume: Route<
  (typeof messageContract)['resume-mail'],
  Pick<OwnMailServices, 'users' | 'addresses' | 'codes'>
> = ({ caller, request, now }, services) => resumeMail(caller.sub, request.code, now, services);
