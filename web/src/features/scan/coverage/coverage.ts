import { Platform } from '#domain/platform/platform';
import type { Scan, SourceProgress } from '#domain/scan/scan';

export interface Coverage {
  rows: { platform: Platform; source?: SourceProgress }[];
  looked: number;
  part: number;
  not: number;
  /** Looked, in full or in part. */
  answered: number;
  total: number;
}

/** What moves first, then what answered, then what could not be asked. */
const ORDER = ['looking', 'waiting', 'looked', 'in part', 'could not look', 'not connected'] as const;
const rank = (source?: SourceProgress): number => (source ? ORDER.indexOf(source.status) : ORDER.length);

/** Platforms that this look puts questions to; the others are only named. */
export const isAsked = ({ status, total }: SourceProgress): boolean =>
  status !== 'not connected' && !(status === 'could not look' && total === 0);

/** All platforms of the product with how the look went there; one that was not asked counts as not looked at. */
export function coverage(scan: Scan): Coverage {
  const by = new Map(scan.sources.map((source) => [source.platform, source]));
  const rows = Platform.options
    .map((platform) => ({ platform, source: by.get(platform) }))
    .sort((a, b) => rank(a.source) - rank(b.source));
  const count = (status: string) => rows.filter(({ source }) => source?.status === status).length;
  const looked = count('looked');
  const part = count('in part');
  return {
    rows,
    looked,
    part,
    not: rows.length - looked - part,
    answered: looked + part,
    total: rows.length,
  };
}

/** The words for one platform's answer. */
export function answer(source: SourceProgress | undefined): string {
  if (!source) return 'Could not look';
  const { status, compared, platform } = source;
  const noun = platform === 'GOOGLE' ? 'channel' : 'account';
  const counted = `${compared} ${noun}${compared === 1 ? '' : 's'}`;
  switch (status) {
    case 'looked':
      return counted;
    case 'in part':
      return compared ? `In part, ${counted}` : 'In part';
    case 'waiting':
      return 'In line';
    case 'looking':
      return 'Asking';
    default:
      return 'Could not look';
  }
}
