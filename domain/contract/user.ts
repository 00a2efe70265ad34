import * as z from 'zod';
import { EmailAddress } from '../text.ts';
import { Device, User } from '../user.ts';
import { endpoint, nobodyElse } from './endpoint.ts';

export const userContract = {
  'update-email-address': endpoint({
    method: 'POST',
    path: '/user/update-email-address',
    auth: 'USER',
    row: nobodyElse,
    request: z.object({ userEmailAddress: EmailAddress, operation: z.enum(['updateUserId']) }),
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
};
