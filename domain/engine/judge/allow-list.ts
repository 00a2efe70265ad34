import { prepare } from './prepare.ts';
import type { Profile } from '../profile/profile.ts';

/**
 * Tells which candidates are the protected person's own: the same handle (on the same platform, when both name one) or the
 * same registered domain. Capitals and a leading @ do not matter.
 */
export function createAllowList(own: readonly Profile[]): (candidate: Profile) => boolean {
  const handles = new Map<string, Set<string>>();
  const domains = new Set<string>();
  for (const profile of own) {
    const { web } = prepare(profile);
    const handle = handleOf(profile);
    if (handle) handles.set(handle, (handles.get(handle) ?? new Set()).add(platformOf(profile)));
    if (!handle) for (const site of web.sites) domains.add(site.domain);
  }
  return (candidate) => {
    const { web } = prepare(candidate);
    const handle = handleOf(candidate);
    if (handle) {
      const platforms = handles.get(handle);
      return (
        platforms !== undefined &&
        (platforms.has('') || platformOf(candidate) === '' || platforms.has(platformOf(candidate)))
      );
    }
    return web.sites.length > 0 && web.sites.every((site) => domains.has(site.domain));
  };
}

/** An id that a platform gave says nothing about who is alike, but it names the account, capitals and all. */
function handleOf(profile: Profile): string | undefined {
  return prepare(profile).handle?.text ?? (profile.handle?.trim() || undefined);
}

const platformOf = ({ platform }: Profile) => (platform ?? '').toLowerCase();
