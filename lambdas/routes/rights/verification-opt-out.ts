import type { rightsContract } from '#domain/contract/rights';
import type { Route } from '../../rest/rest.ts';
import { begin } from '../../rights/begin.ts';
import type { RightsServices } from '../../rights/services.ts';

/** Asks to be left out. */
export const verificationOptOut: Route<
  (typeof rightsContract)['verification-opt-out'],
  Pick<RightsServices, 'requests' | 'once' | 'send' | 'from' | 'randomBytes'>
> = ({ request: { email }, now, sourceIp }, services) =>
  begin({ asks: 'VERIFICATION_OPT_OUT', email, details: '' }, { now, sourceIp }, services);
