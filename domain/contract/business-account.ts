import * as z from 'zod';
import { DomainProof, DomainRecord, ProofState, LostProof } from '../business/domain-proof.ts';
import { Id } from '../text.ts';
import { Logo } from '../business/logo.ts';
import { adminsOnly, endpoint } from './endpoint.ts';
import { planContract } from './plan.ts';

/** Where these calls are answered: lambdas/business-account.ts. */
const answeredBy = 'business-account';

const ProofShown = z.object({
  domain: z.string().nullable(),
  /** What to put into the DNS; null without a domain. */
  record: DomainRecord.nullable(),
  proof: DomainProof.nullable(),
  /** The record was there, and is gone. */
  lost: LostProof.nullable(),
});
export type ProofShown = z.infer<typeof ProofShown>;

/** What a business has by its account: the proof of its domain, its plan. */
export const businessAccountContract = {
  ...planContract,
  'get-domain-proof': endpoint({
    about:
      'The record that proves the domain of a business, and since when it is proven. A proof that was last seen more than a week ' +
      'ago is looked up in the DNS again.',
    method: 'GET',
    path: '/business/get-domain-proof',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: ProofShown,
    answeredBy,
  }),
  'get-logo': endpoint({
    about: 'The logo of a business in which the caller has a seat, or null.',
    method: 'GET',
    path: '/business/get-logo',
    auth: 'USER',
    row: { ...adminsOnly, member: 'A' },
    request: z.object({ businessId: Id }),
    response: z.object({ logo: Logo.nullable() }),
    answeredBy,
  }),
  'set-logo': endpoint({
    about:
      'Sets the logo of a business, a JPEG, PNG or WebP of at most 255 kB; null removes it. Scans compare it, and the public page shows it.',
    method: 'POST',
    path: '/business/set-logo',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, base64: Logo.shape.base64.nullable() }),
    response: z.object({ logo: Logo.nullable() }),
    answeredBy,
    largestBody: 400_000,
  }),
  'verify-domain': endpoint({
    about:
      'Looks for the record in the DNS, under the domain or at the domain itself. OTHER: a record stands there, with ' +
      'another value. UNREACHABLE: no name server answered, which changes nothing. Refused if another business has proven the domain ' +
      'and its record is still there.',
    method: 'POST',
    path: '/business/verify-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: ProofShown.extend({ state: ProofState }),
    answeredBy,
  }),
};
