import { hour } from '../durations.ts';
import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { SourceProgress } from './scan.ts';

/**
 * How a platform's part of a scan stands: one state, from which every page, mail and line is worded. `silent`: it was asked
 * and gave no answer to rely on; `not asked`: it could be, and no account of the person's is there; `not connected`: this
 * stage has no access; `closed`: it offers no search that anybody may use.
 */
export type Coverage =
  | { state: 'waiting' }
  | { state: 'searching'; asked: number; total: number }
  | { state: 'searched'; part: false; by: By; compared: number; why?: string | undefined }
  | { state: 'searched'; part: true; by: By; compared: number; why: string }
  | { state: 'silent'; why: string }
  | { state: 'not asked' }
  | { state: 'not connected' }
  | { state: 'closed' };

/** Whom we asked: the platform itself, or a search engine about it. */
export type By = 'platform' | 'web search';

/** What a scan's row says; a platform without a row has no source here. */
export function coverageOf(source: SourceProgress | undefined): Coverage {
  if (!source) return { state: 'not connected' };
  const { status, asked, total, compared, note, limits } = source;
  switch (status) {
    case 'waiting':
    case 'not asked':
    case 'not connected':
    case 'closed':
      return { state: status };
    case 'looking':
      return { state: 'searching', asked, total };
    case 'looked':
      return {
        state: 'searched',
        part: false,
        by: byOf(source.platform),
        compared,
        ...(limits && { why: limits }),
      };
    case 'in part':
      return {
        state: 'searched',
        part: true,
        by: byOf(source.platform),
        compared,
        why: note ?? words.noAnswer,
      };
    case 'could not look':
      return { state: 'silent', why: note ?? words.noAnswer };
  }
}

const byOf = (platform: Platform): By =>
  platformTable[platform].search === 'web search' ? 'web search' : 'platform';

const words = {
  noAnswer: 'It didn’t answer.',
  'not asked': 'Add your account there, or prove one account, and we search there too.',
  next: 'The next scan includes it.',
  'not connected': 'Not connected here yet.',
  closed: 'It offers no search we may use.',
};

/**
 * Whether a row stands from an earlier scan, as platforms that allow few questions do. Within the hour it is one search to a
 * person, however many scans made it up: proving an account begins one by itself.
 */
export const isFromBefore = ({ at }: Pick<SourceProgress, 'at'>, requestedAt: string): boolean =>
  !!at && Date.parse(at) < Date.parse(requestedAt) - hour;

/** Platforms that this scan puts questions to; the others are only named. */
export const isAsked = ({ state }: Coverage): boolean =>
  state === 'waiting' || state === 'searching' || state === 'searched' || state === 'silent';

/** A reason that is true of several platforms: "It offers no search we may use." is "They offer no search we may use." */
export const whyOfSeveral = (why: string): string =>
  (why === words.closed && 'They offer no search we may use.') ||
  (why === words.noAnswer && 'They didn’t answer.') ||
  why.replace(/^It /, 'each ');

/** What came of it, in a few words. */
export function coverageWords(coverage: Coverage, platform: Platform): string {
  switch (coverage.state) {
    case 'waiting':
      return 'In line';
    case 'searching':
      return 'Asking';
    case 'searched': {
      const noun = platform === 'GOOGLE' ? 'channel' : 'account';
      const accounts = `${coverage.compared} ${noun}${coverage.compared === 1 ? '' : 's'}`;
      const counted = coverage.by === 'web search' ? `${accounts} in web results` : accounts;
      if (!coverage.part) return counted;
      return coverage.compared ? `In part, ${counted}` : 'In part';
    }
    default:
      return 'Not searched';
  }
}

/** Why it could not look, or not everywhere; undefined where there is nothing to explain. `proven`: the next scan asks everywhere. */
export function coverageWhy(coverage: Coverage, proven = false): string | undefined {
  if ('why' in coverage) return coverage.why;
  const { state } = coverage;
  if (state === 'not asked' && proven) return words.next;
  return state === 'not asked' || state === 'not connected' || state === 'closed' ? words[state] : undefined;
}
