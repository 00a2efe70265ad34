import type { ScanJob } from '#domain/scan/scan-job';
import { giveUp } from './end/give-up.ts';
import { runSource, type RunServices } from './run.ts';

/**
 * Works off the jobs of one message side by side: what fails in one keeps none of the others back. A message that comes again finds
 * what was done before as done. After the last try what failed is given up.
 */
export async function runJobs(
  jobs: readonly ScanJob[],
  services: RunServices,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const work = async (job: ScanJob) => {
    try {
      await runSource(job, services);
    } catch (error) {
      // The message goes to the dead letters, and nobody should wait for it.
      if (isLast) await giveUp(job, services);
      throw error;
    }
  };
  const ended = await Promise.allSettled(jobs.map(work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
