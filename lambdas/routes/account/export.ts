import type { accountContract } from '#domain/contract/account';
import { noSuchProfile } from '#domain/errors';
import { factorNames } from '#domain/message/safety-letter';
import { limitExports } from '../../account/limit-exports.ts';
import type { AccountServices } from '../../account/services.ts';
import { writeExport } from '../../account/write-export.ts';
import type { Route } from '../../rest/rest.ts';

/** A copy of everything stored about the caller, as a link. */
export const exportData: Route<
  (typeof accountContract)['export'],
  Pick<AccountServices, 'users' | 'database' | 'files' | 'identity' | 'once'>
> = async ({ caller, now }, services) => {
  const person = await services.users.get(caller.sub);
  if (!person) throw noSuchProfile();
  await limitExports(caller.sub, now, services.once);
  const { username, value, verified, factors } = await services.identity.read(caller.token);
  const signIn = {
    ...{ name: username, email: value.email, emailVerified: verified.email },
    ...{ phone: value.phone, phoneVerified: verified.phone },
    secondSteps: factors.map((factor) => factorNames[factor]),
  };
  return writeExport(person, signIn, now, services);
};
