import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import type { Found } from '../look.ts';

interface Known {
  platform: Platform;
  name: string | undefined;
  /** Handles that are on the list there. */
  listed: readonly string[];
  /** Own accounts as they were seen. */
  own: readonly SeenProfile[];
}

/**
 * What a business's proven domain says of it on a platform: handles under its name, which are compared as they stand. Nobody's account is
 * read by them, since a copy may have one. A listed account speaks for itself; where one is there, so does the day it began.
 */
export function labelsAs(handles: readonly string[], { platform, name, listed, own }: Known): Found[] {
  const known = new Set(listed.map((handle) => handle.toLowerCase()));
  const [since] = own
    .flatMap((profile) => (profile.platform === platform ? (profile.createdAt ?? []) : []))
    .sort();
  return handles
    .filter((handle) => !known.has(handle.toLowerCase()))
    .map((handle) => ({
      profile: { platform, handle, name: name ?? null, ofDomain: true },
      ...(since && { since }),
    }));
}
