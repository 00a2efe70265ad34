import { type PersonalExport, exportKey, exportName, exportText } from '#domain/account/personal-export';
import { ownPrefix } from '#domain/account/upload';
import type { User } from '#domain/account/user';
import { businessSubject } from '#domain/keys';
import { minute, seconds } from '#domain/durations';
import type { Database } from '../store/table/table.ts';
import type { UserFiles } from '../store/user-files.ts';
import { isPersonal, personalData } from './personal-data.ts';

const linkLasts = 5 * minute;

/**
 * Everything stored about a person, from every table of the register, with their sign-in and the list of their files, and of
 * those of businesses that they own.
 * A function answers with at most 6 MB and a person may have more: it is written to the bucket, and the answer is a link.
 */
export async function writeExport(
  person: User,
  signIn: PersonalExport['signIn'],
  now: number,
  { database, files }: { database: Database; files: Pick<UserFiles, 'list' | 'put' | 'link'> },
): Promise<{ url: string; expiresAt: string }> {
  const tables: PersonalExport['tables'] = {};
  for (const [name, data] of Object.entries(personalData))
    if (isPersonal(data)) tables[name] = await data.rows(person, database);
  const businesses = (tables['Business'] ?? []).map(({ id }) => businessSubject(String(id)));
  const owners = [person.id, ...businesses];
  const whole: PersonalExport = {
    exportedAt: new Date(now).toISOString(),
    tables,
    signIn,
    files: (await Promise.all(owners.map((owner) => files.list(ownPrefix(owner))))).flat(),
  };
  const key = exportKey(person.id);
  await files.put({ key, contentType: 'application/json', name: exportName(whole), text: exportText(whole) });
  return {
    url: await files.link(key, seconds(linkLasts)),
    expiresAt: new Date(now + linkLasts).toISOString(),
  };
}
