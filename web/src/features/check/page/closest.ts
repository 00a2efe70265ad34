import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { handleShape } from '#domain/engine/handle/handle-shape';
import { handleLikeness } from '#domain/engine/handle/handle-signal';
import type { Platform } from '#domain/platform/platform';
import { words } from '../words.ts';

interface Account {
  platform: Platform;
  handle: string;
}

const sides = { yours: words.page.listed, theirs: words.page.given };

/** From here on two handles are worth showing letter by letter. */
const WORTH_SHOWING = 0.5;
/** Handles that are as alike as this count the same: periods and hyphens hardly make them less alike, and are what a copy is told by. */
const AS_ALIKE = 0.1;

/** How many letters somebody sees that differ. */
const lettersApart = ({ steps }: HandleDiff): number =>
  steps.reduce(
    (sum, { kind, yours, theirs }) => (kind === 'same' ? sum : sum + Math.max(yours.length, theirs.length)),
    0,
  );

/**
 * The account of a page whose handle is most like one that is not on it, and how they differ, read out as drawn; undefined where none is
 * like it. Of several that are as alike the one of which the fewest letters differ, and of those the one on its own platform: whoever a
 * copy sent here looks for the account that it copies.
 */
export function closest<Known extends Account>(
  given: Pick<Account, 'handle'> & { platform?: Platform | undefined },
  accounts: readonly Known[],
): { account: Known; diff: HandleDiff } | undefined {
  const theirs = handleShape(given.handle);
  const compared = accounts.map((account) => {
    const likeness = handleLikeness(handleShape(account.handle), theirs).value;
    const diff = handleDiff(account.handle, given.handle, sides);
    return {
      account,
      diff,
      likeness,
      apart: lettersApart(diff),
      isThere: account.platform === given.platform,
    };
  });
  const most = Math.max(...compared.map(({ likeness }) => likeness));
  if (most < WORTH_SHOWING) return undefined;
  const [best] = compared
    .filter(({ likeness }) => likeness >= most - AS_ALIKE)
    .sort((a, b) => a.apart - b.apart || Number(b.isThere) - Number(a.isThere));
  return best && { account: best.account, diff: best.diff };
}
