import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { searchedName } from '#domain/platform/searched-name';
import { type Coverage, coverageOf } from '#domain/scan/coverage';
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

/**
 * Where a search that has ended looked, and where it did not: a sentence for each way, every platform in one of them. `isMute`: the
 * domain is proven, and says no name to search for.
 */
export function whereWords(
  sources: readonly SourceProgress[],
  isMute = false,
): {
  searched: number;
  total: number;
  sentences: string[];
} {
  const by = new Map(sources.map((source) => [source.platform, source]));
  const names = new Map<Where, string[]>();
  for (const platform of Platform.options) {
    const where = whereOf(coverageOf(by.get(platform)));
    const name = where === 'direct' ? searchedName(platform) : platformTable[platform].name;
    if (where) names.set(where, [...(names.get(where) ?? []), name]);
  }
  const sentences = (Object.keys(words.where) as Where[]).flatMap((where) => {
    const of = names.get(where);
    return of ? [words.where[where](of.join(', '), isMute)] : [];
  });
  const searched = (names.get('direct') ?? []).length + (names.get('engine') ?? []).length;
  return { searched, total: Platform.options.length, sentences };
}
