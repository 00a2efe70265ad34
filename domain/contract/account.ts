import * as z from 'zod';
import { ContactName } from '../account/contact.ts';
import { EmailAddress, Moment, PhoneNumber } from '../text.ts';
import { PictureType } from '../account/upload.ts';
import { ContactUse, Device, PhoneType, User } from '../account/user.ts';
import { endpoint, nobodyElse } from './endpoint.ts';

/** A code as people type it. */
const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Please enter the six digits of the code.');

/** The person after a change of their addresses. */
const Changed = z.object({
  user: User,
  /** Masked; set while the change waits for the code sent there: repeat the call with `code`. */
  codeSentTo: z.string().nullish(),
});

/** A person's account: addresses, picture, devices, and everything stored about them. */
export const accountContract = {
  'update-email-address': endpoint({
    about:
      '`updateUserId`: the account follows the address that the identity service has verified (after ' +
      'sign-up, and to finish an interrupted makePrimary). `add`: any address, unverified. `makePrimary`:' +
      ' a verified address becomes the one to sign in with; the first call sends a code there, the second' +
      ' brings it. `remove`: any but the primary one.',
    method: 'POST',
    path: '/user/update-email-address',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({
      userEmailAddress: EmailAddress,
      operation: z.enum(['updateUserId', 'add', 'makePrimary', 'remove']),
      emailUse: ContactUse.optional(),
      code: Code.optional(),
    }),
    response: Changed,
    idempotent: true,
  }),
  'update-phone-number': endpoint({
    about:
      '`makePrimary`: the number becomes phoneCell once the identity service has verified it, in two ' +
      'calls as with an email address.',
    method: 'POST',
    path: '/user/update-phone-number',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({
      phoneNumber: PhoneNumber,
      operation: z.enum(['add', 'makePrimary', 'remove']),
      phoneType: PhoneType.optional(),
      phoneUse: ContactUse.optional(),
      code: Code.optional(),
    }),
    response: Changed,
    idempotent: true,
  }),
  'set-contact-use': endpoint({
    about: 'Says what an email address or phone number of the caller is used for.',
    method: 'POST',
    path: '/user/set-contact-use',
    auth: 'USER',
    row: nobodyElse,
    request: ContactName.extend({
      use: ContactUse.nullish(),
      /** Of a phone number only. */
      phoneType: PhoneType.nullish(),
    }),
    response: z.object({ user: User }),
    idempotent: true,
  }),
  'send-code': endpoint({
    about: 'Sends six digits to an unconfirmed address of the caller.',
    method: 'POST',
    path: '/user/send-code',
    auth: 'USER',
    row: nobodyElse,
    request: ContactName,
    response: z.object({ codeSentTo: z.string(), expiresAt: Moment }),
    idempotent: true,
  }),
  'confirm-code': endpoint({
    about: 'Takes the six digits; the address is confirmed.',
    method: 'POST',
    path: '/user/confirm-code',
    auth: 'USER',
    row: nobodyElse,
    request: ContactName.extend({ code: Code }),
    response: z.object({ user: User }),
    idempotent: true,
  }),
  'upload-url': endpoint({
    about:
      'A form with which to post one picture (multipart/form-data: `fields`, then `file`) within five ' +
      'minutes.',
    method: 'POST',
    path: '/user/upload-url',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ contentType: PictureType }),
    response: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  }),
  'finish-upload': endpoint({
    about: 'Checks what was posted. A picture becomes the profile picture; anything else is removed.',
    method: 'POST',
    path: '/user/finish-upload',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ key: z.string().max(300) }),
    response: z.object({ user: User }),
    idempotent: true,
  }),
  'record-device': endpoint({
    about: 'Notes the device the caller is using.',
    method: 'POST',
    path: '/user/record-device',
    auth: 'USER',
    row: nobodyElse,
    // What it was seen with is the server's to note.
    request: Device.omit({
      ...{ ipAddressList: true, userAgentList: true, httpHeaders: true },
      ...{ ipAddressDays: true, userAgentDays: true },
    }),
    response: z.object({ devices: z.number().int() }),
    idempotent: true,
  }),
  'security-changed': endpoint({
    about:
      'To call after changing how one signs in, at the identity service itself. The owner of the account ' +
      'is notified by email of what the service reports; a new password is the exception, which only the ' +
      'caller can report.',
    method: 'POST',
    path: '/user/security-changed',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ password: z.boolean().optional() }),
    response: z.object({ noted: z.literal(true) }),
    idempotent: true,
  }),
  export: endpoint({
    about:
      'Writes everything stored about the caller to one JSON file, and answers with a link that opens it ' +
      'without a token until `expiresAt`, five minutes from now. Twenty times a day at most.',
    method: 'POST',
    path: '/user/export',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({}),
    response: z.object({ url: z.string(), expiresAt: Moment }),
  }),
  delete: endpoint({
    about:
      'Deletes the account at once and its data within minutes. Needs a sign-in within the last ten ' +
      'minutes.',
    method: 'POST',
    path: '/user/delete',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ confirm: z.literal('DELETE') }),
    evenDeleted: true,
    response: z.object({ deletedAt: Moment }),
  }),
};
