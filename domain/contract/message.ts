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

/** What we tell people, here and by mail. */
export const messageContract = {
  'get-list': endpoint({
    about: "The caller's notifications, newest first.",
    method: 'GET',
    path: '/notification/get-list',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ notifications: z.array(Notification) }),
  }),
  'mark-read': endpoint({
    about: 'Marks every notification up to a moment as read, or one of them alone.',
    method: 'POST',
    path: '/notification/mark-read',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ upTo: z.string().max(40), id: Id.optional() }),
    response: z.object({ marked: z.number().int() }),
    idempotent: true,
  }),
  'get-mail-state': endpoint({
    about: "Whether our emails reach the caller's address. Once they bounce, we stop sending.",
    method: 'GET',
    path: '/notification/get-mail-state',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: MailState,
  }),
  'try-mail': endpoint({
    about:
      'Sends a code to an address that bounced, to see whether emails arrive again. `codeSentTo` is null ' +
      'when they never stopped.',
    method: 'POST',
    path: '/notification/try-mail',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ codeSentTo: z.string().nullable() }),
    idempotent: true,
  }),
  'resume-mail': endpoint({
    about: 'Takes the code sent by try-mail; emails are sent again.',
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
  'get-announcements': endpoint({
    about: 'Operators only: past announcements, newest first.',
    method: 'GET',
    path: '/notification/get-announcements',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({ announcements: z.array(Announcement) }),
  }),
  'draft-announcement': endpoint({
    about:
      'Operators only: saves a draft, in the place of the one that it `replaces`, and counts the people it would reach.',
    method: 'POST',
    path: '/notification/draft-announcement',
    auth: 'USER',
    row: operatorsOnly,
    request: AnnouncementText.extend({ replaces: Id.optional() }),
    response: z.object({ announcement: Announcement }),
    idempotent: true,
  }),
  'send-announcement': endpoint({
    about:
      'Operators only: notifies everyone who has its kind of alert turned on. A repeat notifies nobody ' +
      'twice. `discard`: deletes it instead, as long as nobody was told.',
    method: 'POST',
    path: '/notification/send-announcement',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ id: Id, discard: z.boolean().optional() }),
    response: z.object({ announcement: Announcement }),
    idempotent: true,
  }),
  unsubscribe: endpoint({
    about:
      'Turns off the kind of alert named by a link in an email. Safe to repeat; people turn it on again ' +
      'in their settings.',
    method: 'POST',
    path: '/notification/unsubscribe',
    auth: 'NONE',
    row: everyone,
    request: Signed,
    response: z.object({ stopped: z.enum(alertFlags) }),
  }),
  'one-click': endpoint({
    about:
      "The same for an email program's own unsubscribe button (RFC 8058), which sends everything in the " +
      'address.',
    method: 'POST',
    path: '/notification/one-click',
    auth: 'NONE',
    row: everyone,
    takes: 'query',
    request: Signed,
    response: z.object({ body: z.string() }),
    sends: 'text/html',
  }),
  'one-click-page': endpoint({
    about:
      'The address of one-click opened in a browser: a page with one button. Opening it changes nothing, ' +
      'because email scanners open it too.',
    method: 'GET',
    path: '/notification/one-click',
    auth: 'NONE',
    row: everyone,
    request: Signed,
    response: z.object({ body: z.string() }),
    sends: 'text/html',
  }),
};
