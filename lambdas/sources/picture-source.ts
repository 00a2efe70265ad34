import type { Platform } from '#domain/platform/platform';
import type { Source } from './source.ts';
import type { WebSearch } from './web-search.ts';

interface Connected {
  sources: ReadonlyMap<Platform, Pick<Source, 'servesImage'>>;
  web: Pick<WebSearch, 'platforms' | 'servesImage'> | undefined;
}

/**
 * Who knows from where the pictures of a platform's accounts come: its own source, or the web search where that alone sees the platform.
 * Undefined where this stage sees it in neither way.
 */
export const pictureSource = (
  platform: Platform,
  { sources, web }: Connected,
): Pick<Source, 'servesImage'> | undefined =>
  sources.get(platform) ?? (web?.platforms.includes(platform) ? web : undefined);
