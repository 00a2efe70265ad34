import type { Report } from '#domain/contract/scan';
import { platformTable } from '#domain/platform/platform-table';
import { looksFor } from '#domain/scan/scan-plan';
import type { User } from '#domain/account/user';

const names = (platforms: readonly (keyof typeof platformTable)[], last: string) => {
  const all = [...new Set(platforms)].map((platform) => platformTable[platform].name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
};

/**
 * Why no look can start, and what else there is: the accounts are all on platforms that cannot be searched here. Undefined
 * when a look can start, when there is no account yet, or while the server has not said where it can look.
 */
export function nowhereToLook(
  user: Pick<User, 'socialMediaAccounts'>,
  searched: Report['searched'],
): string | undefined {
  const accounts = user.socialMediaAccounts ?? [];
  if (!searched || accounts.length === 0 || looksFor(user, searched).length > 0) return undefined;
  const theirs = names(
    accounts.map(({ platform }) => platform),
    'or',
  );
  return searched.length > 0
    ? `Here we can search ${names(searched, 'and')}, not ${theirs} yet. Add an account of yours on ${names(searched, 'or')} too, or compare a copy that you know of.`
    : `We cannot search ${theirs} here yet. A copy that you know of, you can compare yourself.`;
}
