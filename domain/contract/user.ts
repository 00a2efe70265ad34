import * as z from 'zod';
import { ContactName } from '../account/contact.ts';
import { PersonalExport } from '../account/personal-export.ts';
import { EmailAddress, Moment, PhoneNumber } from '../text.ts';
import { PictureType } from '../account/upload.ts';
import { ContactUse, Device, PhoneType, User } from '../account/user.ts';
import { connectionsContract } from './connections.ts';
import { endpoint, nobodyElse } from './endpoint.ts';

/** A code as people type it. */
const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Please give the six digits of the code.');

/** The person after a change of their addresses. */
const Changed = z.object({
  user: User,
  /** Masked; set while the change waits for the code sent there: repeat the call with `code`. */
  codeSentTo: z.string().nullish(),
});

export const userContract = {
  ...connectionsContract,
  /**
   * updateUserId: the account follows the address that the identity service has verified (after a create, and to finish
   * a makePrimary that was interrupted). add: any address, unverified. makePrimary: a verified one becomes the address to
   * sign in with; the first call sends a code there, the second brings it. remove: any but the primary one.
   */
  'update-email-address': endpoint({
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
  /** makePrimary: becomes phoneCell once the identity service has verified it, in two calls like an e-mail address. */
  'update-phone-number': endpoint({
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
  /** Sends six digits to an own address that is not confirmed yet. */
  'send-code': endpoint({
    method: 'POST',
    path: '/user/send-code',
    auth: 'USER',
    row: nobodyElse,
    request: ContactName,
    response: z.object({ codeSentTo: z.string(), expiresAt: Moment }),
    idempotent: true,
  }),
  'confirm-code': endpoint({
    method: 'POST',
    path: '/user/confirm-code',
    auth: 'USER',
    row: nobodyElse,
    request: ContactName.extend({ code: Code }),
    response: z.object({ user: User }),
    idempotent: true,
  }),
  /** A form to post one picture with (multipart/form-data: `fields`, then `file`), within five minutes. */
  'upload-url': endpoint({
    method: 'POST',
    path: '/user/upload-url',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ contentType: PictureType }),
    response: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  }),
  /** Looks at what was posted; a picture becomes the profile's, anything else is removed. */
  'finish-upload': endpoint({
    method: 'POST',
    path: '/user/finish-upload',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ key: z.string().max(300) }),
    response: z.object({ user: User }),
    idempotent: true,
  }),
  'record-device': endpoint({
    method: 'POST',
    path: '/user/record-device',
    auth: 'USER',
    row: nobodyElse,
    request: Device.omit({ ipAddressList: true, userAgentList: true, httpHeaders: true }),
    response: z.object({ devices: z.number().int() }),
    idempotent: true,
  }),
  /**
   * The caller changed how they sign in, at the identity service itself: the owner of the account is told by mail, of what
   * the service says and not of what the caller does. Of a password it says nothing, so the caller does.
   */
  'security-changed': endpoint({
    method: 'POST',
    path: '/user/security-changed',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ password: z.boolean().optional() }),
    response: z.object({ noted: z.literal(true) }),
    idempotent: true,
  }),
  /** Everything stored about the caller; ask again with `part` = `nextPart` until that is null. */
  export: endpoint({
    method: 'GET',
    path: '/user/export',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ part: z.coerce.number().int().min(0).max(1000).optional() }),
    response: PersonalExport,
  }),
  /** Needs a sign-in of the last ten minutes (domain/account/deletion.ts). The account is gone at once, its data within minutes. */
  delete: endpoint({
    method: 'POST',
    path: '/user/delete',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ confirm: z.literal('DELETE') }),
    response: z.object({ deletedAt: Moment }),
  }),
};
