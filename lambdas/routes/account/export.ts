import type { accountContract } from '#domain/contract/account';
import { noSuchProfile } from '#domain/errors';
import { factorNames } from '#domain/message/safety-letter';
import { ownPrefix } from '#domain/account/upload';
import type { PersonalExport } from '#domain/account/personal-export';
import { isPersonal, personalData } from '../../account/personal-data.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/** A function answers with at most 6 MB; a part ends after the table that reaches this. */
const enough = 1_500_000;

/** Everything stored about the caller, from every table of the register; with the last part their sign-in and the list of their files. */
export const exportData: Route<
  (typeof accountContract)['export'],
  Pick<AccountServices, 'users' | 'database' | 'files' | 'identity'>
> = async ({ caller, request, now }, { users, database, files, identity }) => {
  const person = await users.get(caller.sub);
  if (!person) throw noSuchProfile();
  const sources = Object.entries(personalData);
  const answer: PersonalExport = {
    exportedAt: new Date(now).toISOString(),
    tables: {},
    files: [],
    nextPart: null,
  };
  let size = 0;
  for (let part = request.part ?? 0; part < sources.length; part += 1) {
    const [name, data] = sources[part]!;
    if (!isPersonal(data)) continue;
    if (size > enough) return { ...answer, nextPart: part };
    const rows = await data.rows(person, database);
    answer.tables[name] = rows;
    size += JSON.stringify(rows).length;
  }
  const { username, value, verified, factors } = await identity.read(caller.token);
  return {
    ...answer,
    signIn: {
      ...{ name: username, email: value.email, emailVerified: verified.email },
      ...{ phone: value.phone, phoneVerified: verified.phone },
      secondSteps: factors.map((factor) => factorNames[factor]),
    },
    files: await files.list(ownPrefix(caller.sub)),
  };
};
