import { userSubject } from '#domain/keys';
import { planDueScans } from '../../lambdas/scan/plan.ts';
import { runSource } from '../../lambdas/scan/run.ts';
import type { World } from './world.ts';

/** Plans everybody who is due and works the queue off, so many jobs at once. */
export async function runDay({ plan, run, outside }: World, atOnce: number): Promise<void> {
  while ((await planDueScans(plan)).planned > 0);
  const work = async () => {
    for (let job = outside.jobs.shift(); job; job = outside.jobs.shift()) {
      await runSource(job, run);
      outside.done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** What the tables hold in the end, counted: each scan is done, each source has one outcome, no finding is there twice. */
export async function counted(world: World, identities: number, scansEach: number) {
  const result = { lost: 0, findings: 0, duplicates: 0 };
  for (let n = 0; n < identities; n += 1) {
    const subject = userSubject(`identity-${n}`);
    const scans = await world.stores.scans.recent(subject, 10);
    const done = scans.filter(({ status }) => status === 'DONE').length;
    result.lost += scansEach - done;
    for (const { sources } of scans)
      result.lost += sources.filter(({ status }) => status === 'waiting' || status === 'looking').length;
    const findings = await world.stores.findings.list(subject);
    const accounts = findings.map(({ platform, theirs }) => `${platform} ${theirs.handle.toLowerCase()}`);
    result.findings += findings.length;
    result.duplicates += accounts.length - new Set(accounts).size;
    for (const { history } of findings)
      result.duplicates += history.filter(({ what }) => what === 'first seen').length - 1;
  }
  return result;
}
