import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { AccountServices } from '../../business/account-services.ts';
import { businessOfToken } from '../../business/business-of-token.ts';
import { sharedFindings } from '../../business/shared-findings.ts';
import type { Route } from '../../rest/rest.ts';

/** What members share, for a program of the business. */
export const readFindings: Route<
  (typeof businessProgramsContract)['read-findings'],
  Pick<AccountServices, 'businesses' | 'tokens' | 'once' | 'seats' | 'users' | 'findings'>
> = async ({ headers, now }, services) => {
  const { id } = await businessOfToken(headers, now, services);
  return { findings: await sharedFindings(id, services) };
};
