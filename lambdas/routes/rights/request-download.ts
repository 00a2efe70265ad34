import type { rightsContract } from '#domain/contract/rights';
import { ProductError } from '#domain/errors';
import { limitExports } from '../../account/limit-exports.ts';
import { writeExport } from '../../account/write-export.ts';
import type { Route } from '../../rest/rest.ts';
import type { RightsServices } from '../../rights/services.ts';
import { addressBehind, opened } from '../../rights/token.ts';

/**
 * The copy that was asked for, written when it is fetched. What let it be fetched must still be so: the account is signed in
 * to with this address, and with nothing beside a password.
 */
export const requestDownload: Route<
  (typeof rightsContract)['request-download'],
  Pick<RightsServices, 'requests' | 'users' | 'identity' | 'once' | 'database' | 'files'>
> = async ({ request: { token }, now }, services) => {
  const { fingerprint, owner, status, until } = await opened(token, now, services);
  const person =
    owner && status === 'READY' && until && Date.parse(until) > now && (await services.users.get(owner));
  const isSame = person && addressBehind(token, person.accountEmail) === fingerprint;
  const identity = isSame && (await services.identity(person.id));
  if (!person || !identity)
    throw new ProductError(
      'CONFLICT',
      'This copy can no longer be downloaded here. Please ask again, or sign in and use Settings.',
    );
  if (identity.signIn.secondSteps.length > 0)
    throw new ProductError(
      'CONFLICT',
      'Your account now asks for a second step at sign-in, so this copy can’t be downloaded here. Please sign in and use Settings, Privacy.',
    );
  await limitExports(person.id, now, services.once);
  return writeExport(person, identity.signIn, now, services);
};
