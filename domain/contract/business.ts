import * as z from 'zod';
import { Business, BusinessRole } from '../business/business.ts';
import { Id } from '../text.ts';
import { endpoint } from './endpoint.ts';

export const businessContract = {
  'get-business': endpoint({
    about: 'A business account; members see less of it than its administrators.',
    method: 'GET',
    path: '/business/get-business',
    auth: 'USER',
    row: { self: 'N', otherUser: 'N', member: 'reduced', admin: 'A', adminOfAnother: 'N' },
    request: z.object({ businessId: Id }),
    response: Business,
  }),
  'get-business-list': endpoint({
    about: 'The business accounts that the caller belongs to.',
    method: 'GET',
    path: '/business/get-business-list',
    auth: 'USER',
    row: { self: 'own', otherUser: 'own', member: 'own', admin: 'own', adminOfAnother: 'own' },
    request: z.object({}),
    response: z.object({ businesses: z.array(Business.extend({ role: BusinessRole })) }),
  }),
};
