import type { messageContract } from '#domain/contract/message';
import { type OwnMailServices, resumeMail } from '../../message/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** The code came back: mails are sent again. */
export const resume: Route<(typeof messageContract)['resume-mail'], OwnMailServices> = (
  { caller, request, now },
  services,
) => resumeMail(caller.sub, request.code, now, services);
