import type { peopleContract } from '#domain/contract/people';
import { ProductError } from '#domain/errors';
import { displayName } from '#domain/account/user';
import { isVerifiedUser } from '#domain/proof/verified-user';
import { addressOf, findPerson, inSteadyTime } from '../../people/find-person.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

const perHour = 20;
const hour = 3_600_000;

/** Shows the person of an exact address, if they chose to be found. */
export const findUsers: Route<
  (typeof peopleContract)['find-users'],
  Pick<ConnectionServices, 'users' | 'emailOwner' | 'proofs' | 'once' | 'clock' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const address = addressOf(request);
  const current = Math.floor(now / hour);
  const counter = `find#${caller.sub}#${current}`;
  if (!(await services.once.count(counter, 1, perHour, (current + 2) * 3600, caller.sub)))
    throw new ProductError(
      'RATE_LIMITED',
      `That were ${perHour} searches in this hour. Please wait a little.`,
    );
  return inSteadyTime(services, async () => {
    const person = await findPerson(caller.sub, address, services);
    const name = person?.findable ? displayName(person) : undefined;
    return { person: person && name ? { name, verified: isVerifiedUser(person) } : null };
  });
};
