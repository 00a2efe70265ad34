import { outcomeOf } from '#domain/operations/scan-tally';
import { isOpen, type Scan } from '#domain/scan/scan';
import { type ScanJob, subjectOfJob } from '#domain/scan/scan-job';
import type { RunServices } from '../run.ts';
import { careFor, type CareServices } from '../subject/care.ts';

export type EndServices = CareServices & Pick<RunServices, 'scans' | 'findings' | 'tally' | 'now'>;

/** The last source to be done counts what is open and ends the scan. */
export async function finishWhenComplete(job: ScanJob, services: EndServices, latest?: Scan): Promise<void> {
  const { scanId, again } = job;
  const subjectId = subjectOfJob(job);
  const scan = latest ?? (await services.scans.get(subjectId, scanId));
  if (!scan || scan.sources.some(isOpen) || (scan.status === 'DONE' && !again)) return;
  const at = new Date(services.now()).toISOString();
  const care = careFor(job, services);
  await care.sumUp(await services.findings.list(subjectId), at);
  const ended = await services.scans.finish(scan, at);
  // Of several that met here, one tells; what was put off and came afterwards is told anew.
  if (ended || again) await care.publish({ scanId, status: 'DONE', source: null, at });
  if (ended) await services.tally(outcomeOf(scan.sources));
}
