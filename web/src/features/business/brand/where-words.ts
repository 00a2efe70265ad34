import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { searchedName } from '#domain/platform/searched-name';
import { type Coverage, coverageOf, isAsked } from '#domain/scan/coverage';
import type { SourceProgress } from '#domain/scan/scan';
import { words } from './words.ts';

type Where = keyof typeof words.where;

const whereOf = (at: Coverage): Where | undefined => {
  switch (at.state) {
    case 'searched':
      return at.part ? 'silent' : at.by === 'web search' ? 'engine' : 'direct';
    case 'waiting':
    case 'searching':
      return undefined;
    case 'not asked':
      return 'notYet';
    case 'not connected':
      return 'notConnected';
    default:
      return at.state;
  }
};

/** The platforms that scans ask: those of the newest, without those that none asks any more. */
export const askedNow = (
  sources: readonly SourceProgress[],
  ended: readonly Platform[],
): ReadonlySet<Platform> =>
  new Set(
    sources
      .filter((source) => isAsked(coverageOf(source)) && !ended.includes(source.platform))
      .map(({ platform }) => platform),
  );

interface Now {
  /** What no scan asks any more: of how it was searched nothing holds. */
  ended?: readonly Platform[];
  /** The domain is proven, and says no name to search for. */
  isMute?: boolean;
}

/** Where a search that has ended looked, and where it did not: a sentence for each way, every platform in one of them. */
export function whereWords(
  sources: readonly SourceProgress[],
  { ended = [], isMute = false }: Now = {},
): {
  searched: number;
  total: number;
  sentences: string[];
} {
  const by = new Map(sources.map((source) => [source.platform, source]));
  const names = new Map<Where, string[]>();
  let searched = 0;
  for (const platform of Platform.options) {
    const was = whereOf(coverageOf(by.get(platform)));
    if (was === 'direct' || was === 'engine') searched += 1;
    const where = ended.includes(platform) ? 'ended' : was;
    const name = was === 'direct' ? searchedName(platform) : platformTable[platform].name;
    if (where) names.set(where, [...(names.get(where) ?? []), name]);
  }
  const sentences = (Object.keys(words.where) as Where[]).flatMap((where) => {
    const of = names.get(where);
    return of ? [words.where[where](of.join(', '), isMute)] : [];
  });
  return { searched, total: Platform.options.length, sentences };
}
