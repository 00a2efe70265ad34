import type { Report } from '#domain/contract/scan';
import { platformTable } from '#domain/platform/platform-table';
import { looksFor } from '#domain/scan/scan-plan';
import type { User } from '#domain/account/user';
import { words } from './words.ts';

const said = words.nowhere;

const names = (platforms: readonly (keyof typeof platformTable)[], last: string) => {
  const all = [...new Set(platforms)].map((platform) => platformTable[platform].name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
};

/**
 * Why no scan can start, and what else there is: the accounts are all on platforms that cannot be searched here. Undefined
 * when a scan can start, when there is no account yet, or while the server has not said where it can look.
 */
export function nowhereToLook(
  user: Pick<User, 'socialMediaAccounts'>,
  searched: Report['searched'],
): string | undefined {
  const accounts = user.socialMediaAccounts ?? [];
  if (!searched || accounts.length === 0 || looksFor(user, searched).length > 0) return undefined;
  const theirs = names(
    accounts.map(({ platform }) => platform),
    said.or,
  );
  return searched.length > 0
    ? said.elsewhere(theirs, names(searched, said.and), names(searched, said.or))
    : said.atAll(theirs);
}
