import { drawLetter } from '#domain/message/letter';
import { invitationLetter } from '#domain/message/invitation/invitation-letter';
import type { SendMail } from '../message/send-mail.ts';

/** Mails an invitation; false when it did not leave: the invitation stands, and can be sent again. */
export type MailInvitation = (
  to: string,
  invitation: Parameters<typeof invitationLetter>[0],
) => Promise<boolean>;

/** @param from empty where the stage has no address for mails to come from */
export const invitationMailer =
  ({ send, from, site }: { send: SendMail; from: string; site: string | undefined }): MailInvitation =>
  async (to, invitation) =>
    from !== '' && (await send(to, drawLetter(invitationLetter(invitation, site)), {})) === 'sent';
