import type { rightsContract } from '#domain/contract/rights';
import { limitAddress } from '../../rest/limit-address.ts';
import type { Route } from '../../rest/rest.ts';
import type { RightsServices } from '../../rights/services.ts';
import { shownRequest } from '../../rights/shown-request.ts';
import { opened } from '../../rights/token.ts';

const perHour = 120;

/** How far a request is. */
export const requestStatus: Route<
  (typeof rightsContract)['request-status'],
  Pick<RightsServices, 'requests' | 'tombstones' | 'suppressions' | 'once'>
> = async ({ request: { token }, now, sourceIp }, services) => {
  await limitAddress('rights-status', sourceIp, now, services.once, perHour);
  return { request: await shownRequest(await opened(token, now, services), now, services) };
};
