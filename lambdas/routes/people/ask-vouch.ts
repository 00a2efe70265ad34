import type { peopleContract } from '#domain/contract/people';
import { noSuchProfile } from '#domain/errors';
import { changeVouch } from '../../people/change-vouch.ts';
import type { ConnectionServices } from '../../people/services.ts';
import { ownAccount } from '../../proof/own-account.ts';
import type { Route } from '../../rest/rest.ts';

/** Asks a connected person for their word for one account on the caller's list, or takes that back. */
export const askVouch: Route<
  (typeof peopleContract)['ask-vouch'],
  Pick<ConnectionServices, 'users' | 'connections' | 'unsay' | 'once' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const { peerId, ask } = request;
  const user = ask ? await services.users.get(caller.sub) : undefined;
  if (ask && !user) throw noSuchProfile();
  const { handle } = user ? ownAccount({ record: user }, request) : request;
  const account = { platform: request.platform, handle };
  const { vouches } = await changeVouch(
    caller.sub,
    { act: ask ? 'ask' : 'take back', peerId, account },
    now,
    services,
  );
  return { vouches: vouches ?? [] };
};
