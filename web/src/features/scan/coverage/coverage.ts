import { Platform } from '#domain/platform/platform';
import { coverageOf, isFromBefore, type Coverage as State } from '#domain/scan/coverage';
import type { Scan, SourceProgress } from '#domain/scan/scan';

export interface Coverage {
  /** `since`: when it was searched, where that was not by this scan. */
  rows: { platform: Platform; at: State; since?: string | undefined }[];
  looked: number;
  part: number;
  not: number;
  /** Looked, in full or in part. */
  answered: number;
  total: number;
}

/** What moves first, then what answered, then what could not be asked. */
const ORDER: State['state'][] = [
  'searching',
  'waiting',
  'searched',
  'silent',
  'not asked',
  'closed',
  'not connected',
];
const rank = (at: State): number => ORDER.indexOf(at.state) + (at.state === 'searched' && at.part ? 0.5 : 0);

/** All platforms of the product with how the look went there, each in one state. */
export function coverage(scan: Scan): Coverage {
  const by = new Map(scan.sources.map((source) => [source.platform, source]));
  const rows = Platform.options
    .map((platform) => ({
      platform,
      at: coverageOf(by.get(platform)),
      since: before(scan, by.get(platform)),
    }))
    .sort((a, b) => rank(a.at) - rank(b.at));
  const searched = rows.filter(({ at }) => at.state === 'searched').length;
  const part = rows.filter(({ at }) => at.state === 'searched' && at.part).length;
  return {
    rows,
    looked: searched - part,
    part,
    not: rows.length - searched,
    answered: searched,
    total: rows.length,
  };
}

const before = ({ requestedAt }: Scan, source: SourceProgress | undefined): string | undefined =>
  source && (source.status === 'not asked' || isFromBefore(source, requestedAt))
    ? (source.at ?? undefined)
    : undefined;
