import pMap from 'p-map';
import { userSubject } from '#domain/keys';
import { jobsIn } from '#domain/scan/scan-job';
import { planDueScans } from '../../lambdas/scan/plan.ts';
import { runJobs } from '../../lambdas/scan/run-jobs.ts';
import type { World } from './world.ts';

/** Messages that a function is given of the queue at once (lib/jobs/scanning.ts). */
export const batch = 5;

/** Plans everybody who is due, some at a time, and works the queue off, so many messages at once: by the batch, as functions do. */
export async function runDay(
  { plan, run, outside, atEnd }: World,
  { atOnce, onEnd }: { atOnce: number; onEnd: (ended: number) => void },
): Promise<void> {
  let isPlanned = false;
  let planning: Promise<void> | undefined;
  const planMore = async () => {
    const { planned } = await planDueScans(plan);
    isPlanned = planned === 0;
    planning = undefined;
  };
  const next = async () => {
    while (outside.waiting.length === 0 && !isPlanned) await (planning ??= planMore());
    return outside.waiting.splice(0, batch);
  };
  const work = async () => {
    for (let some = await next(); some.length > 0; some = await next()) {
      const messages = some.map(jobsIn);
      await Promise.all(messages.map((jobs) => runJobs(jobs, run, { isLast: true })));
      await atEnd();
      outside.done += messages.flat().length;
      onEnd(outside.ended);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(atOnce / batch) }, work));
}

/** What the tables hold in the end, counted: each scan is done, each source has one outcome, no finding is there twice. */
export async function counted(world: World, identities: number, scansEach: number) {
  const result = { lost: 0, findings: 0, fewest: Infinity, duplicates: 0 };
  const count = async (_: unknown, n: number) => {
    const subject = userSubject(`identity-${n}`);
    const scans = await world.stores.scans.recent(subject, 10);
    const done = scans.filter(({ status }) => status === 'DONE').length;
    result.lost += scansEach - done;
    for (const { sources } of scans)
      result.lost += sources.filter(({ status }) => status === 'waiting' || status === 'looking').length;
    const findings = await world.stores.findings.list(subject);
    const accounts = findings.map(({ platform, theirs }) => `${platform} ${theirs.handle.toLowerCase()}`);
    result.findings += findings.length;
    result.fewest = Math.min(result.fewest, findings.length);
    result.duplicates += accounts.length - new Set(accounts).size;
    for (const { history } of findings)
      result.duplicates += history.filter(({ what }) => what === 'first seen').length - 1;
  };
  await pMap(Array.from({ length: identities }), count, { concurrency: 20 });
  return result;
}
