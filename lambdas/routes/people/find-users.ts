import { hour } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { peopleContract } from '#domain/contract/people';
import { displayName } from '#domain/account/user';
import { isVerifiedUser } from '#domain/proof/verified-user';
import { addressOf, findPerson, inSteadyTime, nobody } from '../../people/find-person.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

const perHour = 20;

/** Shows the person of an exact address, if they chose to be found. */
export const findUsers: Route<
  (typeof peopleContract)['find-users'],
  Pick<ConnectionServices, 'users' | 'connections' | 'emailOwner' | 'proofs' | 'once' | 'clock' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const address = addressOf(request);
  const allowed = { most: perHour, per: hour, now, owner: caller.sub };
  await enforceRateLimit(services.once, `find#${caller.sub}`, 'searches', allowed);
  return inSteadyTime(services, async () => {
    const person = await findPerson(caller.sub, address, services);
    const pair = await services.connections.get(caller.sub, person?.id ?? nobody);
    const connected = pair?.status === 'ACCEPTED';
    const name = person?.findable ? displayName(person) : undefined;
    return { person: person && name ? { name, verified: isVerifiedUser(person), connected } : null };
  });
};
