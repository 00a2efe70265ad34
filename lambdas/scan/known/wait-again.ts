import type { Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import type { EnqueueScan } from '../../runtime/scan-queue.ts';
import { leftBehind } from './given-anew.ts';

/**
 * What waits for a decision again, as after an undo or once its case was deleted, is compared with what is on the list now, where the
 * account that it was compared with has left that meanwhile: it would stand in no list until a search met it. `listed` is asked for
 * the list where something waits.
 */
export async function waitAgain(
  findings: readonly Finding[],
  whose: { userId: string } | { businessId: string; givenBy: string },
  { listed, enqueue }: { listed: () => Promise<Listed | undefined>; enqueue: EnqueueScan },
): Promise<void> {
  const waiting = findings.filter(({ status }) => status === 'OPEN');
  const list = waiting.length > 0 ? await listed() : undefined;
  const left = list ? leftBehind(waiting, list) : [];
  if (left.length > 0) await enqueue(left.map((submitted) => ({ ...whose, submitted })));
}
