import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';

/**
 * The page of an account whose API does not name it. Beside the API of a twin (/platforms/x/api) it is the twin's own: an
 * invented handle may belong to somebody on the real platform, who must not get visits because of it.
 */
export function pageOf(platform: Platform, handle: string, apiUrl: string): string | undefined {
  const twin = /^(.+\/platforms\/[a-z]+)\/api$/.exec(apiUrl)?.[1];
  return twin ? `${twin}/u/${encodeURIComponent(handle)}` : platformTable[platform].page?.(handle);
}
