import { useMemo } from 'react';
import type { Platform } from '#domain/platform';
import { platformTable } from '#domain/platform-table';
import { useDemo } from './use-demo.ts';

export interface Links {
  /** The page of an account; undefined where the platform has none. */
  profile: (account: { platform: Platform; handle: string; url?: string | null }) => string | undefined;
  /** The official form for reporting an impersonation. */
  form: (platform: Platform) => string | undefined;
}

/**
 * Where links lead. In the demonstration to local stand-ins: an invented handle may belong to somebody, who must not get
 * reports or visits because of it.
 */
export function useLinks(): Links {
  const demo = Boolean(useDemo());
  return useMemo(
    () =>
      demo
        ? {
            profile: ({ platform, handle }) =>
              `/platforms/${platform.toLowerCase()}/u/${encodeURIComponent(handle)}`,
            form: (platform) => `/platforms/${platform.toLowerCase()}/report`,
          }
        : {
            profile: ({ platform, handle, url }) =>
              url && /^https?:/i.test(url) ? url : platformTable[platform].page?.(handle),
            form: (platform) => platformTable[platform].reportForm,
          },
    [demo],
  );
}
