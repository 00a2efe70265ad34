import * as z from 'zod';
import { Notification } from '../notification.ts';
import { endpoint, ownOnly } from './endpoint.ts';

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
};
