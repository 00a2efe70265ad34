import type { rightsContract } from '#domain/contract/rights';
import type { Route } from '../../rest/rest.ts';
import { begin } from '../../rights/begin.ts';
import type { RightsServices } from '../../rights/services.ts';

/** Asks for something about one's data. */
export const dataRequest: Route<
  (typeof rightsContract)['data-request'],
  Pick<RightsServices, 'requests' | 'once' | 'send' | 'from' | 'randomBytes'>
> = ({ request, now, sourceIp }, services) => begin(request, { now, sourceIp }, services);
