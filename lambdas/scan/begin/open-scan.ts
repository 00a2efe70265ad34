import type { ImpersonationDetection } from '#domain/account/user';
import type { SocialProof } from '#domain/proof/proof';
import { isOpen } from '#domain/scan/scan';
import { type ScanJob, subjectOfJob } from '#domain/scan/scan-job';
import type { StoredScan } from '#domain/scan/stored-scan';
import type { Subject } from '#domain/subject/subject';
import { readTogether } from '../../runtime/together/read-together.ts';
import type { StoredFinding } from '../../store/finding.ts';
import { settleListed } from '../known/settle-listed.ts';
import { isUnfinished } from '../look-for-job.ts';
import type { RunServices } from '../run.ts';
import { loadSubject } from '../subject/load-subject.ts';

/** What each job of a scan begins with. */
export interface Opened {
  subject: Subject;
  scan: StoredScan;
  proofs: readonly SocialProof[];
  /** Codes made for the subject: on another account they tell who copied it. */
  codes: ReadonlySet<string>;
  /** Its findings; nothing where no job has anything left to do. */
  known: readonly StoredFinding[];
  /** What the person's record said of them before that. */
  counted: ImpersonationDetection | null | undefined;
}

type OpenServices = Pick<
  RunServices,
  'users' | 'businesses' | 'scans' | 'proofs' | 'findings' | 'retry' | 'now'
>;

/** Reads what a job begins with; undefined where the subject, or the scan, is gone. */
export async function openScan(job: ScanJob, services: OpenServices): Promise<Opened | undefined> {
  const [loaded, scan] = await Promise.all([
    loadSubject(job, services),
    services.scans.get(subjectOfJob(job), job.scanId),
  ]);
  if (!loaded || !scan) return undefined;
  const { subject } = loaded;
  if (!scan.sources.some((row) => isOpen(row) || isUnfinished(row)))
    return { ...loaded, scan, proofs: [], codes: new Set(), known: [] };
  // After the scan: what its row says is written, stands in the findings.
  const [{ proofs, codes }, known] = await Promise.all([
    services.proofs.ownedBy(subject.id),
    knownOf(subject, services),
  ]);
  return { ...loaded, scan, proofs, codes, known };
}

/** The same for a worker: jobs of one scan that begin together read it once. */
export const openingTogether = (services: OpenServices): NonNullable<RunServices['open']> =>
  readTogether(
    (job: ScanJob) => openScan(job, services),
    (job) => `${subjectOfJob(job)} ${job.scanId}`,
  );

/** What was found before. What the person listed as theirs since is theirs, also where it was written at that very moment. */
async function knownOf(
  { subjectId, socialMediaAccounts }: Subject,
  services: Pick<RunServices, 'findings' | 'retry' | 'now'>,
): Promise<StoredFinding[]> {
  const known = await services.findings.list(subjectId);
  const at = new Date(services.now()).toISOString();
  const settled = await settleListed({ subjectId, accounts: socialMediaAccounts ?? [] }, known, services, at);
  return settled > 0 ? services.findings.list(subjectId) : known;
}
