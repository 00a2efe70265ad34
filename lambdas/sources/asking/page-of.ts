import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';

/** The page of an account whose API does not name it; beside the API of a twin, the twin's own. */
export const pageOf = (platform: Platform, handle: string, apiUrl: string): string | undefined =>
  twinPageOf(platform, handle, apiUrl) ?? platformTable[platform].page(handle);

/**
 * The page of an invented account, where it was told by a twin (at /platforms/x/api): its handle may belong to somebody on
 * the real platform, who must not get visits because of it. Undefined where a real platform told.
 */
export function twinPageOf(platform: Platform, handle: string, apiUrl: string): string | undefined {
  const twins = /^(.+\/platforms)\/[a-z]+\/api$/.exec(apiUrl)?.[1];
  return twins && `${twins}/${platform.toLowerCase()}/u/${encodeURIComponent(handle)}`;
}
