import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { SourceId } from '#domain/scan/scan-job';
import type { Ask } from '../../lambdas/sources/asking/ask.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { Source, SourceAccess } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';

/** How each source is reached, where twins play all of them. */
export type TwinAccess = Partial<Record<SourceId, SourceAccess>>;

/** Every source of a stage whose twins play them. */
export function sourcesOfTwins(
  access: TwinAccess,
  ask: Ask,
): { sources: Map<Platform, Source>; web: WebSearch } {
  const sources = connectedSources(access, ask);
  const web = connectedWebSearch(access, ask);
  if (!web) throw new Error('The twins have no web search.');
  return { sources, web };
}

/** The platforms that can be searched where twins play all of them. */
export const platformsOfTwins = (): Platform[] =>
  Platform.options.filter((platform) => platformTable[platform].search !== 'not possible');
