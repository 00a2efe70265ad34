import * as z from 'zod';
import { AuthenticationScore } from '../authentication-score.ts';
import { Finding } from '../finding.ts';
import { ScorePoint } from '../score-history.ts';
import { Scan } from '../scan.ts';
import { Id, Moment } from '../text.ts';
import { casesContract } from './cases.ts';
import { endpoint, ownOnly } from './endpoint.ts';

/** Everything the dashboard opens with. */
export const Report = z.object({
  score: AuthenticationScore,
  /** The score on the days on which it changed, oldest first. */
  scoreHistory: z.array(ScorePoint).optional(),
  /** Verified people connected with the caller. */
  vouching: z.number().int().optional(),
  findings: z.array(Finding),
  /** The newest scan, running or done; null before the first. */
  scan: Scan.nullable(),
  /** The newest scan that finished. */
  lastLookedAt: Moment.nullable(),
});
export type Report = z.infer<typeof Report>;

export const appContract = {
  ...casesContract,
  'start-scan': endpoint({
    method: 'POST',
    path: '/app/start-scan',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ scan: Scan }),
    idempotent: true,
  }),
  'get-report': endpoint({
    method: 'GET',
    path: '/app/get-report',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: Report,
  }),
  'decide-finding': endpoint({
    method: 'POST',
    path: '/app/decide-finding',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ findingId: Id, decision: z.enum(['OPEN', 'MINE', 'IGNORED', 'REPORTED']) }),
    response: z.object({ finding: Finding }),
    idempotent: true,
  }),
};
