import type { messageContract } from '#domain/contract/message';
import { type OwnMailServices, mailState } from '../../account/resume-mail.ts';
import type { Route } from '../../rest/rest.ts';

/** Whether mails to the caller's address arrive. */
export const getMailState: Route<
  (typeof messageContract)['get-mail-state'],
  Pick<OwnMailServices, 'users' | 'addresses'>
> = ({ caller }, services) => mailState(caller.sub, services);
