import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { sourceOf } from '#domain/scan/scan-plan';
import { missingKeys } from '../real-sources.ts';
import { handleOn } from './looks.ts';
import type { ScanOptions } from './options.ts';
import type { SearchedPlatform } from './search.ts';

export interface CoverageRow {
  platform: Platform;
  coverage: 'looked' | 'in part' | 'could not look' | 'not asked' | 'nobody can search there';
  /** Profiles read and compared. */
  compared: number;
  /** Why not, or not everything. */
  why?: string;
  /** Look-alikes that nobody has, the likeliest first. */
  free?: readonly string[];
}

/** What came of each of the 17 platforms. */
export const coverageRows = (
  searched: readonly SearchedPlatform[],
  compared: ReadonlyMap<Platform, number>,
  options: Pick<ScanOptions, 'handle' | 'platforms' | 'real' | 'reserve'>,
  env: NodeJS.ProcessEnv,
): CoverageRow[] =>
  Platform.options.map((platform) => {
    const progress = searched.find((one) => one.progress.platform === platform)?.progress;
    if (!progress) return { platform, ...unasked(platform, options, env), compared: 0 };
    const { status, note, free } = progress;
    const coverage = status === 'looked' || status === 'in part' ? status : 'could not look';
    return {
      ...{ platform, coverage, compared: compared.get(platform) ?? 0 },
      ...(coverage !== 'looked' && note && { why: note }),
      ...(options.reserve && free && { free: free.map((one) => one.handle) }),
    };
  });

function unasked(
  platform: Platform,
  { handle, platforms }: Pick<ScanOptions, 'handle' | 'platforms'>,
  env: NodeJS.ProcessEnv,
): Pick<CoverageRow, 'coverage' | 'why'> {
  if (platformTable[platform].search === 'not possible') return { coverage: 'nobody can search there' };
  if (!platforms.includes(platform)) return { coverage: 'not asked', why: 'Left out by --platform.' };
  if (handleOn(platform, handle) === undefined)
    return { coverage: 'not asked', why: 'This platform does not allow such a handle.' };
  const keys = missingKeys(sourceOf(platform), env);
  return {
    coverage: 'could not look',
    why: keys.length > 0 ? `It needs ${keys.join(', ')}.` : 'It is not connected.',
  };
}

/** One line for people: "GitHub: 12 accounts compared". */
export function coverageLine({ platform, coverage, compared, why }: CoverageRow): string {
  const noun = platform === 'GOOGLE' ? 'channel' : 'account';
  const counted =
    compared === 0 ? `no ${noun} to compare` : `${compared} ${noun}${compared === 1 ? '' : 's'} compared`;
  const seen = sourceOf(platform) === 'WEB' ? `${counted}, by a web search` : counted;
  const words = coverage === 'looked' || coverage === 'in part' ? seen : coverage;
  const part = coverage === 'in part' ? ', in part' : '';
  return `${platformTable[platform].name}: ${words}${part}${why ? `. ${why}` : ''}`;
}

/** Did any platform answer? */
export const anyAnswered = (rows: readonly CoverageRow[]): boolean =>
  rows.some(({ coverage }) => coverage === 'looked' || coverage === 'in part');
