import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { accessToTwins } from '../../bin/sources.ts';
import type { Ask } from '../../lambdas/sources/asking/ask.ts';
import { connectedSources, connectedWebSearch } from '../../lambdas/sources/index.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import type { WebSearch } from '../../lambdas/sources/web-search.ts';

/** Every source as the local stage has it, asking the twins below an origin. */
export function sourcesOfTwins(origin: string, ask: Ask): { sources: Map<Platform, Source>; web: WebSearch } {
  const access = accessToTwins(origin);
  const sources = connectedSources(access, ask);
  const web = connectedWebSearch(access, ask);
  if (!web) throw new Error('The twins have no web search.');
  return { sources, web };
}

/** The platforms that can be searched where twins play all of them. */
export const platformsOfTwins = (): Platform[] =>
  Platform.options.filter((platform) => platformTable[platform].search !== 'not possible');
