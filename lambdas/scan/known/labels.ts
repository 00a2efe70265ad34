import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import type { Found } from '../look.ts';

interface Known {
  platform: Platform;
  name: string | undefined;
  /** Own accounts that are compared, or listed there: as they were seen, or said to be. */
  own: readonly SeenProfile[];
  /** Own accounts elsewhere as they are listed, of which some could not be read. */
  unread: readonly SeenProfile[];
}

/**
 * What a business's proven domain says of it on a platform: handles under its name, which are compared as they stand. Nobody's account is
 * read by them, since a copy may have one. A listed account speaks for itself; where one is there, so does the day it began. An account of
 * that very handle elsewhere stands in the label's place, read or not: who copies the name copies an account, and is reported for that.
 */
export function labelsAs(handles: readonly string[], { platform, name, own, unread }: Known): Found[] {
  const known = new Set(own.map(({ handle }) => handle.toLowerCase()));
  const [since] = own
    .flatMap((profile) => (profile.platform === platform ? (profile.createdAt ?? []) : []))
    .sort();
  return handles
    .filter((handle) => !known.has(handle.toLowerCase()))
    .flatMap((handle) => {
      const accounts = unread.filter((one) => one.handle.toLowerCase() === handle.toLowerCase());
      const label: SeenProfile = { platform, handle, name: name ?? null, ofDomain: true };
      return accounts.length > 0 ? accounts : [label];
    })
    .map((profile) => ({ profile, ...(since && { since }) }));
}
