import type { caseContract } from '#domain/contract/case';
import { displayName } from '#domain/account/user';
import { ownNameIn } from '#domain/case/case';
import { helpedCase } from '../../case/helper-link.ts';
import { limitAddress } from '../../rest/limit-address.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** What a friend with a link is asked to look at, and nothing else of the case. */
export const helperCase: Route<
  (typeof caseContract)['helper-case'],
  Pick<CaseServices, 'cases' | 'users' | 'once'>
> = async ({ request, now, sourceIp }, { cases, users, once }) => {
  await limitAddress('helper', sourceIp, now, once);
  const { link, found } = await helpedCase(request.token, cases, now);
  const owner = await users.get(link.owner);
  return {
    platform: found.platform,
    handle: found.handle,
    url: found.url,
    askedBy: (owner && displayName(owner)) ?? ownNameIn(found) ?? 'A friend of yours',
    expiresAt: new Date(link.expiresAt * 1000).toISOString(),
  };
};
