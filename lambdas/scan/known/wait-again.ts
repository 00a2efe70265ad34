import { day } from '#domain/durations';
import { businessSubject } from '#domain/keys';
import type { Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import type { EnqueueScan } from '../../runtime/scan-queue.ts';
import type { OnceStore } from '../../store/once.ts';
import { leftBehind } from './given-anew.ts';

/** A comparison may ask platforms, whose questions all people share. Beyond them the next search compares it. */
const mostADay = 100;

type Whose = { userId: string } | { businessId: string; givenBy: string };

/**
 * What waits for a decision again, as after an undo or once its case was deleted, is compared with what is on the list now, where the
 * account that it was compared with has left that meanwhile: it would stand in no list until a search met it. `listed` is asked for
 * the list where something waits.
 */
export async function waitAgain(
  reopened: readonly Finding[],
  { now, ...whose }: Whose & { now: number },
  services: {
    listed: () => Promise<Listed | undefined>;
    once: Pick<OnceStore, 'count'>;
    enqueue: EnqueueScan;
  },
): Promise<void> {
  const list = reopened.length > 0 ? await services.listed() : undefined;
  const left = list ? leftBehind(reopened, list, mostADay) : [];
  if (left.length === 0) return;
  const [counter, owner] =
    'userId' in whose ? [whose.userId, { owner: whose.userId }] : [businessSubject(whose.businessId), {}];
  const allowed = { most: mostADay, per: day, now, by: left.length, ...owner };
  if (!(await withinRateLimit(services.once, `again#${counter}`, allowed))) return;
  await services.enqueue(left.map((submitted) => ({ ...whose, submitted })));
}
