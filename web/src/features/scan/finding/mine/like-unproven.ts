import { accountHandle, type SocialAccount } from '#domain/platform/social-account';
import type { Finding } from '#domain/scan/finding';
import { FILTERS } from '../findings-shown.ts';
import { isOlder } from '../report/reportable.ts';

/** Shorter handles stand in many others by chance. */
const SHORTEST = 6;

interface Like {
  account: SocialAccount;
  handle: string;
  /** How many are called somebody else's, though their handles have its letters. */
  count: number;
}

/**
 * The account on the list that isn't proven and that most of those resemble which are called somebody else's: they were found on other
 * platforms, and not compared with it (docs/decisions/029). Undefined where nothing resembles one.
 */
export function likeUnproven(
  findings: readonly Finding[],
  listed: readonly SocialAccount[],
): Like | undefined {
  const proven = listed.filter(({ verifiedAt }) => verifiedAt).map((one) => bare(accountHandle(one)));
  // What is like a proven account as well was compared with that.
  const others = findings.filter(
    (finding) =>
      FILTERS.others.test(finding) &&
      !isOlder(finding) &&
      !proven.some((one) => one && bare(finding.theirs.handle).includes(one)),
  );
  const counted = listed.flatMap((account) => {
    const handle = accountHandle(account);
    const letters = bare(handle);
    if (account.verifiedAt || !handle || letters.length < SHORTEST) return [];
    const count = others.filter(
      ({ platform, yours, theirs }) =>
        platform !== account.platform &&
        !(yours.platform === account.platform && bare(yours.handle) === letters) &&
        bare(theirs.handle).includes(letters),
    ).length;
    return count > 0 ? [{ account, handle, count }] : [];
  });
  // Of two that say as much the longer one says more.
  return counted.sort((a, b) => b.count - a.count || b.handle.length - a.handle.length)[0];
}

const bare = (handle: string | undefined): string =>
  (handle ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
