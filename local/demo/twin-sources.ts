import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { twinSources } from '../../bin/sources.ts';
import type { Ask } from '../../lambdas/sources/asking/ask.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { Source, SourceAccess } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';

/** Every source as the local stage has it, asking the twins below an origin. */
export function sourcesOfTwins(origin: string, ask: Ask): { sources: Map<Platform, Source>; web: WebSearch } {
  const access = Object.fromEntries(
    Object.entries(twinSources).map(([source, { standInToken, tokenSecret: _, ...reached }]) => [
      source,
      JSON.parse(
        JSON.stringify({ ...reached, token: standInToken }).replaceAll('http://site.local.invalid', origin),
      ) as SourceAccess,
    ]),
  );
  const sources = connectedSources(access, ask);
  const web = connectedWebSearch(access, ask);
  if (!web) throw new Error('The twins have no web search.');
  return { sources, web };
}

/** The platforms that can be searched where twins play all of them. */
export const platformsOfTwins = (): Platform[] =>
  Platform.options.filter((platform) => platformTable[platform].search !== 'not possible');
