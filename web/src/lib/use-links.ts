import { useMemo } from 'react';
import type { Platform } from '#domain/platform/platform';
import { opensProfile } from '#domain/platform/opens-profile';
import { platformTable } from '#domain/platform/platform-table';
import { useDemo } from './use-site-config.ts';

export interface Links {
  /** The page of an account; undefined where the platform has none. */
  profile: (account: { platform: Platform; handle: string; url?: string | null }) => string | undefined;
  /** The same as a whole address, for texts. */
  address: Links['profile'];
  /** The official form at `form`, where it has an address, for reporting the account at `url`. */
  form: (platform: Platform, form: string | undefined, url?: string | null) => string | undefined;
}

const standIn = (platform: Platform, rest: string) => `/platforms/${platform.toLowerCase()}/${rest}`;

/**
 * Where links lead. In the demonstration, and for accounts that a twin of this very site answered for, to local stand-ins:
 * an invented handle may belong to somebody, who must not get reports or visits because of it.
 */
export function linksFor(demo: boolean, origin: string): Links {
  const invented = (url?: string | null) => demo || Boolean(url?.startsWith(`${origin}/platforms/`));
  const profile: Links['profile'] = ({ platform, handle, url }) => {
    if (invented(url)) return standIn(platform, `u/${encodeURIComponent(handle)}`);
    const page = url && /^https?:/i.test(url) ? url : platformTable[platform].page(handle);
    return opensProfile(page) ? page : undefined;
  };
  return {
    profile,
    address: (account) => {
      const page = profile(account);
      return page && (page.startsWith('/') ? origin + page : page);
    },
    form: (platform, form, url) => (form && invented(url) ? standIn(platform, 'report') : form),
  };
}

export function useLinks(): Links {
  const demo = Boolean(useDemo());
  return useMemo(() => linksFor(demo, location.origin), [demo]);
}
