import type { Report } from '#domain/contract/scan';
import { needsDecision } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { coverageOf, isAsked, isFromBefore } from '#domain/scan/coverage';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import { whenWithin } from '../../lib/when.ts';
import { coverage } from './coverage/coverage.ts';
import { isUnsure } from './handle-alone.ts';
import { nextSearch } from './next/next-search.ts';
import { words } from './words.ts';

const said = words.opening;

export interface Opening {
  title: string;
  after: string;
}

/** The sentence that opens the dashboard: what is wanted of the person, and on what it rests. `nowhere`: why no scan can start. */
export function opening(report: Report, accounts: number, now: number, nowhere?: string): Opening {
  const { scan, lastLookedAt } = report;
  if (scan && (scan.status === 'QUEUED' || scan.status === 'RUNNING')) {
    const asked = scan.sources.filter((source) => isAsked(coverageOf(source)));
    const answered = asked.filter(({ status }) => status !== 'waiting' && status !== 'looking');
    return {
      title: looking(asked, answered.length),
      after: said.leave,
    };
  }
  const after = lastLookedAt
    ? [lastScan(lastLookedAt, report, now), nextSearch(report, accounts, now)].filter(Boolean).join(' ')
    : accounts
      ? said.neverScanned
      : said.noAccountAfter;
  if (report.findings.some(needsDecision)) return { title: outcome(report), after };
  if (!accounts) return { title: said.noAccount, after };
  if (nowhere && !lastLookedAt) return { title: said.nowhere, after: nowhere };
  if (!lastLookedAt) return { title: said.ready, after };
  return { title: outcome(report), after };
}

/** What a scan that is over wants of the person. That nothing does is said only where the accounts could be compared. */
export function outcome({ scan, findings }: Report): string {
  const waiting = findings.filter(needsDecision).length;
  if (waiting) return said.toDecide(said.counted[waiting] ?? waiting, waiting === 1);
  if (scan && coverage(scan).answered === 0) return said.noAnswer;
  return findings.some(isUnsure) ? said.cannotSay : said.nothingToDecide;
}

/** One platform is named; of several it is told how many have answered. */
function looking(asked: readonly SourceProgress[], answered: number): string {
  if (asked.length === 0) return said.scanning;
  if (asked.length === 1) return said.scanningOn(platformTable[asked[0]!.platform].name);
  return said.scanningMany(answered, asked.length);
}

function lastScan(at: string, { scan }: Report, now: number): string {
  const day = said.last(whenWithin(at, now));
  // Of one that failed, the day is of the one before.
  return scan?.status === 'DONE' ? `${day}, ${where(scan)}` : `${day}.`;
}

function where(scan: Scan): string {
  const { looked, part, total } = coverage(scan);
  // A row that stands from an earlier scan was not asked in this one.
  const before = scan.sources.filter(
    (source) => source.status === 'looked' && isFromBefore(source, scan.requestedAt),
  ).length;
  return said.where({ now: looked + part - before, before, total, part });
}
