import { day } from '#domain/durations';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import type { accountContract } from '#domain/contract/account';
import { tellChanges } from '../../account/safety-notices.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Nobody changes their password more often; more would be mails that somebody has sent to themselves. */
const passwordsADay = 5;

/** Tells the owner of the account by mail what changed about their sign-in. */
export const securityChanged: Route<
  (typeof accountContract)['security-changed'],
  Pick<AccountServices, 'identity' | 'safety' | 'tell' | 'once'>
> = async ({ caller, request, now }, services) => {
  const { identity, safety, tell, once } = services;
  // Whoever is signed out everywhere learns it here.
  const { factors } = await identity.read(caller.token);
  await tellChanges(caller.sub, () => Promise.resolve(factors), services);
  if (request.password) {
    const allowed = { most: passwordsADay, per: day, now, owner: caller.sub };
    const person = await safety.read(caller.sub);
    if (person && (await withinRateLimit(once, `passwords#${caller.sub}`, allowed)))
      await tell([person.accountEmail], { kind: 'password' });
  }
  return { noted: true };
};
