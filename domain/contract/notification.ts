import * as z from 'zod';
import { alertFlags } from '../message/alert-flag.ts';
import { codeDigits, codeRefusal } from '../account/confirmation-code.ts';
import { Notification } from '../message/notification.ts';
import { Id } from '../text.ts';
import { MailState } from '../message/returned-mail.ts';
import { Announcement, AnnouncementText } from '../message/announcement.ts';
import { endpoint, everyone, operatorsOnly, ownOnly } from './endpoint.ts';

/** What a link in a mail carries: whose mails about what, and our signature. Whoever has it may, as whoever has the mail. */
const Signed = z.object({ token: z.string().max(400) });

export const notificationContract = {
  'get-list': endpoint({
    method: 'GET',
    path: '/notification/get-list',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ notifications: z.array(Notification) }),
  }),
  'mark-read': endpoint({
    method: 'POST',
    path: '/notification/mark-read',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ upTo: z.string().max(40) }),
    response: z.object({ marked: z.number().int() }),
    idempotent: true,
  }),
  /** Whether mails arrive at the caller's address; they are no longer sent to one that they come back from. */
  'get-mail-state': endpoint({
    method: 'GET',
    path: '/notification/get-mail-state',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: MailState,
  }),
  /** Sends a code there, to see whether they arrive again; null where they do. */
  'try-mail': endpoint({
    method: 'POST',
    path: '/notification/try-mail',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ codeSentTo: z.string().nullable() }),
    idempotent: true,
  }),
  /** The code came back: mails are sent again. */
  'resume-mail': endpoint({
    method: 'POST',
    path: '/notification/resume-mail',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${codeDigits}}$`), codeRefusal),
    }),
    response: MailState,
    idempotent: true,
  }),
  /** Operators: what was announced, newest first. */
  'get-announcements': endpoint({
    method: 'GET',
    path: '/notification/get-announcements',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({ announcements: z.array(Announcement) }),
  }),
  /** Operators: keeps a text and counts whom it would reach. */
  'draft-announcement': endpoint({
    method: 'POST',
    path: '/notification/draft-announcement',
    auth: 'USER',
    row: operatorsOnly,
    request: AnnouncementText,
    response: z.object({ announcement: Announcement }),
    idempotent: true,
  }),
  /** Operators: tells everybody whose flag for its kind is on. Repeating it tells nobody twice. */
  'send-announcement': endpoint({
    method: 'POST',
    path: '/notification/send-announcement',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ id: Id }),
    response: z.object({ announcement: Announcement }),
    idempotent: true,
  }),
  /** Turns off the flag that a mail's link names. Once more changes nothing; the person turns it on in their settings. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notification/unsubscribe',
    auth: 'NONE',
    row: everyone,
    request: Signed,
    response: z.object({ stopped: z.enum(alertFlags) }),
  }),
  /** The same for a mail program's own button (RFC 8058): its POST names all in the address. */
  'one-click': endpoint({
    method: 'POST',
    path: '/notification/one-click',
    auth: 'NONE',
    row: everyone,
    takes: 'query',
    request: Signed,
    response: z.object({ body: z.string() }),
    sends: 'text/html',
  }),
  /** The same address opened by a person: a page with one button. Opening it changes nothing, as scanners of mails open it. */
  'one-click-page': endpoint({
    method: 'GET',
    path: '/notification/one-click',
    auth: 'NONE',
    row: everyone,
    request: Signed,
    response: z.object({ body: z.string() }),
    sends: 'text/html',
  }),
};
