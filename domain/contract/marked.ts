import * as z from 'zod';
import { evidenceLetters } from '../marked/evidence-text.ts';
import { IssuedCopy, largestOriginal, mostPictures } from '../marked/issued-copy.ts';
import { Platform } from '../platform/platform.ts';
import { Reason } from '../scan/finding.ts';
import { endpoint, ownOnly } from './endpoint.ts';

/** Not zod's own kind: the API documents know no `contentEncoding`. */
const Base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);

const Copies = z.object({ copies: z.array(IssuedCopy) });

/** Copies of one's own picture, each marked for one platform. */
export const markedContract = {
  'get-copies': endpoint({
    about: 'The marked copies that were issued to the caller, oldest first. Without keys.',
    method: 'GET',
    path: '/user/get-copies',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: Copies,
  }),
  'issue-copies': endpoint({
    about:
      'Registers a marked copy of a picture for each platform and answers with the keys to mark them with, which the client ' +
      'does. `original` is the unmarked square, a JPEG of 256 x 256 pixels in base64; it is kept. The same picture and ' +
      'platform on the same day (UTC) is the same copy. Twenty times a day at most.',
    method: 'POST',
    path: '/user/issue-copies',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      original: Base64.max(Math.ceil(largestOriginal / 3) * 4),
      platforms: z
        .array(Platform)
        .min(1)
        .max(Platform.options.length)
        .refine((named) => new Set(named).size === named.length, 'Each platform once, please.'),
    }),
    // Not idempotent by header: an answer that is kept would be a place where keys lie.
    response: z.object({
      copies: z.array(
        IssuedCopy.extend({
          /** 32 bytes in base64, for this copy alone. */
          key: Base64,
        }),
      ),
    }),
  }),
  'read-copies': endpoint({
    about:
      'Whether a picture derives from one of the copies issued to the caller. The client measures the picture against the original of ' +
      'each picture that was marked and sends what it measured, never the picture; the keys stay here. `mark` is the reason that ' +
      'names the copy, or null. Sixty times a day at most.',
    method: 'POST',
    path: '/user/read-copies',
    auth: 'USER',
    row: ownOnly,
    request: z.object({
      readings: z
        .array(IssuedCopy.pick({ picture: true }).extend({ evidence: Base64.length(evidenceLetters) }))
        .min(1)
        .max(mostPictures),
    }),
    response: z.object({ mark: Reason.nullable() }),
    largestBody: 130_000,
  }),
  'stop-copies': endpoint({
    about:
      'Deletes what is stored about the copies of one picture: its original and its rows are removed, and their marks are no longer ' +
      'read. Downloaded copies stay as they are. Answers with the copies that are left.',
    method: 'POST',
    path: '/user/stop-copies',
    auth: 'USER',
    row: ownOnly,
    request: IssuedCopy.pick({ picture: true }),
    response: Copies,
    idempotent: true,
  }),
};
