import type { notificationContract } from '#domain/contract/notification';
import { type OwnMailServices, resumeMail } from '../../message/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** The code came back: mails are sent again. */
export const resume: Route<(typeof notificationContract)['resume-mail'], OwnMailServices> = (
  { caller, request, now },
  services,
) => resumeMail(caller.sub, request.code, now, services);
