import type { Report } from '#domain/contract/scan';
import type { ScanProgress } from '#domain/scan/scan';

/** The report after one message of a running look; messages of another look leave it as it is. */
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
  return { ...report, scan: { ...scan, status: progress.status, sources } };
}
