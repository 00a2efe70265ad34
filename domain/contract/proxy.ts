import * as z from 'zod';
import { Id } from '../text.ts';
import { endpoint, ownOnly } from './endpoint.ts';

export const proxyContract = {
  /** A picture of one of the caller's own findings, fetched for them so that the platform does not learn who looks. */
  'profile-image': endpoint({
    method: 'GET',
    path: '/proxy/profile-image',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, side: z.enum(['yours', 'theirs']) }),
    response: z.object({ contentType: z.string(), base64: z.string() }),
  }),
};
