import type { peopleContract } from '#domain/contract/people';
import { noSuchProfile } from '#domain/errors';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Whether the caller may be found by people who type their exact address. */
export const setFindable: Route<
  (typeof peopleContract)['set-findable'],
  Pick<ConnectionServices, 'users'>
> = async ({ caller, request }, { users }) => {
  const changed = await users.change(caller.sub, { set: { findable: request.findable } });
  if (!changed) throw noSuchProfile();
  return { findable: changed.findable ?? false };
};
