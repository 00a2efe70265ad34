import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { userSubject } from '#domain/keys';
import type { Platform } from '#domain/platform/platform';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { jobsOf, newScan } from '../../lambdas/scan/begin/new-scan.ts';
import { findingId } from '../../lambdas/scan/same-account.ts';
import { lateCopy } from '../../platforms/population/story.ts';
import type { Platforms } from '../../platforms/twins.ts';
import type { Stores } from '../../demo/story/stores.ts';

export interface ArrivalOptions {
  stores: Stores;
  platforms: Pick<Platforms, 'population'>;
  queues: SQSClient;
  queueUrl: string;
  /** Platforms that the stage can search. */
  connected: readonly Platform[];
  /** Maya's user id. */
  sub: string;
  now: () => number;
}

/**
 * A copy of Maya's profile appears while you watch, and a search finds it. On later starts it has been there since.
 * Gives what to do when its time has come; undefined when that was on an earlier start.
 */
export async function copyToCome(options: ArrivalOptions): Promise<(() => Promise<void>) | undefined> {
  const { stores, platforms, sub, now } = options;
  const { handle } = lateCopy(now()).profile;
  const known = await stores.findings.get(userSubject(sub), findingId('GITHUB', handle));
  if (known !== undefined) {
    const createdAt = known.theirs.createdAt ?? known.firstSeen;
    if (known.status !== 'RESOLVED') platforms.population.add({ ...lateCopy(now()).profile, createdAt });
    return undefined;
  }
  return async () => {
    platforms.population.add(lateCopy(now()).profile);
    await search(options);
  };
}

/** The product's own search, from its queue. */
async function search({ stores, queues, queueUrl, connected, sub, now }: ArrivalOptions): Promise<void> {
  const user = await stores.users.get(sub);
  if (user === undefined) return;
  const [last] = await stores.scans.recent(userSubject(sub), 1);
  const scan = newScan(
    userSubject(sub),
    { now, random: Math.random },
    plannedSources(looksFor(user, connected), connected, { last: last?.sources, now: now() }),
  );
  await stores.scans.put(scan);
  for (const job of jobsOf(sub, scan))
    await queues.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
}
