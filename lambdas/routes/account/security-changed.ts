import type { accountContract } from '#domain/contract/account';
import { tellChanges } from '../../account/safety-notices.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

const day = 86_400_000;
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
    const today = Math.floor(now / day);
    const until = (today + 2) * (day / 1000);
    const person = await safety.read(caller.sub);
    if (person && (await once.count(`passwords#${caller.sub}#${today}`, 1, passwordsADay, until, caller.sub)))
      await tell([person.accountEmail], { kind: 'password' });
  }
  return { noted: true };
};
