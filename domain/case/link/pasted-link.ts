import { parseProfileLink } from '../../platform/platforms.ts';
import type { Case, Evidence } from '../case.ts';

/** What was typed, where that is a link and nothing else: neither a handle, nor a link among other words. */
export const asLink = (typed: string): string | undefined =>
  /^(https?:\/\/)?[^\s/@,]+\.[^\s/@,]+\/\S*[^\s,;]$/i.test(typed.trim()) ? typed : undefined;

/** Whether a piece is the handle as it was entered, of an account that no address opens. */
export const isHandlePiece = ({ kind, kept }: Pick<Evidence, 'kind' | 'kept'>): boolean =>
  kind === 'link' && !!kept && !asLink(kept) && !/https?:\/\//i.test(kept);

/**
 * The link to the account of a case, as it was pasted. The SHA-256 that stands beside it in a report is of this text, and we may write
 * the address of the same account in another way. Undefined where there was none, or where the account has another name by now.
 */
export function pastedLink({
  evidence,
  snapshot,
  platform,
  handle,
}: Pick<Case, 'evidence' | 'snapshot' | 'platform' | 'handle'>): string | undefined {
  const kept = evidence.find(({ kind }) => kind === 'link')?.kept ?? snapshot?.theirs.pasted;
  const account = kept ? parseProfileLink(kept) : undefined;
  return kept && account?.platform === platform && account.handle.toLowerCase() === handle.toLowerCase()
    ? kept
    : undefined;
}
