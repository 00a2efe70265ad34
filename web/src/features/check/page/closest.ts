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

/**
 * The account of a page whose handle is most like one that is not on it, and how they differ, read out as drawn; undefined where none is
 * like it. Of two that are equally alike the one on its own platform: whoever a copy sent here looks for the account that it copies.
 */
export function closest<Known extends Account>(
  given: Pick<Account, 'handle'> & { platform?: Platform | undefined },
  accounts: readonly Known[],
): { account: Known; diff: HandleDiff } | undefined {
  const theirs = handleShape(given.handle);
  const likeness = ({ handle }: Known) => handleLikeness(handleShape(handle), theirs).value;
  const isThere = ({ platform }: Known) => Number(platform === given.platform);
  const [best] = [...accounts].sort((a, b) => likeness(b) - likeness(a) || isThere(b) - isThere(a));
  if (!best || likeness(best) < WORTH_SHOWING) return undefined;
  return { account: best, diff: handleDiff(best.handle, given.handle, sides) };
}
