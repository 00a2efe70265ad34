import type { accountContract } from '#domain/contract/account';
import { day, minute, seconds } from '#domain/durations';
import { noSuchProfile } from '#domain/errors';
import { factorNames } from '#domain/message/safety-letter';
import { ownPrefix } from '#domain/account/upload';
import { exportKey, exportName, exportText, type PersonalExport } from '#domain/account/personal-export';
import { isPersonal, personalData } from '../../account/personal-data.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';

const linkLasts = 5 * minute;
const perDay = 20;

/**
 * Everything stored about the caller, from every table of the register, with their sign-in and the list of their files.
 * A function answers with at most 6 MB and a person may have more: it is written to the bucket, and the answer is a link.
 */
export const exportData: Route<
  (typeof accountContract)['export'],
  Pick<AccountServices, 'users' | 'database' | 'files' | 'identity' | 'once'>
> = async ({ caller, now }, { users, database, files, identity, once }) => {
  const person = await users.get(caller.sub);
  if (!person) throw noSuchProfile();
  await enforceRateLimit(once, `exports#${caller.sub}`, 'downloads', {
    ...{ most: perDay, per: day, now, owner: caller.sub },
  });
  const tables: PersonalExport['tables'] = {};
  for (const [name, data] of Object.entries(personalData))
    if (isPersonal(data)) tables[name] = await data.rows(person, database);
  const { username, value, verified, factors } = await identity.read(caller.token);
  const whole: PersonalExport = {
    exportedAt: new Date(now).toISOString(),
    tables,
    signIn: {
      ...{ name: username, email: value.email, emailVerified: verified.email },
      ...{ phone: value.phone, phoneVerified: verified.phone },
      secondSteps: factors.map((factor) => factorNames[factor]),
    },
    files: await files.list(ownPrefix(caller.sub)),
  };
  const key = exportKey(caller.sub);
  await files.put({ key, contentType: 'application/json', name: exportName(whole), text: exportText(whole) });
  return {
    url: await files.link(key, seconds(linkLasts)),
    expiresAt: new Date(now + linkLasts).toISOString(),
  };
};
