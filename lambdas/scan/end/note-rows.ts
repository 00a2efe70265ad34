import { outcomeOf } from '#domain/operations/scan-tally';
import { isOpen, lessTelling, type Scan } from '#domain/scan/scan';
import type { ScanJob } from '#domain/scan/scan-job';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';
import type { Opened } from '../begin/open-scan.ts';
import { careFor } from '../subject/care.ts';
import type { EndServices } from './finish.ts';

/** What a job writes into its scan. */
export interface Note {
  job: ScanJob;
  opened: Opened;
  rows: readonly StoredSource[];
  /** It wrote into the findings. */
  wrote: boolean;
}

/**
 * Writes what jobs of one scan have to say into it. Where nobody waits for it, and nothing else of it is open, the same write ends it:
 * what is open was counted before. Gives the scan as it is then; undefined where a row has to stay as it was.
 */
export async function noteRows(all: readonly Note[], services: EndServices): Promise<Scan | undefined> {
  const { job, opened } = all[0]!;
  const { scan } = opened;
  const rows = once(all.flatMap((note) => note.rows));
  if (job.again || !endsWith(scan, rows)) return services.scans.note(scan, rows);
  const at = new Date(services.now()).toISOString();
  const care = careFor(job, services);
  await sumUp(
    all.some(({ wrote }) => wrote),
    opened,
    at,
    { ...services, care },
  );
  // Another worker had the same jobs, and was done before.
  if (!(await services.scans.end(scan, rows, at))) return services.scans.note(scan, rows);
  const sources = scan.sources.map((old) => rows.find(({ platform }) => platform === old.platform) ?? old);
  await care.publish({ scanId: scan.id, status: 'DONE', source: null, at });
  await services.tally(outcomeOf(sources));
  return { ...scan, sources, status: 'DONE', finishedAt: at };
}

/** Where its jobs wrote no finding, and nobody else has counted meanwhile, what was read at the beginning is what is there. */
async function sumUp(
  wrote: boolean,
  { subject: { subjectId }, known, counted }: Opened,
  at: string,
  { care, findings }: Pick<EndServices, 'findings'> & { care: ReturnType<typeof careFor> },
): Promise<void> {
  if (!wrote && counted && (await care.sumUp(known, at, counted))) return;
  await care.sumUp(await findings.list(subjectId), at);
}

/** Of what was open when the scan was read, these rows close all. */
const endsWith = ({ bySchedule, status, sources }: StoredScan, rows: readonly StoredSource[]): boolean =>
  !!bySchedule &&
  status === 'RUNNING' &&
  sources.every((row) => !isOpen(row) || rows.some((one) => one.platform === row.platform && !isOpen(one)));

/** A job that came twice has two rows of one platform: the one that says more, else the later. */
function once(rows: readonly StoredSource[]): StoredSource[] {
  const said = new Map<string, StoredSource>();
  for (const row of rows) {
    const before = said.get(row.platform);
    if (!before || lessTelling(row).includes(before.status)) said.set(row.platform, row);
  }
  return [...said.values()];
}
