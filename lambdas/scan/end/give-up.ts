import { isOpen, type SourceProgress } from '#domain/scan/scan';
import { type ScanJob, subjectOfJob } from '#domain/scan/scan-job';
import { sourceOf } from '#domain/scan/scan-plan';
import { ourFault } from '../look-for-job.ts';
import { type EndServices, finishWhenComplete } from './finish.ts';

/** A source's part that failed for good: its rows say so, and the scan ends without it. */
export async function giveUp(job: ScanJob, services: EndServices): Promise<void> {
  const scan = await services.scans.get(subjectOfJob(job), job.scanId);
  const rows = scan?.sources.filter((row) => sourceOf(row.platform) === job.source && isOpen(row)) ?? [];
  if (!scan || rows.length === 0) return;
  const failed = rows.map((row): SourceProgress => ({ ...row, status: 'could not look', note: ourFault }));
  await services.scans.note(scan, failed);
  await services.tally('given up');
  await finishWhenComplete(job, services);
}
