import { day } from '#domain/durations';
import { businessSubject } from '#domain/keys';
import type { Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import type { EnqueueScan } from '../../runtime/scan-queue.ts';
import type { OnceStore } from '../../store/once.ts';
import { leftBehind } from './given-anew.ts';

/** A comparison may ask platforms, whose questions all people share. Beyond them the next search compares it. */
const mostADay = 100;

type Whose = { userId: string } | { businessId: string; givenBy: string };

interface Services {
  once: Pick<OnceStore, 'count'>;
  enqueue: EnqueueScan;
}

/**
 * What waits for a decision again, as after an undo or once its case was deleted, is compared with what is on the list now, where the
 * account that it was compared with has left that meanwhile: it would stand in no list until a search met it. `listed` is asked for
 * the list where something waits.
 */
export async function waitAgain(
  reopened: readonly Finding[],
  whose: Whose & { now: number },
  { listed, ...services }: Services & { listed: () => Promise<Listed | undefined> },
): Promise<void> {
  const list = reopened.length > 0 ? await listed() : undefined;
  await compareAnew(list ? leftBehind(reopened, list, mostADay) : [], whose, services);
}

/** Has these compared with what is theirs now, as far as their day allows it. */
export async function compareAnew(
  all: readonly SubmitJob['submitted'][],
  { now, ...whose }: Whose & { now: number },
  { once, enqueue }: Services,
): Promise<void> {
  if (all.length === 0) return;
  const [counter, owner] =
    'userId' in whose ? [whose.userId, { owner: whose.userId }] : [businessSubject(whose.businessId), {}];
  const allowed = { most: mostADay, per: day, now, by: all.length, ...owner };
  if (!(await withinRateLimit(once, `again#${counter}`, allowed))) return;
  await enqueue(all.map((submitted) => ({ ...whose, submitted })));
}
