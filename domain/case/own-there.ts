import type { CasePlace } from './place.ts';
import type { Platform } from '../platform/platform.ts';
import { accountHandle, type SocialAccount } from '../platform/social-account.ts';

type Listed = Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>;

/** An account that somebody says is theirs, and since when that is proven; null while it is not. */
export interface OwnAccount {
  platform: Platform;
  handle: string;
  url: string;
  verifiedAt: string | null;
}

interface Where {
  copy: { platform: CasePlace; handle: string };
  /** Where the account is that is copied, if one was named. */
  copied: CasePlace | undefined;
  /** Where they have none there, and none was named as copied, one on another platform will do. */
  elsewhere?: boolean | undefined;
}

/**
 * An account of theirs on the platform of a copy, where none there is the one that is copied: who follows them there, and the platform
 * itself, know them by it. A proven one before one that is only listed, and never the copy. `elsewhere`: without one there, people can
 * still be told which is theirs.
 */
export function ownThere(
  accounts: readonly Listed[] | null | undefined,
  { copy, copied, elsewhere }: Where,
): OwnAccount | undefined {
  if (copied === copy.platform) return undefined;
  const own = (accounts ?? []).flatMap((account): OwnAccount[] => {
    const { platform, pageUrl: url, verifiedAt = null } = account;
    const handle = accountHandle(account);
    if (handle === undefined) return [];
    const isCopy = platform === copy.platform && handle.toLowerCase() === copy.handle.toLowerCase();
    return isCopy ? [] : [{ platform, handle, url, verifiedAt }];
  });
  const there = own.filter(({ platform }) => platform === copy.platform);
  const mayBeElsewhere = elsewhere && copied === undefined && copy.platform !== 'DOMAIN';
  const named = there.length === 0 && mayBeElsewhere ? own : there;
  return named.find(({ verifiedAt }) => verifiedAt) ?? named[0];
}
