import { isIP } from 'node:net';
import type { businessProgramsContract } from '#domain/contract/business-programs';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { isPublicAddress } from '../../internet/public-address.ts';
import type { Route } from '../../rest/rest.ts';

/** A number that the internet does not reach. Where a name leads is seen when something is posted. */
const isPrivate = (url: string): boolean => {
  const { hostname } = new URL(url);
  return isIP(hostname) !== 0 && !isPublicAddress(hostname);
};

/** Sets or ends the webhook. Its secret is made anew each time and shown this once. */
export const setWebhook: Route<
  (typeof businessProgramsContract)['set-webhook'],
  Pick<AccountServices, 'seats' | 'integrations' | 'newSecret'>
> = async ({ caller, request: { businessId, url }, now }, { seats, integrations, newSecret }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  if (url !== null && isPrivate(url))
    throw new ProductError(
      'INVALID_INPUT',
      'That address is in a private network, where we can’t post. Please enter one that can be reached from the internet.',
    );
  const webhook = url === null ? null : { url, secret: newSecret(), since: new Date(now).toISOString() };
  await integrations.setWebhook(businessId, webhook ?? undefined);
  return { webhook };
};
