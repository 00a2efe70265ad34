import { isOnlyCompared } from '#domain/platform/opens-profile';
import type { Platform } from '#domain/platform/platform';
import type { Picture } from '../../picture/picture.ts';
import { bioOf, loadDraft, read, type Side } from '../side.ts';

/** An account as a list of one's own takes it. */
export interface OwnAccount {
  platform: Platform;
  handle: string;
  pageUrl: string;
}

/** The account that the comparison was made with. */
export interface OtherAccount {
  platform: Platform;
  handle: string;
  platformName: string;
  /** Absent where its platform has no addresses of profiles. */
  url?: string;
}

/** The own account of a comparison, where it has an address by which a list takes it. */
export function ownAccount(yours: Side): OwnAccount | undefined {
  const mine = read(yours);
  if (mine.state !== 'read' || !mine.account.url) return undefined;
  const { platform, handle, url } = mine.account;
  if (isOnlyCompared(handle)) return undefined;
  return { platform, handle, pageUrl: url };
}

export function otherAccount(theirs: Side): OtherAccount | undefined {
  const other = read(theirs);
  if (other.state !== 'read') return undefined;
  const { platform, handle, url } = other.account;
  return { platform, handle, platformName: other.platformName, ...(url && { url }) };
}

interface Named {
  platform: string;
  handle: string;
}

export const isSame = (one: Named, other: Named | undefined): boolean =>
  one.platform === other?.platform && one.handle.toLowerCase() === other.handle.toLowerCase();

/** What was entered of an account as the other one of this tab's comparison: it need not be typed again. */
export function typedOf(account: Named): { name?: string; bio?: string; picture?: Picture } {
  const { theirs } = loadDraft();
  if (!isSame(account, otherAccount(theirs))) return {};
  const { name, picture } = theirs;
  const bio = bioOf(theirs);
  return {
    ...(name.trim() && { name: name.trim() }),
    ...(bio && { bio }),
    ...(picture && { picture }),
  };
}
