import { confirmedEmails } from '#domain/account/contact';
import type { rightsContract } from '#domain/contract/rights';
import { noSuchProfile } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import { leftOutOver } from '../../rights/left-out.ts';
import type { RightsServices } from '../../rights/services.ts';

/**
 * Takes an opt-out back for whoever is signed in, without the link of the email: each address that left them out is confirmed as
 * theirs.
 */
export const showInChecks: Route<
  (typeof rightsContract)['show-in-checks'],
  Pick<RightsServices, 'users' | 'suppressions' | 'fingerprint'>
> = async ({ caller }, services) => {
  const { users, suppressions, fingerprint } = services;
  const user = await users.get(caller.sub);
  if (!user) throw noSuchProfile();
  await Promise.all(confirmedEmails(user).map((address) => suppressions.remove(fingerprint(address))));
  return { leftOutSince: (await leftOutOver(services)(user)) ?? null };
};
