import type { Report } from '#domain/contract/scan';
import type { ScanProgress } from '#domain/scan/scan';

/**
 * The report after one message of a running look; messages of another look leave it as it is. Messages may come in another order
 * than they were sent: what has ended doesn't begin again.
 */
export function withProgress(report: Report, progress: ScanProgress): Report {
  const { scan } = report;
  if (!scan || scan.id !== progress.scanId) return report;
  const { source } = progress;
  const known = scan.sources.some(({ platform }) => platform === source?.platform);
  const sources = !source
    ? scan.sources
    : known
      ? scan.sources.map((old) => (old.platform === source.platform ? source : old))
      : [...scan.sources, source];
  const status = hasEnded(scan) && !hasEnded(progress) ? scan.status : progress.status;
  return { ...report, scan: { ...scan, status, sources } };
}

const hasEnded = ({ status }: Pick<ScanProgress, 'status'>): boolean =>
  status === 'DONE' || status === 'FAILED';
