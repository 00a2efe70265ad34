import * as z from 'zod';
import { AlertFlag, Notification } from '../notification.ts';
import { endpoint, everyone, ownOnly } from './endpoint.ts';

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
  /** Turns off the flag that a mail's link names. Once more changes nothing; the person turns it on in their settings. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notification/unsubscribe',
    auth: 'NONE',
    row: everyone,
    request: Signed,
    response: z.object({ stopped: AlertFlag }),
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
