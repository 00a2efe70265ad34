import * as z from 'zod';
import { DomainProof, DomainRecord, ProofState } from '../business/domain-proof.ts';
import { Id } from '../text.ts';
import { adminsOnly, endpoint } from './endpoint.ts';
import { planContract } from './plan.ts';

/** Where these calls are answered: lambdas/business-account.ts. */
const answeredBy = 'business-account';

const ProofShown = z.object({
  domain: z.string().nullable(),
  /** What to put into the DNS; null without a domain. */
  record: DomainRecord.nullable(),
  proof: DomainProof.nullable(),
});
export type ProofShown = z.infer<typeof ProofShown>;

/** What a business has by its account: the proof of its domain, its plan. */
export const businessAccountContract = {
  ...planContract,
  'get-domain-proof': endpoint({
    about:
      'The record that proves the domain of a business, and since when it is proven. A proof that was seen more than a week ' +
      'is looked for in the DNS again.',
    method: 'GET',
    path: '/business/get-domain-proof',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: ProofShown,
    answeredBy,
  }),
  'verify-domain': endpoint({
    about:
      'Looks for the record in the DNS, below the domain or at the domain itself. UNREACHABLE: no name server answered, which ' +
      'changes nothing. Refused where another business has proven the domain and its record still stands.',
    method: 'POST',
    path: '/business/verify-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: ProofShown.extend({ state: ProofState }),
    answeredBy,
  }),
};
