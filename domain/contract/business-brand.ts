import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { Finding, FindingStatus } from '../scan/finding.ts';
import { AskedAgain } from '../scan/reasons/asked-again.ts';
import { SourceProgress } from '../scan/scan.ts';
import { Id, Moment } from '../text.ts';
import { adminsOnly, endpoint } from './endpoint.ts';

/** Where these calls are answered: lambdas/business-brand.ts. */
const answeredBy = 'business-brand';

/** An account that looks like one of a business, as its admins and managers see it. */
const BrandFinding = Finding.pick({
  ...{ id: true, platform: true, verdict: true, score: true, reasons: true },
  ...{ yours: true, theirs: true, status: true, firstSeen: true, lastSeen: true, comparedAt: true },
  likeUnproven: true,
}).extend({
  /** When the platform told a scan that it has no account by this name, of one that only a member has seen. */
  noAccountAt: Moment.nullish(),
  /** What it had been marked as, where it changed since so that they are asked again. */
  askedAgain: AskedAgain.nullish(),
});
export type BrandFinding = z.infer<typeof BrandFinding>;

/** Copies of a business's accounts. Admins only: managers have a test of their own. */
export const businessBrandContract = {
  'get-brand-findings': endpoint({
    about:
      'Accounts that look like those of a business, the most similar first, and how the latest scan went.',
    method: 'GET',
    path: '/business/get-brand-findings',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({
      /** `nothing to search`: no account is listed where we can look, and no domain is proven. */
      state: z.enum(['nothing to search', 'not yet', 'running', 'done']),
      lastLookedAt: Moment.nullable(),
      /** An account or a domain was added or proven since: the next scan asks for more. */
      hasMoreToAsk: z.boolean(),
      /** Every platform: how far the newest search is there, or why it asks nothing there. */
      sources: z.array(SourceProgress),
      /** Those that it asked and no scan asks any more, by the accounts and proofs as they are now. */
      ended: z.array(Platform),
      /** The names by which the business is searched, too: those that its proven domain says. */
      names: z.array(z.string()),
      findings: z.array(BrandFinding),
    }),
    answeredBy,
  }),
  'search-brand': endpoint({
    about:
      'Starts a scan for copies of the accounts of a business; ten times a day. `done` if every source was asked too ' +
      'recently to be asked again.',
    method: 'POST',
    path: '/business/search-brand',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({ businessId: Id }),
    response: z.object({ state: z.enum(['running', 'done']) }),
    answeredBy,
  }),
  'decide-brand-finding': endpoint({
    about:
      'Records what an admin or a manager decided: MINE it belongs to the business, IGNORED it is not a copy, REPORTED it is a copy ' +
      'and was reported; OPEN undoes that.',
    method: 'POST',
    path: '/business/decide-brand-finding',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({
      businessId: Id,
      findingId: Id,
      decision: z.enum(['OPEN', 'MINE', 'IGNORED', 'REPORTED']),
      /** What the page said of it; refused where somebody decided otherwise since. */
      seenAs: FindingStatus.optional(),
    }),
    response: BrandFinding,
    answeredBy,
  }),
};
